"""
Renders the pictures of the demo's cables: both ends side by side on white, with the true jacket, boots, metals and colours.

    node docs/artwork/renders/looks.ts > /tmp/looks.json
    blender -b -P docs/artwork/renders/render.py -- /tmp/looks.json /tmp/renders [name ...]

A picture that is there already is left alone, so it can be stopped and started again. SIDE and SAMPLES of the environment
make a quick proof. keep.ts makes of the PNG what is committed.
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
from connectors import BUILDERS, JOINED, Look  # noqa: E402
from denoise import denoise  # noqa: E402
from materials import jacket, mixed, plastic  # noqa: E402
from solids import Part, box, disc  # noqa: E402

SIDE = int(os.environ.get("SIDE", "1000"))
SAMPLES = int(os.environ.get("SAMPLES", "10"))
THREADS = int(os.environ.get("THREADS", "2"))
YAW = math.radians(37)
PITCH = math.radians(39)
LENS = 85
# How much light the table gives back, how white it is where nothing shades it, and the part of the key light in that.
TABLE = 0.9
WHITE = 1.02
KEY = 0.42


def main():
    listed, folder, *names = sys.argv[sys.argv.index("--") + 1 :]
    os.makedirs(folder, exist_ok=True)
    for look in json.load(open(listed)):
        path = os.path.join(folder, f"{look['name']}.png")
        if os.path.exists(path) or (names and look["name"] not in names):
            continue
        picture(look, path)


def picture(look, path):
    bpy.ops.wm.read_factory_settings(use_empty=True)
    materials.MADE.clear()
    shown = lay_out(look)
    light()
    ground()
    aim(shown)
    render(path)


class Lead:
    """A cable from a point: where, which way (degrees around the vertical axis, 0 is straight back), how thick."""

    def __init__(self, at, heading, spec, diameter):
        self.at, self.heading, self.spec, self.diameter = at, heading, spec, diameter


def lay_out(look):
    """Both ends beside each other; what the camera must have in the picture."""
    shown = []
    plugs_a, plugs_b = build(look["a"], look), build(look["b"], look)
    gap = 9 if max(len(plugs_a), len(plugs_b)) == 1 else 6
    across = 0.0
    right = Vector((math.cos(YAW), -math.sin(YAW), 0))
    back = Vector((math.sin(YAW), math.cos(YAW), 0))
    longest = max(part.length for part in plugs_a + plugs_b)
    for side, plugs in ((-1, plugs_a), (1, plugs_b)):
        exits = []
        for part in plugs:
            angled = hasattr(part, "angle_at")
            wide = part.half_height if angled else part.half_width
            across += wide
            # The second end lies a little further back, as things do that somebody put down.
            origin = right * across + back * ((longest - part.length) * 0.35 + (7 if side == 1 else 0))
            exits.append(place(part, origin, YAW + side * 0.035, side if angled else 0))
            across += wide + gap + (14 if angled and side == -1 else 0)
            shown.extend(part.objects)
        across += gap
        run(look, exits, side, shown)
    return shown


def build(end, look):
    spec = look["jacket"]
    count = 1 if end["kind"] in JOINED else len(end["accents"])
    cable = spec["diameter"] if count == 1 else spec["diameter"] * (0.52 if count == 2 else 0.44)
    parts = []
    for index in range(count):
        colours = Look(end, index, cable, jacket(spec["colour"], spec["finish"]))
        colours.jacket_colour = spec["colour"]
        parts.append(BUILDERS[end["kind"]](end["kind"], end, colours))
        parts[-1].cable = cable
    return parts


def place(part, origin, yaw, lean):
    """Lays a plug on the table; one with a right angle lies on its side, its cable to the left or to the right."""
    back = Vector((math.sin(yaw), math.cos(yaw), 0))
    up = Vector((0, 0, 1))
    if lean:
        side_boot(part)
        up = Vector((-math.cos(yaw), math.sin(yaw), 0)) * lean
    turned = Matrix((up.cross(back), up, back)).transposed()
    lowest = min((turned @ v.co).z for made in part.objects for v in made.data.vertices)
    at = origin + Vector((0, 0, -lowest))
    matrix = Matrix.Translation(at) @ turned.to_4x4()
    for made in part.objects:
        made.matrix_world = matrix
    if lean:
        leaves = matrix @ Vector((0, -part.reach, part.angle_at))
        return Lead(leaves, yaw + lean * math.pi / 2, None, part.cable)
    return Lead(matrix @ Vector((0, 0, part.length)), yaw, None, part.cable)


def side_boot(part):
    radius, look = part.angle_boot
    boot = Part("boot")
    boot.boot(radius, part.angle_from - 0.4, look.cable, look.body, 11)
    for made in boot.objects:
        for vertex in made.data.vertices:
            x, y, z = vertex.co
            vertex.co = (x, -z, part.angle_at + y)
    part.objects.extend(boot.objects)
    part.reach = boot.length


def run(look, exits, side, shown):
    """The cable from the plugs of one end out of the picture; several leads meet in a sleeve first."""
    spec = look["jacket"]
    material = jacket(spec["colour"], spec["finish"])
    if len(exits) == 1:
        lead = exits[0]
        path = wander(lead.at, lead.heading, spec, side)
        shown.append(sweep(path, spec, material))
        return
    heading = YAW + side * 0.03
    back = Vector((math.sin(heading), math.cos(heading), 0))
    right = Vector((math.cos(heading), -math.sin(heading), 0))
    centre = sum((lead.at for lead in exits), Vector()) / len(exits)
    meet = Vector((centre.x, centre.y, spec["diameter"] * 0.55)) + back * (34 + 12 * len(exits))
    thin = {**spec, "diameter": exits[0].diameter, "finish": spec["finish"]}
    spread = spec["diameter"] * 0.3
    for i, lead in enumerate(exits):
        aim_at = meet + right * (spread * (2 * i / (len(exits) - 1) - 1)) + back * 3
        path = curve(lead.at, back, aim_at, back)
        shown.append(sweep(path, thin, material))
    part = Part("sleeve")
    thick = spec["diameter"] / 2
    part.lathe(
        [(thick * 0.9, -0.4), (thick * 1.25, 0), (thick * 1.38, 0.6), (thick * 1.38, 15), (thick * 1.25, 17), (thick * 0.95, 17.4)],
        plastic(mixed(spec["colour"], "#000000", 0.3), 0.5),
    )
    place_flat(part, meet, heading)
    shown.extend(part.objects)
    sweep(wander(meet + back * 15, heading, spec, side), spec, material)


def place_flat(part, at, heading):
    back = Vector((math.sin(heading), math.cos(heading), 0))
    up = Vector((0, 0, 1))
    turned = Matrix((up.cross(back), up, back)).transposed()
    lowest = min((turned @ v.co).z for made in part.objects for v in made.data.vertices)
    matrix = Matrix.Translation(Vector((at.x, at.y, -lowest))) @ turned.to_4x4()
    for made in part.objects:
        made.matrix_world = matrix


def curve(start, leaving, end, arriving, steps=60):
    reach = (end - start).length * 0.42
    b, c = start + leaving * reach, end - arriving * reach
    points = []
    for i in range(steps + 1):
        t = i / steps
        points.append((1 - t) ** 3 * start + 3 * (1 - t) ** 2 * t * b + 3 * (1 - t) * t * t * c + t**3 * end)
    return points


def wander(at, heading, spec, side):
    """From where the plug ends down to the table and away, in the wide bend that a cable has by itself."""
    flat = spec["finish"] == "flat"
    rest = spec["diameter"] * (0.17 if flat else 0.5)
    away = YAW + side * 0.02
    points, here, turn = [], Vector((at.x, at.y, at.z)), heading
    fall = max(26.0, 2.6 * abs(at.z - rest))
    for step in range(420):
        t = min(1.0, step / fall)
        height = at.z + (rest - at.z) * (t * t * (3 - 2 * t))
        points.append(Vector((here.x, here.y, height)))
        wish = away + (0.30 * math.sin(step / 46.0) if step > 0 else 0) * (1 if side == 1 else 0.8)
        turn += max(-0.032, min(0.032, (wish - turn) * 0.06))
        here += Vector((math.sin(turn), math.cos(turn), 0))
    # What comes before it is inside the boot.
    first = points[0] - (points[1] - points[0]).normalized() * 3
    return [first, *points]


def sweep(points, spec, material):
    """A cable along points, with the map of its weave: once around is one repeat on each side."""
    diameter, flat = spec["diameter"], spec["finish"] == "flat"
    radius = diameter / 2
    outline = box(diameter, diameter * 0.34, diameter * 0.16)() if flat else disc(radius, count=40)()
    count = len(outline)
    vertices, faces, places = [], [], []
    travelled = 0.0
    for i, point in enumerate(points):
        before, after = points[max(0, i - 1)], points[min(len(points) - 1, i + 1)]
        along = (after - before).normalized()
        side = along.cross(Vector((0, 0, 1))).normalized()
        up = side.cross(along)
        if i:
            travelled += (point - points[i - 1]).length
        places.append(travelled)
        vertices += [tuple(point + side * x + up * y) for x, y in outline]
    for i in range(len(points) - 1):
        for k in range(count):
            j = (k + 1) % count
            faces.append((i * count + k, i * count + j, (i + 1) * count + j, (i + 1) * count + k))
    mesh = bpy.data.meshes.new("cable")
    mesh.from_pydata(vertices, [], faces)
    layer = mesh.uv_layers.new(name="weave")
    repeat = 2 * math.pi * radius / 5
    values = []
    for i in range(len(points) - 1):
        for k in range(count):
            u0, u1 = k / count * 5, (k + 1) / count * 5
            v0, v1 = places[i] / repeat, places[i + 1] / repeat
            values += [u0, v0, u1, v0, u1, v1, u0, v1]
    layer.data.foreach_set("uv", values)
    mesh.polygons.foreach_set("use_smooth", [True] * len(faces))
    mesh.materials.append(material)
    made = bpy.data.objects.new("cable", mesh)
    bpy.context.scene.collection.objects.link(made)
    return made


def light():
    """A studio that nobody sees: a wide soft box above, one at the left, a dark wall that metals mirror."""
    width, height = 256, 128
    v, u = numpy.mgrid[0:height, 0:width]
    high = (v + 0.5) / height * math.pi - math.pi / 2
    round_ = (u + 0.5) / width * 2 * math.pi - math.pi
    soft = lambda value, edge, blur: 1 / (1 + numpy.exp(-(value - edge) / blur))
    grey = 0.30 + 0.45 * soft(high, 0.15, 0.18)
    above = soft(high, 0.95, 0.07)
    left = soft(high, 0.12, 0.05) * soft(-high, -0.85, 0.05) * soft(-numpy.abs(round_ - 1.25), -0.5, 0.04)
    wall = soft(high, -0.1, 0.05) * soft(-high, -0.6, 0.06) * soft(-numpy.abs(round_ + 1.1), -0.42, 0.05)
    far = soft(high, 0.02, 0.03) * soft(-high, -0.24, 0.03)
    value = grey * (1 - 0.85 * wall) * (1 - 0.6 * far) + 1.9 * above + 2.4 * left
    image = bpy.data.images.new("studio", width, height, float_buffer=True)
    pixels = numpy.ones((height, width, 4), dtype=numpy.float32)
    pixels[..., :3] = value[..., None]
    image.pixels.foreach_set(pixels.ravel())
    image.pack()
    world = bpy.data.worlds.new("studio")
    bpy.context.scene.world = world
    world.use_nodes = True
    nodes = world.node_tree.nodes
    texture = nodes.new("ShaderNodeTexEnvironment")
    texture.image = image
    world.node_tree.links.new(texture.outputs["Color"], nodes["Background"].inputs["Color"])
    # Cycles looks at the whole map in vain otherwise: it is small.
    world.cycles.sampling_method = "MANUAL"
    world.cycles.sample_map_resolution = 128
    sun = bpy.data.lights.new("key", "SUN")
    sun.angle = math.radians(24)
    key = bpy.data.objects.new("key", sun)
    key.rotation_euler = (math.radians(36), math.radians(-26), 0)
    bpy.context.scene.collection.objects.link(key)
    # What falls on the table from the studio and from the key light, so that together they make it white.
    solid = numpy.cos(high) * (math.pi / height) * (2 * math.pi / width)
    falls = float((value * numpy.clip(numpy.sin(high), 0, None) * solid).sum()) / math.pi
    steep = math.cos(math.radians(36)) * math.cos(math.radians(-26))
    nodes["Background"].inputs["Strength"].default_value = WHITE / TABLE * (1 - KEY) / falls
    sun.energy = WHITE / TABLE * KEY * math.pi / steep


def ground():
    """The white table; `light` makes it just white where nothing casts a shadow."""
    mesh = bpy.data.meshes.new("ground")
    mesh.from_pydata([(-3000, -3000, 0), (3000, -3000, 0), (3000, 3000, 0), (-3000, 3000, 0)], [], [(0, 1, 2, 3)])
    made = bpy.data.objects.new("ground", mesh)
    white = bpy.data.materials.new("table")
    white.use_nodes = True
    tree = white.node_tree
    tree.nodes.clear()
    diffuse, output = tree.nodes.new("ShaderNodeBsdfDiffuse"), tree.nodes.new("ShaderNodeOutputMaterial")
    diffuse.inputs["Color"].default_value = (TABLE, TABLE, TABLE, 1)
    tree.links.new(diffuse.outputs["BSDF"], output.inputs["Surface"])
    mesh.materials.append(white)
    bpy.context.scene.collection.objects.link(made)


def aim(shown):
    """Turns the camera so that the plugs fill the picture; a little of their cables belongs to it."""
    scene = bpy.context.scene
    camera = bpy.data.objects.new("camera", bpy.data.cameras.new("camera"))
    camera.data.lens, camera.data.sensor_width = LENS, 36
    camera.data.clip_end = 5000
    scene.collection.objects.link(camera)
    scene.camera = camera
    forward = Vector((0, math.cos(PITCH), -math.sin(PITCH)))
    right = Vector((1, 0, 0))
    up = right.cross(forward)
    camera.matrix_world = Matrix((right, up, -forward)).transposed().to_4x4()
    points = []
    for made in shown:
        cable = made.name.startswith("cable")
        inside = list(made.data.vertices)[: 40 * 12] if cable else made.data.vertices
        points += [made.matrix_world @ v.co for v in inside]
    cloud = numpy.array([(p.dot(right), p.dot(up), p.dot(forward)) for p in points])
    slope = 18 / LENS
    centre, distance = cloud.mean(axis=0), 100.0
    for _ in range(40):
        depth = distance + cloud[:, 2] - centre[2]
        x, y = (cloud[:, 0] - centre[0]) / depth / slope, (cloud[:, 1] - centre[1]) / depth / slope
        span = max(x.max() - x.min(), y.max() - y.min()) / 2
        centre[0] += (x.max() + x.min()) / 2 * slope * distance
        centre[1] += (y.max() + y.min()) / 2 * slope * distance
        distance = max(30.0, distance * span / 0.88)
    # A little below the middle: above them their cables leave.
    centre[1] += 0.14 * slope * distance
    at = right * centre[0] + up * centre[1] + forward * (centre[2] - distance)
    camera.matrix_world = Matrix.Translation(at) @ camera.matrix_world


def settings(scene):
    scene.render.engine = "CYCLES"
    scene.cycles.device = "CPU"
    scene.cycles.samples = SAMPLES
    scene.cycles.use_adaptive_sampling = False
    scene.cycles.use_denoising = False
    scene.cycles.sample_clamp_indirect = 1.5
    scene.cycles.sample_clamp_direct = 6
    scene.cycles.blur_glossy = 1.0
    scene.cycles.max_bounces = 5
    scene.cycles.diffuse_bounces = 1
    scene.cycles.glossy_bounces = 2
    scene.cycles.transmission_bounces = 1
    scene.cycles.transparent_max_bounces = 10
    scene.cycles.caustics_reflective = False
    scene.cycles.caustics_refractive = False
    scene.render.threads_mode = "FIXED"
    scene.render.threads = THREADS
    scene.render.resolution_percentage = 100
    bpy.context.view_layer.cycles.denoising_store_passes = True


def render(path):
    scene = bpy.context.scene
    settings(scene)
    scene.render.resolution_x = scene.render.resolution_y = SIDE
    folder = tempfile.mkdtemp(prefix="render-")
    scene.render.filepath = os.path.join(folder, "unused")
    layers = ("Image", "Denoising Albedo", "Denoising Normal")
    write_layers(scene, folder, layers)
    bpy.ops.render.render(write_still=False)
    colour, albedo, normal = (read_layer(os.path.join(folder, f"{name}0001.exr")) for name in layers)
    shutil.rmtree(folder)
    save(denoise(colour, albedo, normal, clear="clear" in materials.MADE), path)


def write_layers(scene, folder, layers):
    scene.use_nodes = True
    tree = scene.node_tree
    tree.nodes.clear()
    rendered = tree.nodes.new("CompositorNodeRLayers")
    out = tree.nodes.new("CompositorNodeOutputFile")
    out.base_path = folder
    out.format.file_format = "OPEN_EXR"
    out.format.color_depth = "32"
    out.format.color_mode = "RGB"
    out.file_slots.clear()
    for name in layers:
        out.file_slots.new(name)
        tree.links.new(rendered.outputs[name], out.inputs[name])


def read_layer(path, width=SIDE, height=SIDE):
    image = bpy.data.images.load(path)
    image.colorspace_settings.name = "Non-Color"
    pixels = numpy.empty(width * height * 4, dtype=numpy.float32)
    image.pixels.foreach_get(pixels)
    return pixels.reshape(height, width, 4)[..., :3].copy()


def save(colour, path):
    """As 8 bits of sRGB, moved to its place when it is whole."""
    clipped = numpy.clip(colour, 0, 1)
    encoded = numpy.where(clipped <= 0.0031308, clipped * 12.92, 1.055 * clipped ** (1 / 2.4) - 0.055)
    height, width = colour.shape[:2]
    image = bpy.data.images.new("picture", width, height)
    pixels = numpy.ones((height, width, 4), dtype=numpy.float32)
    pixels[..., :3] = encoded
    image.pixels.foreach_set(pixels.ravel())
    image.file_format = "PNG"
    image.filepath_raw = f"{path}.part"
    image.save()
    os.replace(f"{path}.part", path)


if __name__ == "__main__":
    main()
