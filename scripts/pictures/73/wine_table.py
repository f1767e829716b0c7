"""The estate's bottles on one sill of pale stone, in the morning sun of a window with vine leaves before it.

VARIANT names what stands there, by the name of its picture: a wine, "huile-pepins", "verres", "coffret-decouverte",
"carton-les-aulnes" or "bon-degustation"; a wine with "|label" is its label from near; "sill" is the bare sill, whose
light lies beside the wines before they are rendered. Labels are printed before all (`print-labels.mjs`), into "labels"
beside the picture. Decimetres.
"""
import json
import math
import os
import sys

sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), "..", "studio"))
import bpy
import numpy as np
from bpy_extras.object_utils import world_to_camera_view
from film import _blur, clean_light, develop, plain_colours, relight, scaled
from mathutils import Vector
from stage import OUT, SAMPLES, VARIANT, WIDTH, Shader, box, clear, lamp, lathe, look, open_stage, paint_sky, place, sheet, shine, surface

LABELS = os.path.join(os.path.dirname(OUT), "labels")
BOTTLES = json.load(open(os.path.join(LABELS, "bottles.json")))
SUBJECT, _, DETAIL = (VARIANT or "muscadet-les-aulnes").partition("|")
ALONE = SUBJECT in BOTTLES
#: What is rendered is coarse and unprinted; prints and capsules are laid over it sharp.
SHARE = 0.8 if ALONE or SUBJECT == "sill" else 0.64
#: How much of the width of a bottle's picture the one of its label shows.
NEAR = 0.40
scene = open_stage(3 / 4, bounces=12, clamp=4)
chance = np.random.default_rng(97)


def tone(text):
    """The linear light of a colour that is written as #rrggbb."""
    share = np.array([int(text[i : i + 2], 16) for i in (1, 3, 5)]) / 255
    return tuple(np.where(share <= 0.04045, share / 12.92, ((share + 0.055) / 1.055) ** 2.4).tolist())


# --- glass, wine, paper ---
GLASS = {
    "green": clear("green glass", (0.44, 0.56, 0.26), 1.52, (0.62, 0.70, 0.42), 0.01),
    "leaf": clear("leaf glass", (0.66, 0.62, 0.32), 1.52, (0.78, 0.72, 0.40), 0.01),
    "dark": clear("dark glass", (0.13, 0.155, 0.08), 1.52, (0.32, 0.36, 0.24), 0.01),
    "clear": clear("clear glass", (0.98, 0.985, 0.97), 1.5, (0.96, 0.96, 0.93)),
}
WINE = {
    "white": clear("white wine", (0.90, 0.86, 0.50), 1.34, (0.92, 0.88, 0.62)),
    "red": clear("red wine", (0.20, 0.012, 0.02), 1.34, (0.35, 0.06, 0.06)),
    "rose": clear("rosé wine", (0.94, 0.52, 0.42), 1.34, (0.95, 0.66, 0.58)),
    "oil": clear("oil", (0.80, 0.74, 0.16), 1.47, (0.88, 0.84, 0.36)),
    "gold": clear("sweet wine", (0.90, 0.56, 0.10), 1.34, (0.95, 0.76, 0.36)),
}
#: Glass and wine of a bottle, by the glass that it is drawn with.
FILLING = {"green": ("green", "white"), "leaf": ("leaf", "white"), "dark": ("dark", "red"), "gold": ("clear", "gold"), "pale": ("clear", "white"), "rose": ("clear", "rose"), "oil": ("clear", "oil")}
#: Half widths of neck and body, begin and end of the shoulder below the lip and how it bends, in heights of the bottle.
SHAPES = {
    "nantaise": (3.05, 0.046, 0.127, 0.27, 0.50, 0.62),
    "ligerienne": (3.0, 0.047, 0.124, 0.29, 0.42, 0.42),
    "flute": (3.3, 0.041, 0.108, 0.20, 0.56, 0.60),
    "cremant": (3.15, 0.048, 0.138, 0.27, 0.53, 0.60),
    "oil": (2.35, 0.052, 0.112, 0.27, 0.40, 0.55),
    "layon": (3.0, 0.044, 0.112, 0.30, 0.41, 0.42),
}


#: How much light the unprinted paper and foil throw back.
BLANK = 0.8
#: What is laid over the light: a thing, and its picture or its colour.
prints = []


