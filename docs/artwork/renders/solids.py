"""Solids that connectors are made of. Millimetres; seen from the face: x to the right, y up, z back towards the cable."""

import math

import bmesh
import bpy

SEGMENTS = 64


def disc(radius, x=0.0, y=0.0, count=SEGMENTS):
    """A circle as an outline; `inset` makes it smaller."""

    def shape(inset=0.0):
        r = max(radius - inset, 0.01)
        turn = 2 * math.pi / count
        return [(x + r * math.cos(i * turn), y + r * math.sin(i * turn)) for i in range(count)]

    return shape


def toothed(radius, teeth, depth):
    """A knurled ring: teeth around a circle."""

    def shape(inset=0.0):
        count = teeth * 4
        points = []
        for i in range(count):
            r = radius - inset - (depth if i % 4 in (2, 3) else 0)
            angle = 2 * math.pi * i / count
            points.append((r * math.cos(angle), r * math.sin(angle)))
        return points

    return shape


def polygon(corners, steps=5):
    """An outline of corners (x, y, radius), counterclockwise, rounded; inset keeps the wall even."""

    def shape(inset=0.0):
        count = len(corners)
        edges = []
        for i in range(count):
            (ax, ay, _), (bx, by, _) = corners[i], corners[(i + 1) % count]
            length = math.hypot(bx - ax, by - ay)
            dx, dy = (bx - ax) / length, (by - ay) / length
            edges.append((ax - dy * inset, ay + dx * inset, dx, dy))
        points = []
        for i in range(count):
            px, py, pdx, pdy = edges[i - 1]
            qx, qy, qdx, qdy = edges[i]
            cross = pdx * qdy - pdy * qdx
            along = ((qx - px) * qdy - (qy - py) * qdx) / cross
            cx, cy = px + pdx * along, py + pdy * along
            radius = max(corners[i][2] - inset, 0.03)
            turn = math.atan2(cross, pdx * qdx + pdy * qdy)
            reach = radius * math.tan(abs(turn) / 2)
            side = 1 if turn > 0 else -1
            ox = cx - pdx * reach - pdy * radius * side
            oy = cy - pdy * reach + pdx * radius * side
            start = math.atan2(pdy, pdx) - side * math.pi / 2
            for step in range(steps + 1):
                angle = start + turn * step / steps
                points.append((ox + radius * math.cos(angle), oy + radius * math.sin(angle)))
        return points

    return shape


def box(width, height, radius=0.3, x=0.0, y=0.0):
    w, h = width / 2, height / 2
    return polygon([(x - w, y - h, radius), (x + w, y - h, radius), (x + w, y + h, radius), (x - w, y + h, radius)])


def cut_box(width, height, lower, upper=(0.0, 0.0), radius=0.35):
    """A box whose lower or upper corners are cut off: (right, left) pairs of (x, y) that go off each corner, or 0."""
    w, h = width / 2, height / 2
    corners = []

    def corner(x, y, cut, vertical_first):
        if not cut:
            corners.append((x, y, radius))
            return
        sx, sy = (1 if x > 0 else -1), (1 if y > 0 else -1)
        along = (x - sx * cut[0], y, radius)
        up = (x, y - sy * cut[1], radius)
        corners.extend([up, along] if vertical_first else [along, up])

    corner(-w, -h, lower[1], True)
    corner(w, -h, lower[0], False)
    corner(w, h, upper[0], True)
    corner(-w, h, upper[1], False)
    return polygon(corners)


def moved(shape, x, y):
    return lambda inset=0.0: [(px + x, py + y) for px, py in shape(inset)]


def quarter(radius, steps=5):
    """A rounded edge from the face inwards: (depth, inset) pairs."""
    turn = [math.pi / 2 * i / steps for i in range(steps + 1)]
    return [(radius * (1 - math.cos(a)), radius * (1 - math.sin(a))) for a in turn]


