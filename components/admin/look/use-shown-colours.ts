"use client";

import { useEffect, useState } from "react";
import { firstPixel, trueCanvas } from "@/lib/browser/true-canvas";
import { type Colour, contrastRatio } from "@/lib/rules/text/colour";
import { COLOURS, type ColourName, GROUND_OF } from "./tokens";

export interface ShownColour {
  hex: string;
  contrast?: number | undefined;
}

/**
 * Returns the browser's computed colours of the site; empty before the page is alive, and where
 * the browser does not tell them.
 */
export function useShownColours(): Partial<Record<ColourName, ShownColour>> {
  const [colours, setColours] = useState<Partial<Record<ColourName, ShownColour>>>({});
  useEffect(() => setColours(readColours()), []);
  return colours;
}

function readColours(): Partial<Record<ColourName, ShownColour>> {
  const canvas = trueCanvas(1, 1);
  if (!canvas) return {};
  const read = (name: ColourName): Colour => {
    // Each colour gets its own element: a change of colour would start a transition.
    const probe = document.createElement("span");
    probe.style.color = `var(--${VARIABLES[name] ?? name})`;
    document.body.append(probe);
    canvas.fillStyle = getComputedStyle(probe).color;
    probe.remove();
    canvas.fillRect(0, 0, 1, 1);
    return { ...firstPixel(canvas), a: 1 };
  };
  const colours = Object.fromEntries(
    COLOURS.map((name) => {
      const colour = read(name);
      const ground = GROUND_OF[name];
      const contrast = ground && contrastRatio(colour, read(ground));
      return [name, { hex: hexOf(colour), contrast }];
    }),
  );
  return colours;
}

/** Style sheet's names of the colours whose class has another. */
const VARIABLES: Partial<Record<ColourName, string>> = {
  background: "background-color",
  ink: "font-color",
  heading: "heading-color",
  accent: "accent-color",
  raised: "surface-raised",
};

const hexOf = ({ r, g, b }: Colour): string =>
  `#${[r, g, b].map((part) => part.toString(16).padStart(2, "0")).join("")}`;