def print_of(shader, name):
    where = shader.node("TexCoord").outputs["UV"]
    return shader.node("TexImage", {"Vector": where}, image=bpy.data.images.load(os.path.abspath(f"{LABELS}/{name}.png"))).outputs[0]


def unprinted():
    """The paper of a label or a card, whose print is laid over its light."""
    paper = surface("paper", (BLANK, BLANK, BLANK), 0.8, Specular=0.25)
    s = Shader(paper)
    s.plug("Normal", s.relief(s.noise(s.here(), 70.0), 0.004, 0.45))
    return paper


def sharp_prints(part=None):
    """What the prints and capsules make of the light, at the picture's own size; of a part where one is given."""

    def shining(colour_of):
        material = shine("shining", (1, 1, 1), 1.0)
        s = Shader(material)
        material.node_tree.links.new(colour_of(s), material.node_tree.nodes["Emission"].inputs[0])
        return material

    plain = shine("plain", (1, 1, 1), 1.0)
    for thing in bpy.data.objects:
        if thing.type == "MESH" and thing.name.startswith("mark"):
            thing.hide_render = True
        elif thing.type == "MESH":
            thing.data.materials.clear()
            thing.data.materials.append(plain)
    for thing, ink in prints:
        if isinstance(ink, str):
            thing.data.materials[0] = shining(lambda s: s.mix(1.0, print_of(s, ink), (1 / BLANK,) * 3, "MULTIPLY"))
        else:
            thing.data.materials[0] = shine("foil", tuple(value / BLANK for value in ink), 1.0)
    paint_sky(lambda sky, direction: sky.mix(0.0, (1.0, 1.0, 1.0), (1.0, 1.0, 1.0)))
    render = scene.render
    render.resolution_percentage = 100
    scene.cycles.use_adaptive_sampling = False
    if part:
        render.resolution_x, render.resolution_y = round(WIDTH / NEAR), round(WIDTH / NEAR * 4 / 3)
        render.use_border = render.use_crop_to_border = True
        render.border_min_x, render.border_max_x, render.border_max_y, render.border_min_y = part[0], part[1], 1 - part[2], 1 - part[3]
    return plain_colours(16)


def shoulder(height, neck, body, begin, end, bend):
    """Points (radius, height from the foot) from the body up to the neck."""
    t = np.linspace(0, 1, 14)
    radius = [body, body, neck, neck]
    below = [end, begin + (end - begin) * (1 - bend) * 0.9, begin + (end - begin) * bend, begin]
    weights = [(1 - t) ** 3, 3 * t * (1 - t) ** 2, 3 * t * t * (1 - t), t**3]
    r = sum(w * v for w, v in zip(weights, radius)) * height
    z = height - sum(w * v for w, v in zip(weights, below)) * height
    return list(zip(r, z))


