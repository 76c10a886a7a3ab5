"""Every connector of the drawings as a solid, with the same outlines and colours. A builder is named in BUILDERS."""

import math

from materials import BLACK, CAVITY, SHELLS, ceramic, clear, dark_metal, metal, mixed, plastic
from solids import Part, box, cut_box, disc, moved, polygon, toothed


class Look:
    """The colours of one plug, read as the drawings read them: a metal shell keeps a black body."""

    def __init__(self, end, index, cable, jacket):
        shell = end.get("shell")
        accents = end["accents"]
        self.metal_name = "gold" if shell == "gold" else "nickel"
        self.metal = metal(self.metal_name)
        self.body_colour = SHELLS.get(shell, BLACK) if shell not in (None, "nickel", "gold") else BLACK
        self.body = plastic(self.body_colour)
        self.accent_colour = accents[index] if index < len(accents) else accents[0]
        self.accent = plastic(self.accent_colour)
        self.metallic = shell in ("nickel", "gold")
        self.shell = shell
        self.cable = cable
        self.jacket = jacket


def cavity():
    return plastic(CAVITY, 0.6)


def grip(part, width, height, radius, start, length, look):
    """A moulded body: a collar, the grip, and a band in the accent colour between two fine grooves."""
    outline = box(width, height, radius)
    edge = min(0.9, height * 0.1)
    band, rear = start + length * 0.62, start + length * 0.74
    plain = look.accent_colour == look.body_colour
    front = band if not plain else rear
    part.skin(
        outline,
        [(start, edge), (start + edge * 0.08, edge * 0.6), (start + edge * 0.3, edge * 0.28), (start + edge, 0)]
        + [(front - 0.35, 0), (front - 0.12, 0.1), (front, 0.32)],
        look.body,
    )
    if not plain:
        part.skin(
            outline,
            [(band - 0.02, 0.34), (band + 0.05, 0.08), (band + 0.2, 0), (rear - 0.2, 0), (rear - 0.05, 0.08), (rear + 0.02, 0.34)],
            look.accent,
        )
    end = start + length
    part.skin(
        outline,
        [(rear, 0.32), (rear + 0.12, 0.1), (rear + 0.35, 0), (rear + length * 0.07, 0.05), (end - 1.6, height * 0.06)]
        + [(end - 0.7, height * 0.09), (end - 0.2, height * 0.14), (end, height * 0.2)],
        look.body,
    )
    part.half_width, part.half_height = width / 2, height / 2


def finger_ridges(part, width, start, count, look, height):
    """Ridges on both narrow sides of a body."""
    for side in (-1, 1):
        for i in range(count):
            part.block(side * width / 2, 0, start + i * 1.5, 0.5, height * 0.44, 0.8, look.body, 0.12)


def contacts(part, count, pitch, y, start, length, width, thick=0.18):
    for i in range(count):
        part.block((i - (count - 1) / 2) * pitch, y, start, width, thick, length, metal("gold"), 0.03)


HDMI = {
    "hdmi": (13.9, 4.45, (1.9, 2.0), 11.6, (20.4, 10.4, 25)),
    "mini-hdmi": (10.42, 2.42, (1.3, 1.3), 9.6, (15.6, 8, 21)),
    "micro-hdmi": (5.83, 2.2, (0.7, 0.6), 7.0, (11, 6.8, 19)),
}


def hdmi(kind, end, look):
    part = Part(kind)
    width, height, cut, tongue, body = HDMI[kind]
    shell = cut_box(width, height, (cut, cut), radius=0.4 if kind == "hdmi" else 0.3)
    wall = 0.3 if kind == "hdmi" else 0.2
    part.hollow(shell, 0, tongue + 0.6, wall, tongue - 1.2, look.metal, cavity())
    inner = height - 2 * wall
    insert = lambda inset=0.0: shell(inset + wall + 0.02)
    lining = inner * 0.24
    part.hollow(insert, 0.7, tongue - 1, lining, tongue - 1.5, cavity(), cavity(), 0.06)
    across = width * 0.079
    for count, y in ((10, inner / 2 - lining), (9, -inner / 2 + lining)):
        contacts(part, count, across, y, 0.95, tongue * 0.5, across * 0.5, 0.16)
    for side in (-1, 1):
        x = side * width * 0.27
        part.block(x, height / 2 - 0.03, tongue * 0.3, width * 0.15, 0.12, tongue * 0.34, cavity(), 0.02, 0.05)
        part.block(x, height / 2 + 0.01, tongue * 0.34, width * 0.1, 0.12, tongue * 0.3, look.metal, 0.04, 0.05)
    part.prism(box(body[0] * 0.86, body[1] * 0.72, 1.6), tongue - 0.5, tongue + 1, look.body, 0.3)
    grip(part, body[0], body[1], 3 if kind == "hdmi" else body[1] * 0.3, tongue + 0.3, body[2] - 0.3, look)
    finger_ridges(part, body[0] - 0.25, tongue + 5, 5, look, body[1])
    finish(part, end, look, body[0], body[1], tongue, body[2])
    return part


