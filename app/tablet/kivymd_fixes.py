"""Cures for what KivyMD 2.0.0 gets wrong.  Each names its symptom; drop it when upstream has mended it."""


def apply() -> None:
    """Call once, before the first KivyMD control is built."""
    _ripples()


def _ripples() -> None:
    """A rippling widget built with no width or height yet dies with "FBO Initialization failed: Incomplete
    attachment": ``M3CommonRipple.init_fbos`` asks for a frame buffer of the widget's size.  Its pixel shader never
    reads the texture that is bound, on which some graphics chips crash.  (kivymd 2.0.0)"""
    from pathlib import Path

    from kivy.graphics import ClearBuffers, ClearColor, Color, Fbo, Rectangle
    from kivymd.uix.behaviors.ripple_behavior import M3_RIPPLE_FS, M3CommonRipple

    shader = "$HEADER$\n" + Path(M3_RIPPLE_FS).read_text().replace(
        "gl_FragColor = ripple_effect;", "gl_FragColor = ripple_effect * texture2D(texture0, tex_coord0);"
    )

    def init_fbos(self: M3CommonRipple) -> None:
        self._phase, self.ripple_pos = 0.0, (0, 0)
        size = max(1, int(self.width)), max(1, int(self.height))
        self.fbo = Fbo(size=size, fs=shader, group="m3_ripple_behavior")
        with self.fbo:
            ClearColor(0, 0, 0, 0)
            ClearBuffers()
            Color(1, 1, 1, 1)
            self.rect = Rectangle(pos=(0, 0), size=size)

    M3CommonRipple.init_fbos = init_fbos
