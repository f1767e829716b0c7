"""The estate's cellar in near dark: oak barrels on their rails along a stone wall, and one lamp. Metres."""
import math
import os
import sys

sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), "..", "studio"))
import numpy as np
from film import clean_light, develop, scaled
from stage import OUT, SAMPLES, WIDTH, Shader, box, lamp, lathe, look, open_stage, paint_sky, sheet, shine, surface

import bpy

scene = open_stage(16 / 10, bounces=4, clamp=3)
chance = np.random.default_rng(31)

# --- oak, iron, stone, earth ---
oak = surface("oak", (0.30, 0.19, 0.10), 0.6, Specular=0.25)
s = Shader(oak)
place = s.here()
axes = s.node("SeparateXYZ", {0: place}).outputs
turn = s.math("ARCTAN2", axes[1], axes[0])
stave = s.math("MULTIPLY", turn, 26 / (2 * math.pi))
number = s.math("FLOOR", stave)
tones = s.node("TexWhiteNoise", {"W": number}, noise_dimensions="1D").outputs["Value"]
seam = s.math("ABSOLUTE", s.math("SUBTRACT", s.math("FRACT", stave), 0.5))
grain = s.noise(s.stretched(place, (14, 14, 1.6)), 4.0, 8.0, 0.65)
wood = s.mix(tones, (0.22, 0.13, 0.065), (0.36, 0.235, 0.125))
wood = s.mix(s.math("MULTIPLY", grain, 0.55), wood, (0.13, 0.075, 0.035))
s.plug("Base Color", s.mix(s.ramp(seam, [(0.47, 0.0), (0.495, 1.0)]), wood, (0.02, 0.012, 0.006)))
s.plug("Normal", s.relief(s.math("SUBTRACT", grain, s.ramp(seam, [(0.46, 0.0), (0.5, 1.0)])), 0.006, 0.7))
head = surface("head", (0.34, 0.22, 0.12), 0.6, Specular=0.25)
h = Shader(head)
boards = h.math("MULTIPLY", h.node("SeparateXYZ", {0: h.here()}).outputs[0], 9.0)
gap = h.math("ABSOLUTE", h.math("SUBTRACT", h.math("FRACT", boards), 0.5))
veins = h.noise(h.stretched(h.here(), (16, 1.6, 4)), 4.0, 8.0, 0.65)
tone = h.mix(h.node("TexWhiteNoise", {"W": h.math("FLOOR", boards)}, noise_dimensions="1D").outputs["Value"], (0.27, 0.165, 0.085), (0.38, 0.25, 0.14))
h.plug("Base Color", h.mix(h.ramp(gap, [(0.475, 0.0), (0.497, 1.0)]), h.mix(h.math("MULTIPLY", veins, 0.5), tone, (0.15, 0.085, 0.04)), (0.02, 0.012, 0.006)))
h.plug("Normal", h.relief(veins, 0.004, 0.6))
iron = surface("iron", (0.10, 0.095, 0.09), 0.42, Metallic=0.85)
i = Shader(iron)
i.plug("Roughness", i.ramp(i.noise(i.here(), 9.0, 6.0), [(0.3, 0.32), (0.7, 0.62)]))
stone = surface("wall", (0.34, 0.29, 0.22), 0.95, Specular=0.1)
w = Shader(stone)
courses = w.stretched(w.here(), (1.7, 1.0, 3.4))
bent = w.node("VectorMath", {0: courses, 1: w.node("VectorMath", {0: w.node("TexNoise", {"Vector": w.here(), "Scale": 3.0}).outputs["Color"], 1: (0.3, 0.3, 0.3)}, operation="MULTIPLY").outputs[0]}, operation="ADD").outputs[0]
blocks = w.node("TexVoronoi", {"Vector": bent, "Scale": 2.1, "Randomness": 0.85}, feature="DISTANCE_TO_EDGE").outputs["Distance"]
each = w.node("RGBToBW", {0: w.node("TexVoronoi", {"Vector": bent, "Scale": 2.1, "Randomness": 0.85}).outputs["Color"]}).outputs[0]
rough = w.noise(w.here(), 7.0, 12.0, 0.7)
face = w.mix(0.35, w.ramp(rough, [(0.3, (0.24, 0.20, 0.15)), (0.7, (0.46, 0.40, 0.31))]), each, "OVERLAY")
w.plug("Base Color", w.mix(w.ramp(blocks, [(0.01, 1.0), (0.05, 0.0)]), face, (0.36, 0.32, 0.26)))
w.plug("Normal", w.relief(w.ramp(blocks, [(0.0, 0.0), (0.09, 1.0)]), 0.03, 0.8, w.relief(rough, 0.03, 0.9)))
earth = surface("floor", (0.16, 0.13, 0.10), 0.8, Specular=0.3)
f = Shader(earth)
worn = f.noise(f.here(), 2.6, 12.0, 0.65)
f.plug("Base Color", f.ramp(worn, [(0.35, (0.09, 0.073, 0.055)), (0.65, (0.20, 0.165, 0.125))]))
f.plug("Roughness", f.ramp(worn, [(0.4, 0.5), (0.6, 0.9)]))
f.plug("Normal", f.relief(f.noise(f.here(), 14.0, 9.0, 0.7), 0.02, 0.8))