def displayport(kind, end, look):
    part = Part(kind)
    large = kind == "displayport"
    width, height, tongue, body = (16.1, 4.76, 11, (20, 11.4, 26)) if large else (7.5, 4.6, 8.5, (11.6, 8.6, 22))
    cut = (2.3, 2.3) if large else (1.3, 1.3)
    shell = cut_box(width, height, (cut, None if large else cut), radius=0.4)
    part.hollow(shell, 0, tongue + 0.6, 0.28, tongue - 1, look.metal, cavity())
    inner = height - 0.56
    part.hollow(lambda inset=0.0: shell(inset + 0.3), 0.7, tongue - 1, inner * 0.24, tongue - 1.5, cavity(), cavity(), 0.06)
    pitch = width * 0.07
    for y in (inner * 0.26, -inner * 0.26):
        contacts(part, 10, pitch, y, 0.95, tongue * 0.5, pitch * 0.5, 0.16)
    if large:
        for x in (-4.6, 4.6):
            part.block(x, height / 2 + 0.02, 3.2, 2.2, 0.12, 4.4, cavity(), 0.02, 0.1)
            part.prism(box(1.5, 0.9, 0.15, x, height / 2 + 0.1), 3.4, 5.4, look.metal, 0.15)
        button = plastic(mixed(look.body_colour, "#ffffff", 0.12))
        part.prism(box(8, 1.2, 0.4, 0, body[1] / 2 + 0.2), tongue + 3, tongue + 11, button, 0.3)
        for i in range(4):
            part.block(0, body[1] / 2 + 0.85, tongue + 4.4 + i * 1.6, 5.6, 0.35, 0.6, button, 0.1)
    part.prism(box(body[0] * 0.88, body[1] * 0.72, 1.4), tongue - 0.5, tongue + 1, look.body, 0.3)
    grip(part, body[0], body[1], 2, tongue + 0.3, body[2] - 0.3, look)
    finish(part, end, look, body[0], body[1], tongue, body[2])
    return part


def usb_c(_kind, end, look):
    part = Part("usb-c")
    width, height, tongue, body = 8.34, 2.56, 6.7, (12.2, 6.4, 23)
    shell = box(width, height, height / 2 - 0.02)
    part.hollow(shell, 0, tongue + 0.6, 0.3, tongue - 0.6, look.metal, cavity())
    part.hollow(lambda inset=0.0: shell(inset + 0.32), 0.5, tongue - 0.6, 0.42, tongue - 1, cavity(), cavity(), 0.05)
    for y in (0.52, -0.52):
        contacts(part, 12, 0.46, y, 0.7, 3.4, 0.24, 0.1)
    part.prism(box(body[0] * 0.9, body[1] * 0.8, 2.4), tongue - 0.4, tongue + 0.8, look.body, 0.25)
    grip(part, body[0], body[1], 3.1, tongue + 0.2, body[2] - 0.2, look)
    finish(part, end, look, body[0], body[1], tongue, body[2])
    return part


def finish(part, end, look, width, height, tongue, length):
    """A boot behind the body, or at its side when the plug has a right angle."""
    radius = max(look.cable * 0.6, min(width, height) * 0.36)
    if end.get("angled"):
        part.angle_at = tongue + length - min(width, length) * 0.36
        part.angle_from = height / 2
        part.angle_boot = (radius, look)
        part.length = tongue + length
        return
    part.boot(radius, tongue + length, look.cable, look.body)


