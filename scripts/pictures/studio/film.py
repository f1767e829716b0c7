"""The film: two noisy exposures of one scene become a clean picture with a photograph's curve, glow and grain.

Debian's Blender has no denoiser. Each exposure is cleaned by means over patches that look alike, where the other
exposure says what is alike and the difference of the two says how much of it is noise.
"""
import os
import tempfile

import bpy
import numpy as np

import stage


def _expose_once(seed, samples):
    scene = bpy.context.scene
    scene.cycles.seed, scene.cycles.samples = seed, samples
    with tempfile.TemporaryDirectory() as folder:
        scene.render.image_settings.file_format = "OPEN_EXR"
        scene.render.image_settings.color_depth = "32"
        scene.render.filepath = os.path.join(folder, "light.exr")
        bpy.ops.render.render(write_still=True)
        image = bpy.data.images.load(scene.render.filepath)
        width, height = image.size
        light = np.empty(width * height * 4, np.float32)
        image.pixels.foreach_get(light)
        bpy.data.images.remove(image)
    return light.reshape(height, width, 4)[::-1, :, :3].copy()


def _mean(values, radius):
    """The mean over a square of 2 × radius + 1: by shifted sums where it is small, else by running sums."""
    for axis in (0, 1):
        size, width = values.shape[axis], 2 * radius + 1
        edges = [(0, 0)] * values.ndim
        if radius <= 3:
            edges[axis] = (radius, radius)
            wide = np.pad(values, edges, "edge")
            rows = [wide[(slice(None),) * axis + (slice(step, step + size),)] for step in range(width)]
            values = rows[0] + rows[1]
            for row in rows[2:]:
                values += row
            values *= np.float32(1 / width)
        else:
            edges[axis] = (radius + 1, radius)
            sums = np.cumsum(np.pad(values, edges, "edge"), axis, dtype=np.float64)
            upper = np.take(sums, range(width, width + size), axis)
            values = ((upper - np.take(sums, range(size), axis)) / width).astype(np.float32)
    return values


def _blur(values, sigma):
    """A gaussian, near enough, by three means."""
    radius = max(1, round((np.sqrt(4 * sigma * sigma + 1) - 1) / 2))
    for _ in range(3):
        values = _mean(values, radius)
    return values


def _without_sparks(mine, other):
    """Caps a spark that only one exposure saw at what the other saw around it."""
    height, width = mine.shape[:2]
    bright = np.pad(other.max(-1), 1, "edge")
    around = np.max([bright[y : y + height, x : x + width] for y in range(3) for x in range(3)], 0)
    return mine * np.minimum(1, (around * 1.6 + 0.004) / np.maximum(mine.max(-1), 1e-6))[..., None]


def _clean(first, second, reach=5, strictness=0.45, most=0.03):
    """One clean picture of two exposures: each is averaged where the other finds patches alike.

    No place counts as noisier than most: small lamps would grow square halos.
    """
    pair = [_without_sparks(first, second), _without_sparks(second, first)]
    logs = [np.log1p(np.maximum(light, 0) * 8) for light in pair]
    noise = np.minimum(_mean(((logs[0] - logs[1]) ** 2 / 2).mean(-1), 3), most) + 1e-7
    height, width = noise.shape

    def padded(values):
        return np.pad(values, [(reach, reach), (reach, reach)] + [(0, 0)] * (values.ndim - 2), "reflect")

    wide_logs, wide_lights, wide_noise = [padded(v) for v in logs], [padded(v) for v in pair], padded(noise)
    sums = [np.zeros_like(light) for light in pair]
    weights = [np.full(noise.shape, 1e-6, np.float32) for _ in pair]
    for dy in range(2 * reach + 1):
        for dx in range(2 * reach + 1):
            there = np.s_[dy : dy + height, dx : dx + width]
            noise_there = wide_noise[there]
            for guide in (0, 1):
                apart = logs[guide] - wide_logs[guide][there]
                far = np.einsum("yxc,yxc->yx", apart, apart) / 3
                far -= noise + np.minimum(noise, noise_there)
                far = far / (1e-6 + strictness**2 * (noise + noise_there))
                weight = np.exp(-np.maximum(_mean(far, 2), 0))
                sums[guide] += wide_lights[1 - guide][there] * weight[..., None]
                weights[guide] += weight
    return sum(total / weight[..., None] for total, weight in zip(sums, weights)) / 2