def bottle(name, at, turn=0.0, size=1.0):
    """A bottle of this wine, filled, closed and labelled."""
    made = BOTTLES[name]
    before = set(bpy.data.objects)
    height, neck, body, begin, end, bend = SHAPES[made["shape"]]
    glass, wine = (kinds[kind] for kinds, kind in zip((GLASS, WINE), FILLING[made["glass"]]))
    n, b, wall = neck * height, body * height, 0.032
    curve = shoulder(height, neck, body, begin, end, bend)
    outside = [(0, 0.08), (b * 0.5, 0.045), (b * 0.88, 0.0), (b * 0.97, 0.02), (b, 0.08), (b, 0.2)] + curve
    outside += [(n, height - 0.12), (n * 1.1, height - 0.115), (n * 1.12, height - 0.05), (n * 1.04, height - 0.015), (n * 0.8, height)]
    inner = [(r - wall, z - wall * 0.4) for r, z in curve]
    inside = [(n * 0.68, height - 0.03)] + inner[::-1] + [(b - wall, 0.2), (b * 0.9 - wall, 0.10), (b * 0.45, 0.2), (0, 0.27)]
    lathe("bottle", outside + inside, glass)
    sparkling = made["shape"] == "cremant"
    level = height * (1 - begin) + 0.05 if sparkling else height * 0.825 - 0.09
    kept = [(r + 0.002, z) for r, z in inner if z < level]
    lathe("wine", [(0, 0.272), (b * 0.45, 0.202), (b * 0.9 - wall, 0.102), (b - wall + 0.002, 0.2)] + kept + [(kept[-1][0], level), (0, level)], wine)
    # The capsule; the foil of a sparkling wine comes down over the shoulder.
    # Metal throws its colour back twice as bright as paper.
    colour = tuple(value * 0.65 for value in tone(made["capsule"]))
    foil = surface("capsule", (BLANK,) * 3, 0.33, Metallic=0.8)
    c = Shader(foil)
    if sparkling:
        c.plug("Normal", c.relief(c.noise(c.stretched(c.here(), (6, 6, 1.2)), 5.0, 6.0, 0.6), 0.02, 0.7))
    foot = height * (1 - (0.345 if sparkling else 0.175))
    over = [(np.interp(z, [q for _, q in curve], [p for p, _ in curve]) + 0.005, z) for z in np.linspace(foot, height * (1 - begin), 8)] if sparkling else []
    over = over or [(n + 0.005, foot)]
    swell = 1.3 if sparkling else 1.0
    cap = lathe("capsule", over + [(n + 0.006, height - 0.2), (n * 1.13 * swell, height - 0.12), (n * 1.15 * swell, height - 0.04), (n * 1.05 * swell, height + 0.005), (n * 0.8, height + 0.012), (0, height + 0.012)], foil)
    # The label lies around the straight part of the body.
    r = b + 0.003
    room = height * (1 - end) - 0.34
    angle = min(1.95, room * made["aspect"] / r)
    tall = angle * r / made["aspect"]
    low = 0.26 + (room - tall) * 0.55
    label = sheet("label", 96, 2, lambda u, v: (r * np.sin((u - 0.5) * angle), -r * np.cos((u - 0.5) * angle), low + v * tall), unprinted())
    standing = place(bpy.data.objects.new(name, None))
    for part in set(bpy.data.objects) - before - {standing}:
        part.parent = standing
    standing.location, standing.rotation_euler, standing.scale = at, (0, 0, turn), (size, size, size)
    prints.extend([(label, name), (cap, colour)])
    return low + tall / 2


def glass(at, wine=None):
    """A tasting glass, a third full where wine is given."""
    before = set(bpy.data.objects)
    bowl = [(0.004, 0.83), (0.10, 0.85), (0.22, 0.93), (0.315, 1.08), (0.345, 1.24), (0.335, 1.45), (0.295, 1.72), (0.262, 1.95)]
    outside = [(0, 0), (0.33, 0), (0.335, 0.008), (0.30, 0.022), (0.14, 0.045), (0.055, 0.09), (0.032, 0.20), (0.028, 0.50), (0.034, 0.72), (0.065, 0.80), (0.12, 0.835), (0.23, 0.915), (0.325, 1.07), (0.356, 1.24), (0.346, 1.45), (0.305, 1.72), (0.270, 1.95), (0.266, 1.956)]
    lathe("glass", outside + bowl[::-1], GLASS["clear"])
    if wine:
        lathe("poured", [(0, 0.834), (0.10, 0.854), (0.222, 0.934), (0.317, 1.082), (0.346, 1.22), (0.35, 1.236), (0.33, 1.231), (0, 1.231)], WINE[wine])
    standing = place(bpy.data.objects.new("glass", None))
    for part in set(bpy.data.objects) - before - {standing}:
        part.parent = standing
    standing.location = at


def etched(around):
    """The estate's mark as a frosted drawing on a glass, around its middle."""
    frost = bpy.data.materials.new("frost")
    frost.use_nodes = True
    s = Shader(frost)
    mark = s.node("TexImage", {"Vector": s.node("TexCoord").outputs["UV"]}, image=bpy.data.images.load(os.path.abspath(f"{LABELS}/mark.png")), extension="CLIP")
    white = s.node("BsdfDiffuse", {0: (0.9, 0.9, 0.88, 1)})
    through = s.node("BsdfTransparent")
    both = s.node("MixShader", {0: s.math("MULTIPLY", mark.outputs["Alpha"], 0.75), 1: through.outputs[0], 2: white.outputs[0]})
    frost.node_tree.links.new(both.outputs[0], frost.node_tree.nodes["Material Output"].inputs[0])
    z = np.array([0.93, 1.08, 1.24, 1.45, 1.72]) + 0.004
    r = np.array([0.235, 0.327, 0.358, 0.349, 0.307]) + 0.004
    mark = sheet("mark", 48, 24, lambda u, v: (np.interp(1.30 + v * 0.30, z, r) * np.sin((u - 0.5) * 1.25), -np.interp(1.30 + v * 0.30, z, r) * np.cos((u - 0.5) * 1.25), 1.30 + v * 0.30), frost)
    mark.location = around
    mark.visible_shadow = False


