/** Colour that is drawn to be read back, and the most by which each part of it may differ. */
const DRAWN = [201, 88, 24];
const NEARLY = 8;

/** Width and height of the look, in pixels. */
const LOOK = 8;

/**
 * Makes a canvas whose drawings can be read. Against fingerprints some browsers give noise in the
 * place of what was drawn, and say nothing of it.
 * @returns undefined where this is such a browser, or has none
 */
export function trueCanvas(width: number, height: number): CanvasRenderingContext2D | undefined {
  return canBeRead() ? contextOf(width, height) : undefined;
}

/** Reads the colour of the pixel in the upper left corner. */
export function firstPixel(context: CanvasRenderingContext2D): { r: number; g: number; b: number } {
  const [r = 0, g = 0, b = 0] = context.getImageData(0, 0, 1, 1).data;
  return { r, g, b };
}

function canBeRead(): boolean {
  try {
    const context = contextOf(LOOK, LOOK);
    if (!context) return false;
    context.fillStyle = `rgb(${DRAWN.join(",")})`;
    context.fillRect(0, 0, LOOK, LOOK);
    return context
      .getImageData(0, 0, LOOK, LOOK)
      .data.every((part, at) => Math.abs(part - (DRAWN[at % 4] ?? 255)) <= NEARLY);
  } catch {
    return false;
  }
}

function contextOf(width: number, height: number): CanvasRenderingContext2D | undefined {
  const canvas = Object.assign(document.createElement("canvas"), { width, height });
  return canvas.getContext("2d", { willReadFrequently: true }) ?? undefined;
}