sheet("floor", 2, 2, lambda u, v: (u * 30 - 8, v * 30 - 12, 0 * u), earth)
sheet("wall", 2, 2, lambda u, v: (u * 30 - 8, 0 * u + 1.35, v * 6), stone)
sheet("end", 2, 2, lambda u, v: (0 * u + 13, u * 12 - 8, v * 6), stone)

# --- a barrel of 225 litres, lying: 0.95 long, 0.56 across the head, 0.70 across the bilge ---
LONG, HEAD, BILGE = 0.95, 0.28, 0.35
along = np.linspace(-LONG / 2, LONG / 2, 25)


def belly(z):
    return HEAD + (BILGE - HEAD) * (1 - (2 * z / LONG) ** 2)


def data_of(thing):
    data = thing.data
    for modifier in thing.modifiers:
        modifier.render_levels = 1
    return thing


body = data_of(lathe("barrel", [(belly(z), z) for z in along] + [(HEAD - 0.025, LONG / 2), (HEAD - 0.028, LONG / 2 - 0.04)], oak, 104))
lid = data_of(lathe("lid", [(0, LONG / 2 - 0.042), (HEAD - 0.02, LONG / 2 - 0.042)], head, 64))
hoops = []
for begin, wide in ((-0.465, 0.05), (-0.36, 0.045), (-0.20, 0.045), (0.155, 0.045), (0.315, 0.045), (0.415, 0.05)):
    ring = [(belly(begin) + 0.001, begin), (belly(begin) + 0.005, begin + 0.002), (belly(begin + wide) + 0.005, begin + wide - 0.002), (belly(begin + wide) + 0.001, begin + wide)]
    hoops.append(data_of(lathe("hoop", ring, iron, 104)))
rail = surface("rail", (0.12, 0.08, 0.05), 0.8)
parts = [body, lid, *hoops]


def barrel(x, z, turn):
    for part in parts:
        twin = part.copy()
        scene.collection.objects.link(twin)
        twin.location, twin.rotation_euler = (x, 0.35 + chance.normal(0, 0.012), z), (math.radians(90), turn, 0)


for number in range(13):
    x = -2.2 + number * 0.76
    barrel(x, 0.14 + BILGE, chance.uniform(-0.15, 0.15))
for number in range(12):
    barrel(-2.2 + 0.38 + number * 0.76, 0.14 + BILGE + 0.635, chance.uniform(-0.15, 0.15))
for part in parts:
    part.hide_render = True
for y in (0.0, 0.7):
    box("rail", (3, y, 0.07), (14, 0.11, 0.14), rail, 0.01)

# --- one lamp on the wall's side, its globe in view, and a breath of day behind the camera ---
globe = lathe("globe", [(0, -0.075), (0.05, -0.058), (0.075, 0.0), (0.05, 0.058), (0, 0.075)], shine("filament", (1.0, 0.62, 0.28), 26.0), 32)
globe.location = (2.55, -0.62, 2.02)
globe.visible_shadow = False
cord = surface("cord", (0.02, 0.02, 0.02), 0.6)
box("cord", (2.55, -0.62, 3.1), (0.012, 0.012, 2.0), cord)
lathe("cap", [(0.0, 0.14), (0.03, 0.14), (0.034, 0.07), (0.13, 0.03), (0.134, 0.024), (0, 0.05)], iron, 48).location = (2.55, -0.62, 2.04)
light = bpy.data.lights.new("bulb", "POINT")
light.energy, light.color, light.shadow_soft_size = 62, (1.0, 0.62, 0.30), 0.07
bulb = bpy.data.objects.new("bulb", light)
scene.collection.objects.link(bulb)
bulb.location = (2.55, -0.62, 1.98)
lamp((-4.5, -4.5, 3.0), (0.5, 0.2, 0.7), 3.0, 26, (0.62, 0.75, 1.0))
paint_sky(lambda sky, direction: sky.mix(0.0, (0.3, 0.4, 0.6), (0.3, 0.4, 0.6)), 0.012)
look((-1.55, -2.35, 1.42), (2.1, 0.35, 0.86), 30, 3.2, (0.4, 0.0, 0.9))
scene.render.resolution_percentage = 60
light = clean_light(SAMPLES, most=0.05)
np.save(os.path.splitext(OUT)[0] + ".npy", light.astype(np.float16))
develop(scaled(light, round(WIDTH / 1.6), WIDTH), OUT, exposure=0.75, bloom=0.12, vignette=0.25, grain=0.01, contrast=1.06)