def bnc(kind, end, look):
    part = Part(kind)
    s = 1.0 if kind == "bnc" else 0.56
    white = plastic("#f3f1ea")
    # The sleeve with its two ramps; a fine bead ends it.
    part.hollow(disc(7.3 * s), 0, 9.7 * s, 1.1 * s, 8.6 * s, look.metal, cavity(), 0.3 * s)
    for half in (0, math.pi):
        for i in range(26):
            t = i / 25
            angle = -0.35 + half - 1.45 * t
            z = 1.2 * s + 5.2 * s * min(1, t * 1.05) if t > 0.06 else 0.8 * s + t * 12 * s
            x, y = 7.3 * s * math.cos(angle), 7.3 * s * math.sin(angle)
            peg(part, x, y, z, 1.0 * s, 0.1 * s, angle, cavity())
        angle = -0.35 + half - 1.45
        peg(part, 7.3 * s * math.cos(angle), 7.3 * s * math.sin(angle), 6.2 * s, 1.35 * s, 0.12 * s, angle, cavity())
    part.hollow(disc(4.25 * s), 1.2 * s, 9 * s, 0.55 * s, 7 * s, look.metal, white, 0.15 * s)
    part.lathe([(0.01, 2.2 * s), (0.35 * s, 2.3 * s), (0.65 * s, 2.9 * s), (0.65 * s, 7.2 * s)], metal("gold"))
    part.prism(toothed(7.75 * s, 36, 0.35 * s), 9.6 * s, 14.6 * s, look.metal, 0.5 * s)
    part.lathe([(6.9 * s, 14.2 * s), (6.9 * s, 15 * s), (5.6 * s, 15.6 * s), (5.6 * s, 19.8 * s), (5.2 * s, 20.2 * s)], look.metal)
    crimp = [(4.4 * s, 20 * s)]
    for i in range(4):
        z = (22 + i * 2.2) * s
        crimp += [(4.4 * s, z), (4.15 * s, z + 0.25 * s), (4.15 * s, z + 0.9 * s), (4.4 * s, z + 1.15 * s)]
    part.lathe([*crimp, (4.4 * s, 31 * s), (4.0 * s, 31.4 * s)], look.metal)
    part.boot(max(look.cable * 0.6, 13 * s * 0.36), 31 * s, look.cable, look.accent, 13 if s == 1 else 10)
    part.half_width = part.half_height = 7.75 * s
    return part


def peg(part, x, y, z, radius, height, angle, material):
    """A flat round patch on a cylinder, seen from outside."""
    nx, ny = math.cos(angle), math.sin(angle)
    tx, ty = -ny, nx
    rings = []
    for lift in (-0.3 * radius, height):
        ring = []
        for i in range(20):
            a = 2 * math.pi * i / 20
            u, v = radius * math.cos(a), radius * math.sin(a)
            drop = u * u / (2 * max(math.hypot(x, y), 0.1))
            ring.append((x + tx * u + nx * (lift - drop), y + ty * u + ny * (lift - drop), z + v))
        rings.append(ring)
    part.loft(rings, material)


def din(_kind, end, look):
    part = Part("din")
    part.hollow(disc(2.6), 0, 5.5, 0.4, 4.6, look.metal, plastic("#f3f1ea"), 0.15)
    part.lathe([(0.01, 0.9), (0.3, 1.0), (0.45, 1.4), (0.45, 4.7)], metal("gold"))
    for i in range(4):
        angle = math.pi / 4 + i * math.pi / 2
        for z in (0.5, 1.3, 2.1, 2.9, 3.7):
            peg(part, 2.6 * math.cos(angle), 2.6 * math.sin(angle), z, 0.45, 0.03, angle, cavity())
    part.prism(toothed(3.4, 28, 0.2), 5.4, 12.4, look.metal, 0.3)
    part.lathe([(2.7, 12.3), (2.7, 14), (3.1, 14.2), (3.1, 21.8), (2.9, 22.1)], look.metal)
    part.boot(max(look.cable * 0.6, 2.6), 22, look.cable, look.accent, 11)
    part.half_width = part.half_height = 3.4
    return part