def _develop(light, exposure, bloom, vignette, grain, contrast, saturation, white=4.0):
    height, width = light.shape[:2]
    light = np.maximum(light, 0) * 2.0**exposure
    hot = np.minimum(light, 60)
    glow = sum(_blur(hot, width * size) * share for size, share in ((0.0022, 0.45), (0.008, 0.3), (0.03, 0.17), (0.09, 0.08)))
    light = light * (1 - bloom) + glow * bloom
    y, x = np.mgrid[-1 : 1 : height * 1j, -1 : 1 : width * 1j].astype(np.float32)
    light = light * (1 - vignette * np.clip((x * x + y * y * 0.7) / 1.7, 0, 1) ** 1.3)[..., None]
    # Bright colours go towards white, as they do on film.
    peak = light.max(-1, keepdims=True)
    light = light + (peak - light) * np.clip((peak - 0.7) / 6, 0, 0.7)
    shown = np.clip(1.25 * light * (1 + light / white**2) / (1 + light), 0, 1)
    shown = np.where(shown <= 0.0031308, shown * 12.92, 1.055 * shown ** (1 / 2.4) - 0.055)
    grey = shown @ np.array([0.2126, 0.7152, 0.0722], np.float32)
    shown = np.clip(grey[..., None] + (shown - grey[..., None]) * saturation, 0, 1)
    shown = shown + (shown * shown * (3 - 2 * shown) - shown) * (contrast - 1)
    speckle = np.random.default_rng(7).normal(0, 1, (height, width, 1)).astype(np.float32)
    speckle = speckle * 0.6 + _blur(speckle, 0.8) * 1.6
    seen = 0.35 + 1.3 * np.sqrt(np.clip(grey, 0, 1) * (1 - np.clip(grey, 0, 1)))
    return np.clip(shown + speckle * grain * seen[..., None], 0, 1)


def _save(picture, path):
    height, width = picture.shape[:2]
    image = bpy.data.images.new("picture", width, height)
    image.colorspace_settings.name = "sRGB"
    pixels = np.ones((height, width, 4), np.float32)
    pixels[..., :3] = picture[::-1]
    image.pixels.foreach_set(pixels.ravel())
    image.filepath_raw, image.file_format = path, "PNG"
    image.save()


def scaled(light, height, width):
    """The light at another size, by straight lines between its points."""
    for axis, size in ((0, height), (1, width)):
        at = np.clip((np.arange(size) + 0.5) * light.shape[axis] / size - 0.5, 0, light.shape[axis] - 1)
        low = np.minimum(at.astype(int), light.shape[axis] - 2)
        share = (at - low).astype(np.float32)
        share = share[:, None, None] if axis == 0 else share[None, :, None]
        light = np.take(light, low, axis) * (1 - share) + np.take(light, low + 1, axis) * share
    return light


def clean_light(samples, most=0.15):
    """The stage's light without its noise; most is how noisy a place may be, more where no small lamp is in view."""
    half = max(1, samples // 2)
    return _clean(_expose_once(1, half), _expose_once(2, half), most=most)


def relight(seen, part, samples):
    """Renders one part of the picture (left, right, top, bottom in shares of it) into the light seen so far."""
    height, width = seen.shape[:2]
    left, right, top, bottom = part
    rows = (max(0, round(top * height)), min(height, round(bottom * height)))
    columns = (max(0, round(left * width)), min(width, round(right * width)))
    render = bpy.context.scene.render
    render.use_border = render.use_crop_to_border = True
    # A little inside the pixel, so that rounding never loses a row.
    render.border_min_x, render.border_max_x = (columns[0] + 0.1) / width, (columns[1] + 0.1) / width
    render.border_min_y, render.border_max_y = 1 - (rows[1] - 0.1) / height, 1 - (rows[0] - 0.1) / height
    light = clean_light(samples)
    render.use_border = render.use_crop_to_border = False
    before = seen[rows[0] : rows[0] + light.shape[0], columns[0] : columns[0] + light.shape[1]]
    # It fades into what was there, save where it ends with the picture.
    share = np.ones(light.shape[:2], np.float32)
    for axis, (begin, end), size in ((0, rows, height), (1, columns, width)):
        steps = np.arange(light.shape[axis])
        from_begin = steps / 16 if begin > 0 else np.ones(len(steps))
        from_end = steps[::-1] / 16 if end < size else np.ones(len(steps))
        fade = np.clip(np.minimum(from_begin, from_end), 0, 1)
        share *= fade[:, None] if axis == 0 else fade[None]
    before += (light - before) * share[..., None]


def plain_colours(samples):
    """The stage as it is, in one exposure: for stages of shining surfaces, which have no noise."""
    return _expose_once(1, samples)


def develop(light, path, exposure=0.0, bloom=0.08, vignette=0.25, grain=0.009, contrast=1.08, saturation=1.0):
    """Writes the picture that this light gives; exposure is in stops."""
    _save(_develop(light, exposure, bloom, vignette, grain, contrast, saturation), path)


def expose(exposure=0.0, bloom=0.08, vignette=0.25, grain=0.009, contrast=1.08, saturation=1.0):
    """Renders the stage and writes the developed picture to stage.OUT; exposure is in stops.

    The cleaned light is kept beside it (.npy): given again as LIGHT, it is developed anew without a render.
    """
    kept = os.path.splitext(stage.OUT)[0] + ".npy"
    if os.environ.get("LIGHT"):
        light = np.load(os.environ["LIGHT"]).astype(np.float32)
    else:
        half = max(1, stage.SAMPLES // 2)
        light = _clean(_expose_once(1, half), _expose_once(2, half))
        np.save(kept, light.astype(np.float16))
    _save(_develop(light, exposure, bloom, vignette, grain, contrast, saturation), stage.OUT)
