/** Look of the pencils: the same on every site, so that nobody takes them for a part of it. */
export const PENCIL_STYLE = `
:host { position: absolute; inset: 0 auto auto 0; z-index: 45; font: 500 0.9375rem/1.4 system-ui, sans-serif; }
a, button { font: inherit; color: #fff; background: #1c2a44; border: 1px solid #fff; border-radius: 999px; text-decoration: none; cursor: pointer; box-shadow: 0 2px 10px rgb(0 0 0 / 0.4); }
a:hover, button:hover { background: #2f4a7d; }
a:focus-visible, button:focus-visible { outline: 3px solid #8fb4ff; outline-offset: 2px; }
svg { width: 1.125rem; height: 1.125rem; fill: none; stroke: currentColor; stroke-width: 1.75; stroke-linecap: round; stroke-linejoin: round; flex: none; }
.block { position: absolute; display: grid; place-items: center; width: 2.75rem; height: 2.75rem; box-sizing: border-box; }
.line { width: 1.75rem; height: 1.75rem; }
.text:not(.near, :hover, :focus-visible) { opacity: 0; pointer-events: none; }
.line svg { width: 0.875rem; height: 0.875rem; }
.frame { position: absolute; pointer-events: none; outline: 2px dashed #5b8dff; outline-offset: -4px; opacity: 0; }
.block:hover + .frame, .block:focus-visible + .frame { opacity: 1; }
.page { position: fixed; left: 1rem; display: flex; gap: 0.5rem; }
.page > * { display: inline-flex; align-items: center; gap: 0.5rem; min-height: 2.75rem; box-sizing: border-box; padding: 0.375rem 0.875rem; }
@media print { :host { display: none; } }
`;

const ICONS = {
  pencil: "M4 20l1-5L16.5 3.5a2.1 2.1 0 0 1 3 3L8 18l-4 2zM14 6l4 4",
  eye: "M2.5 12S6 5.5 12 5.5 21.5 12 21.5 12 18 18.5 12 18.5 2.5 12 2.5 12zM12 9a3 3 0 1 0 0 6 3 3 0 0 0 0-6z",
};

const SVG = "http://www.w3.org/2000/svg";

export function pencilIcon(name: keyof typeof ICONS): SVGElement {
  const svg = document.createElementNS(SVG, "svg");
  const path = document.createElementNS(SVG, "path");
  svg.setAttribute("viewBox", "0 0 24 24");
  svg.setAttribute("aria-hidden", "true");
  path.setAttribute("d", ICONS[name]);
  svg.append(path);
  return svg;
}