def dsub(kind, end, look):
    part = Part(kind)
    vga = kind == "vga"
    shell_w, shell_h = (16.6, 8.2) if vga else (24, 8.6)
    cut = (1.5, 6.4) if vga else (1.4, 6.2)
    flange, screw, hood = ((31, 12.6), 12.3, (31, 15)) if vga else ((37, 14), 16, (40, 16.5))
    shell = cut_box(shell_w, shell_h, (cut, cut), radius=1.0)
    insulator = plastic("#2f62b5" if vga else "#eceae2")
    part.hollow(shell, 0, 6.2, 0.45, 4.8, look.metal, insulator, 0.2)
    rows = 5 if vga else 8
    pitch = 2.3 if vga else 1.95
    for row in (-1, 0, 1):
        for i in range(rows):
            x = (i - (rows - 1) / 2) * pitch + ((-0.55 if row == 0 else 0.3) if vga else -2.6)
            x *= 0.94 if vga and row == 1 else 1
            part.lathe([(0.01, 1.0), (0.3, 1.15), (0.45, 1.6), (0.45, 5)], metal("gold"), x, -row * 2)
    if not vga:
        part.block(8.4, 0, 1.2, 4, 1, 4, metal("gold"), 0.12)
    nickel = metal("nickel")
    part.prism(box(flange[0], flange[1], 1.6), 6, 7.1, nickel, 0.2)
    for side in (-1, 1):
        thread = [(0.9, 0.5)] + [(r, 0.9 + i * 0.35) for i, r in enumerate([1.35, 1.1] * 7)]
        part.lathe([*thread, (1.4, 6)], nickel, side * screw)
        part.lathe([(2.4, 20), (2.4, 21.5)], nickel, side * screw)
        part.prism(moved(toothed(3.1, 18, 0.3), side * screw, 0), 21, 30, plastic(mixed(look.body_colour, "#000000", 0.12)), 0.5)
    part.prism(box(hood[0], hood[1], 2.6), 7, 21, look.body, 0.5, 1.2)
    waist = box(hood[0] * 0.58, hood[1] * 0.92, 2.6)
    accent = look.accent if look.accent_colour != look.body_colour else look.body
    part.prism(waist, 20, 26.2, accent, 0.4, 0.2)
    part.prism(waist, 26, 35, look.body, 0.2, 1.6, hood[1] * 0.1)
    for side in (-1, 1):
        for i in range(4):
            part.block(0, side * hood[1] * 0.46, 27.5 + i * 1.5, hood[0] * 0.3, 0.6, 0.7, look.body, 0.15)
    part.boot(max(look.cable * 0.6, hood[1] * 0.36), 34.6, look.cable, look.body, 14)
    part.half_width, part.half_height = hood[0] / 2, hood[1] / 2
    return part


def rca(_kind, end, look):
    part = Part("rca")
    part.lathe([(0.01, 0), (0.9, 0.15), (1.45, 0.9), (1.6, 1.6), (1.6, 12)], look.metal)
    part.hollow(disc(4.8), 6.6, 14.2, 0.75, 13, look.metal, plastic("#f3f1ea"), 0.3)
    for i in range(4):
        angle = math.pi / 4 + i * math.pi / 2
        for step in range(12):
            peg(part, 4.8 * math.cos(angle), 4.8 * math.sin(angle), 6.9 + step * 0.42, 0.38, 0.03, angle, cavity())
    part.lathe([(5.2, 13.9), (5.7, 14.3), (5.7, 16.6), (5.3, 17)], look.metal)
    part.lathe([(5.4, 16.9), (5.85, 17.2), (5.85, 21.7), (5.5, 22)], look.accent)
    part.lathe([(5.2, 22), (5.2, 22.5), (5.7, 22.7), (5.7, 24.2), (5.4, 24.4)], look.body)
    part.prism(toothed(5.75, 26, 0.28), 24.2, 34.2, look.body, 0.4)
    part.lathe([(5.4, 34), (5.7, 34.3), (5.7, 36), (5.4, 38.5), (4.5, 41.6), (3.9, 42.2)], look.body)
    part.boot(max(look.cable * 0.6, 3.9), 42, look.cable, look.body, 12)
    part.half_width = part.half_height = 5.85
    return part


RINGS = {"p2": 2, "p3": 3, "p10-ts": 1, "p10-trs": 2}