class Part:
    """A plug under construction. What it says about itself serves to lay it on the table."""

    def __init__(self, name):
        self.name = name
        self.objects = []
        self.length = 0.0
        self.half_height = 0.0
        self.half_width = 0.0
        self.neck = 0.0

    def loft(self, loops, material, front=True, back=True):
        """A skin over loops of (x, y, z), each as many points."""
        mesh = bpy.data.meshes.new(self.name)
        build = bmesh.new()
        rings = [[build.verts.new((-x, y, z)) for x, y, z in loop] for loop in loops]
        count = len(rings[0])
        for a, b in zip(rings, rings[1:]):
            for i in range(count):
                j = (i + 1) % count
                build.faces.new((a[i], a[j], b[j], b[i]))
        if front:
            build.faces.new(rings[0])
        if back:
            build.faces.new(list(reversed(rings[-1])))
        bmesh.ops.recalc_face_normals(build, faces=build.faces)
        build.to_mesh(mesh)
        build.free()
        mesh.polygons.foreach_set("use_smooth", [True] * len(mesh.polygons))
        mesh.use_auto_smooth = True
        mesh.auto_smooth_angle = math.radians(34)
        mesh.materials.append(material)
        made = bpy.data.objects.new(self.name, mesh)
        bpy.context.scene.collection.objects.link(made)
        self.objects.append(made)
        return made

    def skin(self, shape, profile, material, front=True, back=True):
        """One outline along z: (z, inset) pairs from the face backwards."""
        loops = [[(x, y, z) for x, y in shape(inset)] for z, inset in profile]
        return self.loft(loops, material, front, back)

    def prism(self, shape, start, end, material, edge=0.25, back_edge=None, taper=0.0):
        """An extruded outline with rounded edges; `taper` is what its end has lost all around."""
        rear = edge if back_edge is None else back_edge
        profile = [(start + z, inset) for z, inset in quarter(edge)]
        profile += [(end - z, taper + inset) for z, inset in reversed(quarter(rear))]
        return self.skin(shape, profile, material)

    def hollow(self, shape, start, end, wall, depth, material, bottom, edge=0.12):
        """A shell that is open in front: inner walls to `depth`, closed there by `bottom`."""
        rim = quarter(edge)
        profile = [(end, 0.0)] + [(start + z, inset) for z, inset in reversed(rim)]
        profile += [(start, wall - edge * 0.5), (start + edge * 0.5, wall), (depth, wall)]
        self.skin(shape, profile, material, front=True, back=False)
        self.skin(shape, [(depth - 0.02, wall), (depth, wall + 0.05)], bottom)

    def lathe(self, profile, material, x=0.0, y=0.0, closed=True):
        """A turned part: (radius, z) pairs from the face backwards."""
        loops = [[(px, py, z) for px, py in disc(r, x, y)()] for r, z in profile]
        return self.loft(loops, material, closed, closed)

    def block(self, x, y, z, width, height, length, material, edge=0.05, radius=None):
        """A small box around (x, y) that begins at z."""
        corner = min(width, height) * 0.2 if radius is None else radius
        return self.prism(box(width, height, corner, x, y), z, z + length, material, edge)

    def boot(self, radius, start, cable, material, length=13.0, ribs=5):
        """A ribbed relief that narrows towards the cable; z where it ends becomes the length of the plug."""
        thin = cable / 2 + 0.55
        radius = max(radius, thin + 0.6)
        profile = [(radius, start - 0.6)]
        step = length / ribs
        for i in range(ribs):
            here = radius + (thin - radius) * (i / ribs)
            then = radius + (thin - radius) * ((i + 0.7) / ribs)
            z = start + i * step
            profile += [(here - 0.12, z), (here, z + 0.15), (then, z + step * 0.62), (then - 0.12, z + step * 0.68)]
            profile += [(max(then - 0.75, cable / 2 + 0.12), z + step * 0.74), (max(then - 0.75, cable / 2 + 0.12), z + step * 0.95)]
        profile += [(thin, start + length), (thin, start + length + 0.9), (thin - 0.3, start + length + 1.15)]
        profile += [(cable / 2 - 0.05, start + length + 1.2)]
        self.lathe(profile, material)
        self.length = start + length + 1.0
