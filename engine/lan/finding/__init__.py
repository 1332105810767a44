"""Finding a table: broadcasts, the addresses of this device, links and codes to photograph."""
