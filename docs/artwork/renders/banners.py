"""
Renders the pictures of the home page's banners: one plug, near, its cable leaving at the right.

    node docs/artwork/renders/looks.ts > /tmp/looks.json
    blender -b -P docs/artwork/renders/banners.py -- /tmp/looks.json /tmp/banners [name ...]

They are written as PNG with the ground of their banner, larger than shown; keep-banners.ts makes of them what is committed.
"""

import json
import math
import os
import shutil
import sys
import tempfile

import bpy
import numpy
from mathutils import Matrix, Vector

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))

import materials  # noqa: E402
import render  # noqa: E402
from denoise import denoise  # noqa: E402

NIGHT, SURFACE = "#0a1626", "#f4f6f8"
SCALE = float(os.environ.get("SCALE", "1.5"))
LENS = 85

# name: the look and its end, the ground, then for each device width, height and the part of the width that the plug takes.
BANNERS = {
    "ultra-48g": ("hdmi-hdmi-6756af05", "a", NIGHT, (760, 700, 0.66), (720, 440, 0.56)),
    "sdi-12g": ("bnc-bnc-5fa3775f", "a", SURFACE, (480, 280, 0.6), (480, 320, 0.64)),
    "fibra": ("lc-lc-1df65112", "a", SURFACE, (480, 280, 0.7), (480, 320, 0.74)),
    "palco": ("xlr-xlr-b0b000ca", "b", SURFACE, (640, 300, 0.62), (420, 420, 0.74)),
    "rede": ("rj45-rj45-e916efaa", "a", SURFACE, (640, 300, 0.52), (420, 420, 0.74)),
}
# Dark things on a dark ground want more light than the same on a white table.
BRIGHTER = 1.7


def main():
    listed, folder, *names = sys.argv[sys.argv.index("--") + 1 :]
    os.makedirs(folder, exist_ok=True)
    looks = {look["name"]: look for look in json.load(open(listed))}
    for name, (look, end, ground, *sizes) in BANNERS.items():
        for device, size in zip(("desktop", "mobile"), sizes):
            path = os.path.join(folder, f"{name}-{device}.png")
            if not os.path.exists(path) and (not names or name in names):
                picture(looks[look], end, ground, size, path)


def picture(look, end, ground, size, path):
    bpy.ops.wm.read_factory_settings(use_empty=True)
    materials.MADE.clear()
    render.YAW = math.radians(60)
    plugs = render.build(look[end], look)
    shown, exits = [], []
    back = Vector((math.sin(render.YAW), math.cos(render.YAW), 0))
    right = Vector((math.cos(render.YAW), -math.sin(render.YAW), 0))
    across = 0.0
    for plug in plugs:
        across += plug.half_width
        exits.append(render.place(plug, right * across, render.YAW, 0))
        across += plug.half_width + 2
        shown.extend(plug.objects)
    render.run(look, exits, 1, [])
    render.light()
    width, height, part = size
    night = ground == NIGHT
    if not night:
        render.ground()
    aim(shown, part, width / height)
    shoot(path, round(width * SCALE), round(height * SCALE), ground, night)


def aim(shown, part, aspect):
    """The plug takes `part` of the width, or most of the height; it stands left of the middle, where no cable is."""
    scene = bpy.context.scene
    camera = bpy.data.objects.new("camera", bpy.data.cameras.new("camera"))
    camera.data.lens, camera.data.sensor_width = LENS, 36
    camera.data.sensor_fit = "HORIZONTAL"
    camera.data.clip_end = 5000
    scene.collection.objects.link(camera)
    scene.camera = camera
    pitch = math.radians(24)
    forward = Vector((0, math.cos(pitch), -math.sin(pitch)))
    right = Vector((1, 0, 0))
    up = right.cross(forward)
    camera.matrix_world = Matrix((right, up, -forward)).transposed().to_4x4()
    points = [made.matrix_world @ v.co for made in shown for v in made.data.vertices]
    cloud = numpy.array([(p.dot(right), p.dot(up), p.dot(forward)) for p in points])
    slope = 18 / LENS
    centre, distance = cloud.mean(axis=0), 100.0
    for _ in range(40):
        depth = distance + cloud[:, 2] - centre[2]
        x, y = (cloud[:, 0] - centre[0]) / depth / slope, (cloud[:, 1] - centre[1]) / depth / slope
        span = max((x.max() - x.min()) / part, (y.max() - y.min()) * aspect / 0.66) / 2
        centre[0] += (x.max() + x.min()) / 2 * slope * distance
        centre[1] += (y.max() + y.min()) / 2 * slope * distance
        distance = max(30.0, distance * span)
    centre[0] += (1 - part) * 0.3 * slope * distance
    centre[1] += 0.05 * slope * distance / aspect
    at = right * centre[0] + up * centre[1] + forward * (centre[2] - distance)
    camera.matrix_world = Matrix.Translation(at) @ camera.matrix_world


def shoot(path, width, height, ground, night):
    scene = bpy.context.scene
    render.settings(scene)
    scene.render.resolution_x, scene.render.resolution_y = width, height
    scene.render.film_transparent = night
    folder = tempfile.mkdtemp(prefix="render-")
    scene.render.filepath = os.path.join(folder, "unused")
    layers = ("Image", "Alpha", "Denoising Albedo", "Denoising Normal")
    render.write_layers(scene, folder, layers)
    bpy.ops.render.render(write_still=False)
    colour, alpha, albedo, normal = (
        render.read_layer(os.path.join(folder, f"{name}0001.exr"), width, height) for name in layers
    )
    shutil.rmtree(folder)
    colour = denoise(colour, albedo, normal, clear="clear" in materials.MADE)
    flat = numpy.array([linear(int(ground[i : i + 2], 16) / 255) for i in (1, 3, 5)])
    # What a white table gives back is the ground of the banner where nothing shades it.
    made = BRIGHTER * colour + (1 - alpha[..., :1]) * flat if night else numpy.clip(colour, 0, 1) * flat
    render.save(made, path)


def linear(value):
    return value / 12.92 if value <= 0.04045 else ((value + 0.055) / 1.055) ** 2.4


main()
