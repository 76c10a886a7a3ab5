"""What things are made of: metals, plastics and jackets, in the colours of the drawings."""

import math

import bpy
import numpy

METALS = {"nickel": ((0.74, 0.735, 0.72), 0.23), "gold": ((0.93, 0.66, 0.26), 0.2), "copper": ((0.8, 0.42, 0.24), 0.3)}
BLACK = "#2b3038"
CAVITY = "#14171d"
SHELLS = {
    "black": BLACK,
    "white": "#f1f2f0",
    "blue": "#2458a8",
    "green": "#2f8a57",
    "aqua": "#3fb3b8",
    "beige": "#d9cdb4",
}
# How much light the whitest plastic gives back; the table of render.py gives 0.9.
WHITEST = 0.6
MADE = {}


def linear(colour):
    """`#rrggbb` as Cycles wants it."""
    parts = [int(colour[i : i + 2], 16) / 255 for i in (1, 3, 5)]
    return tuple(c / 12.92 if c <= 0.04045 else ((c + 0.055) / 1.055) ** 2.4 for c in parts)


def mixed(colour, other, amount):
    pairs = [(int(colour[i : i + 2], 16), int(other[i : i + 2], 16)) for i in (1, 3, 5)]
    return "#" + "".join(f"{round(a + (b - a) * amount):02x}" for a, b in pairs)


def shader(name, settings):
    if name in MADE:
        return MADE[name]
    made = bpy.data.materials.new(name)
    made.use_nodes = True
    principled = made.node_tree.nodes["Principled BSDF"]
    for key, value in settings.items():
        principled.inputs[key].default_value = value
    MADE[name] = made
    return made


def metal(name):
    colour, rough = METALS["gold" if name == "gold" else "copper" if name == "copper" else "nickel"]
    return shader(f"metal {name}", {"Base Color": (*colour, 1), "Metallic": 1.0, "Roughness": rough})


def dark_metal():
    """The black chrome of stage connectors."""
    return shader("metal black", {"Base Color": (0.05, 0.052, 0.058, 1), "Metallic": 0.85, "Roughness": 0.3})


def plastic(colour, rough=0.38):
    """White ones give back less than the white table under them, or nobody would see where they end."""
    shown = linear(colour)
    less = min(1, WHITEST / max(*shown, 1e-6))
    settings = {"Base Color": (*(part * less for part in shown), 1), "Roughness": rough, "Specular": 0.42}
    return shader(f"plastic {colour} {rough}", settings)


def clear():
    """The polycarbonate of a modular plug: what is in it shows through. It does not bend light, which would take long."""
    settings = {"Base Color": (0.86, 0.9, 0.94, 1), "Roughness": 0.12, "Specular": 0.6, "Alpha": 0.3}
    return shader("clear", settings)


def ceramic():
    return shader("ceramic", {"Base Color": (0.92, 0.91, 0.88, 1), "Roughness": 0.18, "Specular": 0.5})


def jacket(colour, finish):
    """Smooth and flat jackets are soft PVC; a braided one is yarn woven around the cable; its mesh brings the map."""
    if finish != "braided":
        return plastic(colour, 0.46)
    name = f"braid {colour}"
    if name in MADE:
        return MADE[name]
    made = shader(name, {"Base Color": (*linear(colour), 1), "Roughness": 0.62, "Specular": 0.3})
    tree = made.node_tree
    texture = tree.nodes.new("ShaderNodeTexImage")
    texture.image = weave()
    ramp = tree.nodes.new("ShaderNodeMixRGB")
    ramp.inputs["Color1"].default_value = (*linear(mixed(colour, "#000000", 0.62)), 1)
    ramp.inputs["Color2"].default_value = (*linear(mixed(colour, "#ffffff", 0.16)), 1)
    bump = tree.nodes.new("ShaderNodeBump")
    bump.inputs["Strength"].default_value = 0.9
    bump.inputs["Distance"].default_value = 0.35
    principled = tree.nodes["Principled BSDF"]
    link = tree.links.new
    link(texture.outputs["Color"], ramp.inputs["Fac"])
    link(ramp.outputs["Color"], principled.inputs["Base Color"])
    link(texture.outputs["Color"], bump.inputs["Height"])
    link(bump.outputs["Normal"], principled.inputs["Normal"])
    return made


def weave(side=256):
    """Two families of yarn that cross over and under each other: the height of one repeat, 0 to 1."""
    known = bpy.data.images.get("weave")
    if known:
        return known
    v, u = numpy.mgrid[0:side, 0:side] / side
    across, along = 2 * (u + v), 2 * (u - v)
    cell_a, cell_b = numpy.floor(across).astype(int), numpy.floor(along).astype(int)
    inside_a, inside_b = across - cell_a - 0.5, along - cell_b - 0.5
    over = (cell_a + cell_b) % 2 == 0
    first = numpy.sqrt(numpy.clip(1 - (2 * inside_a) ** 2, 0, 1)) * (0.55 + 0.45 * numpy.cos(math.pi * inside_b))
    second = numpy.sqrt(numpy.clip(1 - (2 * inside_b) ** 2, 0, 1)) * (0.55 + 0.45 * numpy.cos(math.pi * inside_a))
    strands = 0.9 + 0.1 * numpy.cos(2 * math.pi * 4 * numpy.where(over, inside_a, inside_b))
    height = numpy.where(over, first, second) * strands
    image = bpy.data.images.new("weave", side, side, float_buffer=True, is_data=True)
    pixels = numpy.ones((side, side, 4), dtype=numpy.float32)
    pixels[..., :3] = height[..., None]
    image.pixels.foreach_set(pixels.ravel())
    image.pack()
    return image