def jack(kind, end, look):
    part = Part(kind)
    small = kind in ("p2", "p3")
    r, length, wide, long = (1.75, 14, 4.6, 25) if small else (3.175, 30.5, 7.4, 40)
    male = end["gender"] == "male"
    front = length if male else 0
    body = look.metal if look.metallic else look.body
    if male:
        pin(part, kind, r, length, look)
        part.lathe([(wide * 0.7, front - 0.3), (wide * 0.95, front), (wide, front + 0.35), (wide, front + long * 0.12), (wide * 0.96, front + long * 0.125)], body)
    else:
        part.hollow(disc(wide), 0, long * 0.12, wide - r - 0.9, 0.8, body, look.metal, 0.35)
        part.hollow(disc(r + 0.9), 0.3, 2, 0.8, 1.9, look.metal, plastic("#050608", 0.7), 0.1)
    ring = wide * 1.015 if look.accent_colour != look.body_colour else wide * 0.985
    part.lathe([(ring * 0.96, front + long * 0.12), (ring, front + long * 0.13), (ring, front + long * 0.2), (ring * 0.96, front + long * 0.21)], look.accent)
    z = front + long * 0.21
    part.lathe([(wide * 0.95, z - 0.05), (wide, z + 0.3), (wide, front + long * 0.34), (wide * 0.95, front + long * 0.345)], body)
    part.prism(toothed(wide * 1.0, 30 if small else 40, 0.22), front + long * 0.34, front + long * 0.68, body, 0.25)
    end_z = front + long
    part.lathe([(wide * 0.95, front + long * 0.675), (wide, front + long * 0.69), (wide, front + long * 0.78), (wide * 0.86, end_z - 1.2), (wide * 0.74, end_z), (wide * 0.6, end_z + 0.2)], body)
    if end.get("angled"):
        part.angle_at, part.angle_from = end_z - wide * 1.2, wide * 0.8
        part.angle_boot = (max(look.cable * 0.6, wide * 0.54), look)
        part.length = end_z
    else:
        part.boot(max(look.cable * 0.6, wide * 0.54), end_z, look.cable, look.body, 10 if small else 14)
    part.half_width = part.half_height = wide
    return part


def pin(part, kind, r, length, look):
    """From the point: cone, ball and neck, then black rings and contacts in turn, and the sleeve."""
    rings = RINGS[kind]
    ball, neck = length * 0.13, length * 0.22
    first = length * (0.3 if rings == 1 else 0.24)
    tip = [(0.01, 0), (r * 0.3, length * 0.006), (r * 0.5, length * 0.03), (r * 0.93, length * 0.11), (r * 0.97, ball)]
    tip += [(r * 0.93, length * 0.155), (r * 0.72, length * 0.195), (r * 0.72, neck - length * 0.01), (r, neck), (r, first)]
    part.lathe(tip, look.metal)
    step = length * 0.16
    black = plastic("#101216", 0.4)
    for i in range(rings):
        z = first + i * step
        part.lathe([(r * 0.985, z - 0.02), (r * 0.985, z + length * 0.045)], black)
        part.lathe([(r * 0.97, z + length * 0.044), (r, z + length * 0.05), (r, z + step - 0.05), (r * 0.97, z + step)], look.metal)
    z = first + rings * step
    part.lathe([(r * 0.985, z - 0.02), (r * 0.985, z + 0.05)], black)
    part.lathe([(r * 0.97, z), (r, z + 0.1), (r, length + 0.3)], look.metal)


PINS = ((-3.4, 1.6), (3.4, 1.6), (0, -3.6))


def xlr(_kind, end, look):
    part = Part("xlr")
    black = look.shell == "black"
    shell = dark_metal() if black else look.metal
    radius = 9.5
    male = end["gender"] == "male"
    insert = plastic("#20242b", 0.5)
    contact = metal("gold")
    if male:
        part.hollow(disc(radius), 0, 20, 0.95, 12.5, shell, insert, 0.35)
        part.block(0, 8.1, 3, 2.4, 1.6, 9, shell, 0.1)
        for x, y in PINS:
            part.lathe([(0.01, 1.6), (0.7, 1.8), (1.15, 2.6), (1.2, 3.4), (1.2, 13)], contact, x, y)
        part.prism(box(4.4, 0.4, 0.2, 0, radius * 0.985), 9, 14, cavity(), 0.1)
    else:
        part.lathe([(7.7, 0), (8.1, 0.35), (8.1, 8.4)], insert)
        for x, y in PINS:
            part.lathe([(1.95, -0.02), (1.75, -0.05), (1.6, 0.02)], contact, x, y, True)
            part.lathe([(1.55, -0.06), (1.5, 0.05)], plastic("#030406", 0.8), x, y)
        part.block(0, 7.2, -0.03, 2.6, 1.9, 8, plastic("#050608", 0.8), 0.02)
        part.lathe([(8.0, 7.6), (9.1, 8), (radius, 8.5), (radius, 20)], shell)
        part.block(0, radius - 0.25, 8.6, 6.6, 0.62, 12, cavity(), 0.05, 0.3)
        part.prism(box(5.2, 1.6, 0.6, 0, radius + 0.3), 9, 20, metal("nickel"), 0.4)
        for i in range(3):
            part.block(0, radius + 1.15, 10.5 + i * 1.5, 4, 0.3, 0.7, metal("nickel"), 0.1)
    part.lathe([(radius * 0.97, 19.9), (radius * 0.97, 20.6), (radius, 21), (radius, 40.5), (radius * 0.97, 41)], shell)
    accent = look.accent
    part.lathe([(radius * 0.955, 40.8), (radius * 0.98, 41.2), (radius * 0.98, 44.1), (radius * 0.955, 44.5)], accent)
    rubber = plastic("#23272e", 0.55)
    taper = [(radius * 0.93, 44.4), (radius * 0.92, 44.9), (radius * 0.9, 46)]
    for i in range(5):
        z, r = 47.2 + i * 2, radius * (0.88 - i * 0.055)
        taper += [(r, z), (r - 0.5, z + 0.3), (r - 0.5, z + 0.9), (r - 0.25, z + 1.2)]
    part.lathe([*taper, (radius * 0.57, 57.6)], rubber)
    part.boot(max(look.cable * 0.6, 13 * 0.36), 57.4, look.cable, rubber, 11, 4)
    part.half_width = part.half_height = radius
    return part


