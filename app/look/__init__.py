"""How everything looks and sounds: colours, type, languages, textures, sounds, places on a screen."""
