import type { Page } from "@playwright/test";
import sharp from "sharp";
import type { Colour } from "@/lib/rules/text/colour";
import {
  groundContrast,
  LEAST_CONTRAST,
  LEAST_CONTRAST_OF_LARGE,
} from "@/lib/rules/text/ground-contrast";

/** Size of a large text, in CSS pixels (WCAG 2.2 AA). */
const LARGE = 24;

interface Line {
  text: string;
  colour: Colour;
  size: number;
  box: { left: number; top: number; width: number; height: number };
}

/** Finds the lines of text that stand over a picture, once all has loaded. */
const linesOnPictures = (page: Page): Promise<Line[]> =>
  page.evaluate(async () => {
    const pictures = [...document.querySelectorAll<HTMLImageElement>("main img")];
    for (const picture of pictures) picture.loading = "eager";
    await Promise.all([document.fonts.ready, ...pictures.map((picture) => picture.decode())]);
    const grounds = pictures.map((picture) => picture.getBoundingClientRect());
    const canvas = document.createElement("canvas").getContext("2d", { willReadFrequently: true });
    const colourOf = (written: string) => {
      if (!canvas) throw new Error("No canvas");
      canvas.clearRect(0, 0, 1, 1);
      canvas.fillStyle = written;
      canvas.fillRect(0, 0, 1, 1);
      const [r = 0, g = 0, b = 0, a = 0] = canvas.getImageData(0, 0, 1, 1).data;
      return { r, g, b, a: a / 255 };
    };
    const isOn = (line: DOMRect, ground: DOMRect) =>
      line.left < ground.right &&
      line.right > ground.left &&
      line.top < ground.bottom &&
      line.bottom > ground.top;
    const lines: Line[] = [];
    for (const part of document.querySelectorAll("main :is(h1, h2, h3, p, dt, dd)")) {
      // A window of the page stands on a ground of its own.
      if (part.closest("dialog")) continue;
      const { color, fontSize } = getComputedStyle(part);
      const range = document.createRange();
      range.selectNodeContents(part);
      for (const rect of range.getClientRects()) {
        if (rect.width < 8 || !grounds.some((ground) => isOn(rect, ground))) continue;
        lines.push({
          text: part.textContent?.trim().slice(0, 60) ?? "",
          colour: colourOf(color),
          size: Number.parseFloat(fontSize),
          box: {
            left: Math.max(0, Math.floor(rect.left + scrollX)),
            top: Math.max(0, Math.floor(rect.top + scrollY)),
            width: Math.floor(rect.width),
            height: Math.floor(rect.height),
          },
        });
      }
    }
    return lines;
  });

/** Finds words that are too faint over their picture, and counts the lines on pictures. */
export async function wordsOnPictures(page: Page): Promise<{ lines: number; faint: string[] }> {
  const lines = await linesOnPictures(page);
  await page.evaluate(() => {
    // A sheet that the page makes itself is no style that its policy refuses.
    const sheet = new CSSStyleSheet();
    sheet.replaceSync("*, ::before, ::after { color: transparent !important }");
    document.adoptedStyleSheets.push(sheet);
  });
  const seen = await page.screenshot({ fullPage: true, animations: "disabled", scale: "css" });
  const faint: string[] = [];
  for (const { text, colour, size, box } of lines) {
    const ground = await sharp(seen).extract(box).removeAlpha().raw().toBuffer();
    const ratio = groundContrast(colour, ground);
    const least = size >= LARGE ? LEAST_CONTRAST_OF_LARGE : LEAST_CONTRAST;
    if (ratio < least) faint.push(`${ratio.toFixed(1)} for ${least}: ${text}`);
  }
  return { lines: lines.length, faint };
}