def speakon(_kind, _end, look):
    part = Part("speakon")
    black = plastic("#11151d", 0.45)
    part.hollow(disc(10.6), 0, 14.2, 1.6, 11, look.body, black, 0.5)
    part.hollow(disc(6.6), 0.6, 12, 2.2, 11, plastic("#2b313b", 0.45), black, 0.3)
    part.lathe([(0.01, 1.6), (2.4, 1.8), (2.6, 2.2), (2.6, 11)], plastic("#2b313b", 0.45))
    for i in range(4):
        angle = math.pi / 4 + i * math.pi / 2
        x, y = 7.6 * math.cos(angle), 7.6 * math.sin(angle)
        part.block(x, y, 2, 2, 2, 9, metal("copper"), 0.2)
    for angle in (1.9, 0.5, -1.2, 3.6):
        for step in range(11):
            peg(part, 10.6 * math.cos(angle), 10.6 * math.sin(angle), 0.9 + step * 0.95, 1.0, 0.06, angle, black)
    body = plastic(mixed(look.body_colour, "#ffffff", 0.04), 0.42)
    part.lathe([(11.6, 14), (12.4, 14.6), (12.4, 26.8), (12.1, 27)], body)
    part.prism(box(7.2, 1.6, 0.6, 0, 12.2), 15, 24, look.accent, 0.4)
    for i in range(4):
        part.block(0, 13.0, 16.8 + i * 1.6, 5, 0.4, 0.7, look.accent, 0.12)
    part.lathe([(12.1, 27), (12.55, 27.3), (12.55, 29.7), (12.1, 30)], look.accent)
    part.lathe([(11.2, 30), (11.6, 30.4), (11.6, 32)], look.body)
    part.prism(toothed(11.75, 34, 0.5), 32, 46, look.body, 0.6)
    part.lathe([(11.4, 45.9), (11.5, 46.5), (11.2, 48), (10.6, 50), (7.4, 57.4), (6.8, 58)], look.body)
    part.boot(max(look.cable * 0.6, 14 * 0.36), 57.8, look.cable, look.body, 9, 3)
    part.half_width = part.half_height = 12.5
    return part


def banana(_kind, _end, look):
    part = Part("banana")
    gold = metal("nickel") if look.shell == "nickel" else metal("gold")
    part.lathe([(0.01, 0), (0.8, 0.2), (1.5, 1.4), (1.87, 2.8), (2.05, 5), (2.28, 8.5), (2.28, 11), (1.95, 14), (1.87, 19)], gold)
    for i in range(4):
        angle = math.pi / 4 + i * math.pi / 2
        for step in range(28):
            z = 4 + step * 0.4
            r = 2.0 + 0.28 * math.sin(math.pi * min(1, (z - 3) / 12))
            peg(part, r * math.cos(angle), r * math.sin(angle), z, 0.25, 0.05, angle, cavity())
    part.lathe([(4.4, 18.5), (4.9, 18.9), (4.9, 21.4), (4.7, 21.6)], gold)
    part.lathe([(4.7, 21.6), (5.05, 21.8), (5.05, 25.3), (4.7, 25.6)], look.accent)
    part.lathe([(4.6, 25.6), (4.9, 25.8), (4.9, 27.1), (4.7, 27.2)], gold)
    part.prism(toothed(4.95, 26, 0.25), 27, 37, gold, 0.3)
    part.lathe([(4.7, 36.9), (4.9, 37.2), (4.9, 39.6), (4, 43.4), (3.6, 43.7)], gold)
    part.boot(max(look.cable * 0.6, 3.3), 43.4, look.cable, look.body, 9, 4)
    part.half_width = part.half_height = 5.05
    return part