def card(name, at, size, lean, turn):
    """A printed card that leans back, its foot at a point."""
    width, height = size
    paper = unprinted()
    front = sheet("card", 2, 2, lambda u, v: ((u - 0.5) * width, 0 * u - 0.006, v * height), paper)
    back = box("board", (0, 0.004, height / 2), (width, 0.016, height), surface("board", (0.82, 0.78, 0.70), 0.8), 0.003)
    standing = place(bpy.data.objects.new(name, None))
    for part in (front, back):
        part.parent = standing
    standing.location, standing.rotation_euler = at, (-lean, 0, turn)
    prints.append((front, name))


def case(at, size, turn):
    """A case of pine with the estate's mark burnt into its front; at is the middle of its foot."""
    width, depth, height = size
    before = set(bpy.data.objects)

    def pine(name, along):
        board = surface(name, (0.74, 0.55, 0.34), 0.55, Specular=0.3)
        s = Shader(board)
        where = s.stretched(s.here(), along)
        rings = s.noise(where, 2.4, 6.0, 0.55, 0.6)
        grain = s.noise(where, 16.0, 8.0, 0.7)
        hue = s.mix(s.math("MULTIPLY", grain, 0.5), s.ramp(rings, [(0.35, (0.62, 0.41, 0.22)), (0.5, (0.78, 0.59, 0.36)), (0.62, (0.70, 0.50, 0.29))]), (0.66, 0.46, 0.26))
        s.plug("Base Color", hue).plug("Normal", s.relief(grain, 0.006, 0.5))
        return board, s, hue

    lying, _, _ = pine("pine", (0.25, 2.2, 2.2))
    board, s, hue = pine("front", (0.25, 2.2, 2.2))
    mark = s.node("TexImage", {"Vector": s.node("TexCoord").outputs["UV"]}, image=bpy.data.images.load(os.path.abspath(f"{LABELS}/case.png")), extension="CLIP")
    s.plug("Base Color", s.mix(s.math("MULTIPLY", mark.outputs["Alpha"], 0.88), hue, (0.045, 0.02, 0.01)))
    thick, gap = 0.12, 0.012
    for side in (-1, 1):
        box("end", (side * (width / 2 - thick / 2), 0, height / 2), (thick, depth - 2 * thick, height), lying, 0.02)
    box("back", (0, depth / 2 - thick / 2, height / 2), (width, thick, height), lying, 0.02)
    box("front", (0, -depth / 2 + thick / 2, height / 2), (width, thick, height), lying, 0.02)
    sheet("burnt", 2, 2, lambda u, v: ((u - 0.5) * (width - 0.06), 0 * u - depth / 2 - 0.002, 0.03 + v * (height - 0.06)), board)
    for part in range(3):
        box("lid", (0, (part - 1) * depth / 3, height + thick / 2 + 0.004), (width + 0.06, depth / 3 - gap, thick), lying, 0.02)
    standing = place(bpy.data.objects.new("case", None))
    for part in set(bpy.data.objects) - before - {standing}:
        part.parent = standing
    standing.location, standing.rotation_euler = at, (0, 0, turn)


# --- the place: a sill of limestone before a limewashed wall ---
stone = surface("stone", (0.72, 0.64, 0.52), 0.7, Specular=0.3)
s = Shader(stone)
s.plug("Base Color", s.ramp(s.noise(s.here(), 2.2, 12.0, 0.65), [(0.35, (0.58, 0.49, 0.37)), (0.62, (0.76, 0.68, 0.56))]))
pits = s.ramp(s.node("TexVoronoi", {"Vector": s.here(), "Scale": 9.0}).outputs[0], [(0.03, 0.0), (0.10, 1.0)])
s.plug("Normal", s.relief(pits, 0.02, 0.35, s.relief(s.noise(s.here(), 30.0, 6.0, 0.75), 0.012, 0.7)))
box("sill", (0, 1.0, -0.3), (16, 5.0, 0.6), stone, 0.035)
lime = surface("wall", (0.82, 0.75, 0.63), 0.95, Specular=0.1)
w = Shader(lime)
rough = w.noise(w.here(), 0.8, 12.0, 0.62)
w.plug("Base Color", w.ramp(rough, [(0.34, (0.66, 0.57, 0.45)), (0.64, (0.83, 0.76, 0.65))]))
w.plug("Normal", w.relief(rough, 0.10, 0.7))
sheet("wall", 2, 2, lambda u, v: (u * 24 - 12, 0 * u + 3.3, v * 12 - 2), lime)

