"use client";

import { useEffect, useState } from "react";
import { type Colour, contrastRatio } from "@/lib/rules/text/colour";
import { COLOURS, type ColourName, GROUND_OF } from "./tokens";

/** A colour as it is shown: its six digits, and the contrast with what it stands on. */
export interface ShownColour {
  hex: string;
  contrast?: number | undefined;
}

/** The colours that the browser makes of the site's, mixed ones too; empty before the page is alive. */
export function useShownColours(): Partial<Record<ColourName, ShownColour>> {
  const [colours, setColours] = useState<Partial<Record<ColourName, ShownColour>>>({});
  useEffect(() => setColours(readColours()), []);
  return colours;
}

function readColours(): Partial<Record<ColourName, ShownColour>> {
  const canvas = document.createElement("canvas").getContext("2d", { willReadFrequently: true });
  if (!canvas) return {};
  const probe = document.body.appendChild(document.createElement("span"));
  const read = (name: ColourName): Colour => {
    probe.className = "";
    probe.style.color = `var(--${VARIABLES[name] ?? name})`;
    canvas.fillStyle = getComputedStyle(probe).color;
    canvas.fillRect(0, 0, 1, 1);
    const [r = 0, g = 0, b = 0] = canvas.getImageData(0, 0, 1, 1).data;
    return { r, g, b, a: 1 };
  };
  const colours = Object.fromEntries(
    COLOURS.map((name) => {
      const colour = read(name);
      const ground = GROUND_OF[name];
      const contrast = ground && contrastRatio(colour, read(ground));
      return [name, { hex: hexOf(colour), contrast }];
    }),
  );
  probe.remove();
  return colours;
}

/** The style sheet's names of the colours whose class has another. */
const VARIABLES: Partial<Record<ColourName, string>> = {
  background: "background-color",
  ink: "font-color",
  heading: "heading-color",
  accent: "accent-color",
  raised: "surface-raised",
};

const hexOf = ({ r, g, b }: Colour): string =>
  `#${[r, g, b].map((part) => part.toString(16).padStart(2, "0")).join("")}`;