def toslink(_kind, _end, look):
    part = Part("toslink")
    nose = plastic(mixed(look.body_colour, "#888f9b", 0.16))
    part.hollow(disc(1.6), 0, 3.4, 0.55, 0.5, nose, plastic("#ff6a5c", 0.2), 0.12)
    c = (1.7, 1.7)
    key = cut_box(6.4, 6.4, (None, None), (c, c), radius=0.3)
    part.prism(key, 3, 11.3, nose, 0.3)
    for side in (-1, 1):
        part.block(side * 3.2, -0.4, 6, 0.7, 2.2, 2.6, nose, 0.25)
    grip(part, 9.8, 9.8, 1.6, 11, 17, look)
    for i in range(5):
        part.block(0, 4.9, 13.4 + i * 1.5, 5.6, 0.5, 0.75, look.body, 0.15)
    part.boot(max(look.cable * 0.6, 9 * 0.36), 28, look.cable, look.body, 12)
    return part


def ferrule(part, radius, x, z, length):
    part.lathe([(radius * 0.45, z), (radius * 0.8, z + 0.1), (radius, z + 0.35), (radius, z + length)], ceramic(), x)
    part.lathe([(radius * 0.12, z - 0.01), (radius * 0.1, z + 0.02)], plastic("#30343c", 0.3), x)


def lc(_kind, end, look):
    part = Part("lc")
    boots = end["accents"]
    across = [(i - (len(boots) - 1) / 2) * 6.25 for i in range(len(boots))]
    for x, boot in zip(across, boots):
        ferrule(part, 0.62, x, 0, 6)
        part.hollow(box(4.4, 4.4, 0.3, x), 3.2, 14.6, 0.9, 5.4, look.body, cavity(), 0.12)
        part.prism(box(5.2, 5.6, 0.4, x), 14.2, 23.4, look.body, 0.3)
        lever = [(x - 1.3, 2.1), (x + 1.3, 2.1), (x + 1.3, 2.9), (x - 1.3, 2.9)]
        loops = []
        for z, lift in ((6.4, -0.2), (7.4, 0.35), (12, 1.0), (17, 1.75), (20.5, 2.1), (20.9, 1.9)):
            loops.append([(px, py + lift, z) for px, py in lever])
        part.loft(loops, look.body)
        part.block(x, 2.3, 6.6, 4.2, 0.7, 1.6, look.body, 0.15)
        profile = [(2.1, 23.2), (2.1, 24)]
        for i in range(6):
            z, r = 24.6 + i * 2, 2.1 - i * 0.11
            profile += [(r, z), (r, z + 1.2), (r - 0.4, z + 1.35), (r - 0.4, z + 1.85)]
        part.lathe([*profile, (1.35, 36.6), (1.25, 37.4)], plastic(boot), x)
        if len(boots) > 1:
            part.lathe([(1.0, 37), (1.0, 48.5)], look.jacket, x)
    if len(boots) > 1:
        clip = plastic(mixed(look.body_colour, "#ffffff", 0.14))
        part.prism(box(12.3, 6.6, 0.6), 18.4, 22.6, clip, 0.35)
        sleeve(part, 48, look)
    else:
        part.length = 37.2
    part.half_width, part.half_height = (6.2 if len(boots) > 1 else 2.7), 3.3
    return part


def sleeve(part, z, look):
    """Where two fibres become one cable."""
    sleeve_material = plastic(mixed(look.jacket_colour, "#000000", 0.25))
    part.prism(box(9.6, max(3.6, look.cable * 1.1), 1.6), z, z + 8, sleeve_material, 0.6)
    part.length = z + 7.6


