/** Red, green and blue from 0 to 255, opacity from 0 to 1. */
export interface Colour {
  r: number;
  g: number;
  b: number;
  a: number;
}

/** Reads `#RRGGBBAA` (§3) or `#RRGGBB`; undefined for anything else. */
export function parseColour(value: string | null | undefined): Colour | undefined {
  const [, hex, alpha = "ff"] = /^#([\da-f]{6})([\da-f]{2})?$/i.exec(value?.trim() ?? "") ?? [];
  if (!hex) return undefined;
  const at = (index: number) => Number.parseInt(hex.slice(index, index + 2), 16);
  return { r: at(0), g: at(2), b: at(4), a: Number.parseInt(alpha, 16) / 255 };
}

/** Computes the contrast of a text's colour on an opaque ground, 1 to 21 (WCAG 2.2). */
export function contrastRatio(text: Colour, ground: Colour): number {
  const mix = (top: number, bottom: number) => top * text.a + bottom * (1 - text.a);
  const seen = { r: mix(text.r, ground.r), g: mix(text.g, ground.g), b: mix(text.b, ground.b) };
  const [light = 0, dark = 0] = [luminance(seen), luminance(ground)].sort((a, b) => b - a);
  return (light + 0.05) / (dark + 0.05);
}

function luminance({ r, g, b }: Omit<Colour, "a">): number {
  const linear = (channel: number) => {
    const c = channel / 255;
    return c <= 0.04045 ? c / 12.92 : ((c + 0.055) / 1.055) ** 2.4;
  };
  return 0.2126 * linear(r) + 0.7152 * linear(g) + 0.0722 * linear(b);
}
