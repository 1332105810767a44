"""The faces that players drew, by seat, in the ink codec."""

from app.play.remote_players import RemotePlayers
from engine.library import Library
from engine.table import AnyScene


def drawn_faces(scene: AnyScene, library: Library, company: RemotePlayers) -> dict[int, bytes]:
    """Of the players that this tablet knows, and of those on other devices."""
    faces = {}
    for number, seat in enumerate(scene.seats):
        player = library.player(seat.player)
        face = player.face if player is not None else company.face(number)
        if face:
            faces[number] = face
    return faces
