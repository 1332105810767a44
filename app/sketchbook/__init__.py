"""The sketchbook: drawing for fun, in all colours."""
