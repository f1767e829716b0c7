"""A welcome board on its stand in an empty hall at night: brass, black, lamps far out of focus.

VARIANT holds the words: "FIRST LINE|SECOND LINE", and "|upright" behind them for a portrait slot. Metres.
"""
import math
import os
import sys

sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), "..", "studio"))
import bpy
import numpy as np
from film import expose
from stage import VARIANT, Shader, box, lamp, look, mesh, open_stage, paint_sky, place, shine, surface, tube

FIRST, SECOND, SHAPE = (VARIANT + "||").split("|")[:3] if VARIANT else ("BIENVENUE", "À NANTES", "")
UPRIGHT = SHAPE == "upright"
open_stage(4 / 5 if UPRIGHT else 16 / 10, bounces=5)
chance = np.random.default_rng(43)
FONT = "node_modules/@fontsource/raleway/files/raleway-latin-%s-normal.woff"

# --- the board: 60 by 42 cm, its middle at 1.30 m, turned a little ---
brass = surface("brass", (0.80, 0.56, 0.22), 0.24, Metallic=1.0)
b = Shader(brass)
b.plug("Roughness", b.ramp(b.noise(b.stretched(b.here(), (1, 1, 40)), 12.0), [(0.3, 0.16), (0.7, 0.36)]))
felt = surface("felt", (0.008, 0.008, 0.0085), 0.55, Specular=0.35)
f = Shader(felt)
f.plug("Normal", f.relief(f.noise(f.here(), 320.0), 0.0006, 0.5))
gilt = surface("gilt", (0.74, 0.50, 0.17), 0.38, Metallic=0.25)
ivory = surface("ivory", (0.86, 0.80, 0.66), 0.5)
stand = place(bpy.data.objects.new("board", None))
stand.location, stand.rotation_euler = (0, 0, 1.30), (math.radians(-9), 0, math.radians(17))
parts = [box("face", (0, 0, 0), (0.60, 0.018, 0.42), felt, 0.003)]
for at, size in (
    ((0, -0.002, 0.2145), (0.632, 0.030, 0.014)),
    ((0, -0.002, -0.2145), (0.632, 0.030, 0.014)),
    ((-0.309, -0.002, 0), (0.014, 0.030, 0.43)),
    ((0.309, -0.002, 0), (0.014, 0.030, 0.43)),
):
    parts.append(box("frame", at, size, brass, 0.003))


def words(text, size, weight, height, material, spacing):
    letters = bpy.data.curves.new("words", "FONT")
    letters.body, letters.size, letters.align_x, letters.space_character = text, size, "CENTER", spacing
    letters.extrude, letters.bevel_depth = 0.0016, 0.0003
    letters.font = bpy.data.fonts.load(os.path.abspath(FONT % weight))
    letters.materials.append(material)
    thing = place(bpy.data.objects.new("words", letters))
    thing.location, thing.rotation_euler = (0, -0.0105, height), (math.pi / 2, 0, 0)
    bpy.context.view_layer.update()
    wide = thing.dimensions.x
    if wide > 0.50:
        thing.scale = (0.50 / wide,) * 3
    parts.append(thing)


words(FIRST, 0.070, 300, 0.022, ivory, 1.18)
words(SECOND, 0.042, 400, -0.062, gilt, 1.35)
parts.append(box("rule", (0, -0.0105, -0.012), (0.07, 0.003, 0.0022), gilt))
for part in parts:
    part.parent = stand
tube("pole", [(0.03, 0.06, 0.03), (0.03, 0.06, 1.30)], 0.0125, brass, sides=8)

# --- the hall ---
floor = surface("floor", (0.030, 0.029, 0.028), 0.14)
g = Shader(floor)
g.plug("Roughness", g.ramp(g.noise(g.here(), 1.4, 10.0, 0.65), [(0.35, 0.09), (0.65, 0.24)]))
mesh("floor", [(-60, -10, 0), (60, -10, 0), (60, 120, 0), (-60, 120, 0)], [(0, 1, 2, 3)], floor)
concrete = surface("concrete", (0.045, 0.043, 0.042), 0.7)
box("ceiling", (0, 45, 6.6), (80, 110, 0.5), concrete)
for y in range(7, 60, 7):
    for x in (-6.5, 5.2):
        box("column", (x, y, 3.2), (0.6, 0.6, 6.6), concrete, 0.05)

# Lamps out of focus are large and faint: the same disc, a fraction of the noise.
LIGHTS = [shine("warm", (1.0, 0.66, 0.32), 1.5), shine("white", (1.0, 0.72, 0.42), 1.2), shine("amber", (1.0, 0.50, 0.16), 1.4), shine("cold", (0.60, 0.78, 1.0), 0.8)]
turn = np.linspace(0, 2 * np.pi, 18, endpoint=False)


def disc(x, y, z, radius, tone):
    mesh("disc", [(x + radius * math.cos(a), y, z + radius * math.sin(a)) for a in turn], [tuple(range(18))], LIGHTS[tone], False)


for y in range(6, 60, 4):
    for x in (-4.4, -1.2, 2.0, 5.4):
        disc(x + chance.normal(0, 0.05), y, 5.6, 0.3, chance.integers(0, 2))
for _ in range(58):
    disc(chance.uniform(-16, 16), chance.uniform(14, 60), chance.uniform(0.6, 3.4), chance.uniform(0.12, 0.32), chance.choice(4, p=[0.4, 0.2, 0.25, 0.15]))
dusk = shine("dusk", (0.16, 0.28, 0.62), 0.24)
for x in (-9, -3.2, 3.8, 9.5):
    mesh("door", [(x - 2.2, 62, 0), (x + 2.2, 62, 0), (x + 2.2, 62, 4.6), (x - 2.2, 62, 4.6)], [(0, 1, 2, 3)], dusk, False)
for x in (-2.6, 7.0):
    box("counter", (x, 24, 1.0), (3.2, 0.4, 0.3), shine("counter", (1.0, 0.70, 0.38), 0.5))

lamp((-1.6, -1.4, 2.9), (0, 0, 1.3), 0.6, 90, (1.0, 0.83, 0.60))
lamp((1.8, 1.4, 2.2), (0, 0, 1.3), 0.25, 40, (1.0, 0.66, 0.32), 1.4)
lamp((2.6, -1.2, 1.2), (0, 0, 1.2), 0.5, 5, (0.6, 0.75, 1.0), 1.6)
paint_sky(lambda sky, direction: sky.mix(0.0, (0.5, 0.6, 0.9), (0.5, 0.6, 0.9)), 0.02)
if UPRIGHT:
    look((-0.45, -2.25, 1.40), (-0.06, 0, 1.17), 50, 0.75, (0, -0.02, 1.3))
else:
    look((-0.62, -2.05, 1.42), (-0.36, 0, 1.27), 50, 0.75, (0, -0.02, 1.3))
expose(exposure=0.95, bloom=0.10, contrast=1.08)