# --- the sun through a window: bars, and leaves that gather in its upper left. The shadow is painted into the lamp,
# its edges soft already, so that it gives no noise. ---
WAY = Vector((0.80, 0.62, -0.46)).normalized()
FAR, REACH = 40.0, 8.0


def window_shadow(size=1024):
    """How much of the sun comes through, over a square of 2 × REACH across its way."""
    x, y = np.meshgrid(np.linspace(-REACH, REACH, size), np.linspace(-REACH, REACH, size))
    glass = (np.abs(x + 0.0) < 4.0) & (np.abs(y) < 6)
    for bar in (-1.75, 0.35, 2.5):
        glass &= np.abs(x - bar) > 0.07
    for bar in (-1.25, 1.15, 3.2):
        glass &= np.abs(y - bar) > 0.06
    light = _blur(glass.astype(np.float32), 3.0)
    for softness in (2.5, 4.0, 6.5):
        leaves = np.ones((size, size), np.float32)
        for _ in range(22):
            reach, spin, squeeze = chance.uniform(0.13, 0.28), chance.uniform(0, 6.28), chance.uniform(0.55, 1.0)
            a, b = x - chance.normal(-2.0, 1.0), y - chance.normal(2.0, 0.7)
            turn = np.arctan2(b, a * squeeze) - spin
            leaves[np.hypot(a / squeeze, b) < reach * (1 + 0.28 * np.cos(5 * turn))] = 0
        light *= _blur(leaves, softness)
    return light


def sun_through(shadow):
    image = bpy.data.images.new("window", *shadow.shape, float_buffer=True)
    image.colorspace_settings.name = "Non-Color"
    image.pixels.foreach_set(np.repeat(shadow[..., None], 4, 2).ravel())
    light = bpy.data.lights.new("sun", "SPOT")
    light.energy, light.color, light.spot_size, light.spot_blend = 5.0 * 4 * math.pi**2 * FAR**2 / math.pi, (1.0, 0.82, 0.58), math.radians(50), 0
    light.shadow_soft_size, light.use_nodes = 0.06, True
    s = Shader(light)
    axes = s.node("SeparateXYZ", {0: s.node("TexCoord").outputs["Normal"]}).outputs
    across, up = (s.math("ADD", s.math("MULTIPLY", s.math("DIVIDE", axes[i], axes[2]), way * FAR / (2 * REACH)), 0.5) for i, way in ((0, -1.0), (1, -1.0)))
    picture = s.node("TexImage", {"Vector": s.node("CombineXYZ", {0: across, 1: up}).outputs[0]}, image=image, extension="CLIP")
    light.node_tree.links.new(picture.outputs[0], light.node_tree.nodes["Emission"].inputs["Strength"])
    thing = place(bpy.data.objects.new("sun", light))
    thing.location, thing.rotation_euler = Vector((0.4, 0.6, 1.1)) - WAY * FAR, WAY.to_track_quat("-Z", "Y").to_euler()


# Wines of one bottle share its light, and all share that of the sill.
made = BOTTLES.get(SUBJECT)
KEPT = made and os.path.join(os.path.dirname(OUT), "-".join([made["shape"], *FILLING[made["glass"]]]) + ".npy")
if not (ALONE and os.path.exists(KEPT)):
    sun_through(window_shadow())
lamp((-6, -3.5, 4.0), (0.5, 0.5, 1), 4, 170, (0.84, 0.90, 1.0))
lamp((5, -4, 3), (0.8, 0.5, 1), 3, 40, (1.0, 0.90, 0.76))
paint_sky(lambda sky, direction: sky.mix(0.0, (0.75, 0.82, 1.0), (0.75, 0.82, 1.0)), 0.2)

# --- what stands there, and from where it is seen ---
PARTS = []