def sc(_kind, end, look):
    part = Part("sc")
    boots = end["accents"]
    across = [(i - (len(boots) - 1) / 2) * 12.7 for i in range(len(boots))]
    for x, boot in zip(across, boots):
        ferrule(part, 1.25, x, 0, 7)
        part.hollow(box(6.6, 4.8, 0.3, x), 3.6, 8, 1.0, 6.4, plastic("#e9e7df"), cavity(), 0.12)
        part.hollow(box(9, 7.4, 0.4, x), 6.4, 23.6, 1.0, 7.6, look.body, plastic("#e9e7df"), 0.15)
        part.prism(box(3, 1, 0.2, x, 4.0), 9, 18, look.body, 0.2)
        for side in (-1, 1):
            part.block(x + side * 4.5, 0, 11, 0.3, 4.4, 6, plastic(mixed(look.body_colour, "#000000", 0.3)), 0.06)
        profile = [(2.7, 23.4), (2.7, 24.4)]
        for i in range(6):
            z, r = 25 + i * 2.2, 2.7 - i * 0.14
            profile += [(r, z), (r, z + 1.35), (r - 0.5, z + 1.5), (r - 0.5, z + 2.05)]
        part.lathe([*profile, (1.8, 38.6), (1.7, 39.5)], plastic(boot), x)
        if len(boots) > 1:
            part.lathe([(1.0, 39), (1.0, 50.5)], look.jacket, x)
    if len(boots) > 1:
        part.prism(box(15.6, 5, 0.8), 16, 22, plastic(mixed(look.body_colour, "#ffffff", 0.14)), 0.35)
        part.prism(box(16.5, max(3.6, look.cable * 1.1), 1.6), 50, 58, plastic(mixed(look.jacket_colour, "#000000", 0.25)), 0.6)
        part.length = 57.6
    else:
        part.length = 39.3
    part.half_width, part.half_height = (10.9 if len(boots) > 1 else 4.5), 4.2
    return part


WIRES = ("#f0b98a", "#e0762f", "#b9dcae", "#2f62b5", "#a9c3e8", "#3c8f4e", "#d8bfa5", "#7a4c2b")


def rj45(_kind, _end, look):
    """Laid with its contacts up, as one shows it: eight contacts in front, coloured wires in a clear body, the clip below."""
    part = Part("rj45")
    shielded = look.metallic
    body = clear()
    if shielded:
        part.prism(box(11.7, 6.5, 0.25), 5.6, 21.5, look.metal, 0.15)
        part.prism(box(11.5, 6.3, 0.2), 0, 6, body, 0.2)
        for side in (-1, 1):
            part.block(side * 5.86, 0.6, 9, 0.12, 1.6, 5, cavity(), 0.02)
    else:
        part.prism(box(11.7, 6.5, 0.25), 0, 21.5, body, 0.2)
    for i in range(8):
        x = (i - 3.5) * 1.15
        part.block(x, 1.5, 0.35, 0.5, 3.7, 5.6, metal("gold"), 0.08)
        part.block(x, 3.3, 0.6, 0.5, 0.3, 5.2, metal("gold"), 0.05)
        if not shielded:
            part.lathe([(0.46, 3.4), (0.48, 3.6), (0.48, 21)], plastic(WIRES[i]), x, 0.2)
    clip = [(-3, -3.6), (3, -3.6), (3, -2.9), (-3, -2.9)]
    loops = []
    for z, drop in ((1.2, 0.1), (3, -0.5), (9, -1.4), (16, -2.2), (17.5, -2.3)):
        loops.append([(px * (1 if z > 4 else 0.6), py + drop, z) for px, py in clip])
    part.loft(loops, body)
    boot = look.accent
    part.prism(box(12.4, 8.2, 1.4), 19.2, 28.5, boot, 0.5, 0.8, 1.2)
    part.block(0, -4.6, 16.5, 6.4, 1.4, 8, boot, 0.4)
    for i in range(3):
        part.block(0, 4.02, 21.4 + i * 1.7, 6.5, 0.35, 0.8, boot, 0.1)
    part.boot(max(look.cable * 0.6, 3.4), 28.2, look.cable, boot, 11, 4)
    part.half_width, part.half_height = 6.2, 4.4
    return part


BUILDERS = {
    "hdmi": hdmi,
    "mini-hdmi": hdmi,
    "micro-hdmi": hdmi,
    "displayport": displayport,
    "mini-displayport": displayport,
    "usb-c": usb_c,
    "bnc": bnc,
    "micro-bnc": bnc,
    "din-1.0-2.3": din,
    "vga": dsub,
    "dvi": dsub,
    "rca": rca,
    "p2": jack,
    "p3": jack,
    "p10-ts": jack,
    "p10-trs": jack,
    "xlr": xlr,
    "speakon": speakon,
    "banana": banana,
    "toslink": toslink,
    "lc": lc,
    "sc": sc,
    "rj45": rj45,
}
JOINED = ("lc", "sc")
