"""What browsers are shown at a table of this device: pages, words, pictures.  Loaded when the host opens its door."""