def seen(points):
    """The part of the picture that these points lie in, with a margin."""
    bpy.context.view_layer.update()
    scene = bpy.context.scene
    places = [world_to_camera_view(scene, scene.camera, Vector(point)) for point in points]
    x, y = [place.x for place in places], [1 - place.y for place in places]
    return (min(x) - 0.03, max(x) + 0.03, min(y) - 0.025, max(y) + 0.025)


if SUBJECT == "sill":
    look((0.25, -9.4, 1.95), (0.02, 0.2, 1.56), 87, 0.4, (0, -0.3, 1.2))
elif SUBJECT in BOTTLES:
    middle = bottle(SUBJECT, (0, 0, 0))
    look((0.25, -9.4, 1.95), (0.02, 0.2, 1.56), 87, 0.4, (0, -0.3, 1.2))
    height, _, body = SHAPES[BOTTLES[SUBJECT]["shape"]][:3]
    b = body * height
    PARTS = [seen([(-b, 0, 0), (b, 0, 0), (0, -b, 0), (0, 0, height + 0.02)]), seen([(b * 0.7, -b, 0), (b * 0.7, 1.9 + b, 0), (3, 1.5, 0)])]
elif SUBJECT == "verres":
    glass((-0.40, 0, 0), "white")
    glass((0.42, 0.45, 0))
    etched((-0.40, 0, 0))
    etched((0.42, 0.45, 0))
    look((0.2, -6.6, 1.5), (0.02, 0.2, 1.05), 78, 0.4, (-0.2, -0.2, 1.2))
elif SUBJECT == "coffret-decouverte":
    for name, x, y in (("muscadet-clisson", -1.02, 1.05), ("cremant-brut", 0.0, 1.15), ("anjou-rouge", 1.02, 1.05), ("gros-plant", -0.58, 0.1), ("muscadet-les-aulnes", 0.42, 0.0), ("anjou-blanc", 1.42, 0.15)):
        bottle(name, (x, y, 0), chance.normal(0, 0.05))
    look((0.4, -11.8, 2.5), (0.2, 0.4, 1.50), 80, 0.5, (0, 0.2, 1.4))
elif SUBJECT == "carton-les-aulnes":
    case((-0.25, 1.35, 0), (3.3, 1.9, 1.85), 0.10)
    bottle("muscadet-les-aulnes", (1.12, -0.25, 0), -0.1)
    look((0.5, -11.8, 2.6), (0.12, 0.5, 1.42), 80, 0.5, (0.6, -0.3, 1.0))
elif SUBJECT == "bon-degustation":
    glass((0.62, 0.35, 0), "white")
    card("bon-degustation", (-0.28, 0.05, 0), (1.25, 1.75), 0.12, 0.10)
    look((0.2, -6.6, 1.5), (0.12, 0.2, 1.02), 74, 0.4, (-0.28, 0, 0.9))
else:
    raise SystemExit(f"Nothing stands here by this name: {SUBJECT}")
if not ALONE:
    scene.render.resolution_percentage = round(100 * SHARE)
    light = clean_light(SAMPLES)
    np.save(os.path.splitext(OUT)[0] + ".npy", light.astype(np.float16))
    if prints:
        laid = sharp_prints()
        light = scaled(light, *laid.shape[:2]) * laid
else:
    if not os.path.exists(KEPT):
        scene.render.resolution_percentage = round(100 * SHARE)
        height, width = round(WIDTH * 4 / 3 * SHARE), round(WIDTH * SHARE)
        light = scaled(np.load(os.path.join(os.path.dirname(OUT), "sill.npy")).astype(np.float32), height, width)
        for part in PARTS:
            relight(light, part, SAMPLES)
        np.save(KEPT, light.astype(np.float16))
    light, part = np.load(KEPT).astype(np.float32), None
    if DETAIL:
        left, right, top, bottom = seen([(0, -b, middle)])
        x, y = (left + right) / 2, (top + bottom) / 2
        part = (x - NEAR / 2, x + NEAR / 2, y - NEAR / 2, y + NEAR / 2)
        rows, columns = ([round(edge * size) for edge in edges] for edges, size in ((part[2:], len(light)), (part[:2], light.shape[1])))
        light = light[slice(*rows), slice(*columns)]
    laid = sharp_prints(part)
    light = scaled(light, *laid.shape[:2]) * laid
develop(scaled(light, round(WIDTH * 4 / 3), WIDTH), OUT, exposure=0.55, bloom=0.06, vignette=0.16, grain=0.007, contrast=1.10)
