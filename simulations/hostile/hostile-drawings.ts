import { gzipSync } from "node:zlib";
import { type HostileFile, latinBytes, MARK } from "./hostile-file";

const SHAPE = '<path d="M0 0h9v9z"/>';
const ELSEWHERE = `https://${MARK}.example/x.svg`;

/** What a drawing may hold besides shapes. */
const WITHIN = [
  `<script>${MARK}()</script>`,
  `<script href="data:text/javascript,${MARK}()"/>`,
  `<script xlink:href="${ELSEWHERE}"/>`,
  `<ScRiPt>${MARK}()</sCrIpT>`,
  `<s:script xmlns:s="http://www.w3.org/2000/svg">${MARK}()</s:script>`,
  `<foreignObject><body onload="${MARK}()"/></foreignObject>`,
  `<foreignObject><iframe src="javascript:${MARK}()"/></foreignObject>`,
  `<image href="data:image/svg+xml,${MARK}"/>`,
  `<image xlink:href="${ELSEWHERE}" onerror="${MARK}()"/>`,
  `<use href="${ELSEWHERE}#a"/>`,
  `<use xlink:href="data:image/svg+xml;base64,${MARK}#a"/>`,
  `<a href="javascript:${MARK}()">${SHAPE}</a>`,
  `<a xlink:href="java&#10;script:${MARK}()">${SHAPE}</a>`,
  `<a><set attributeName="href" to="javascript:${MARK}()"/>${SHAPE}</a>`,
  `<animate attributeName="href" values="javascript:${MARK}()"/>`,
  `<animate onbegin="${MARK}()" attributeName="x" dur="1s"/>`,
  `<path d="M0 0" onclick="${MARK}()"/>`,
  `<path d="M0 0" style="fill:url(${ELSEWHERE})"/>`,
  `<path d="M0 0" style="background:expression(${MARK}())"/>`,
  `<path d="M0 0" style="x:\\75rl(${ELSEWHERE})"/>`,
  `<path d="M0 0" fill="url('${ELSEWHERE}')"/>`,
  `<style>@import "${ELSEWHERE}";</style>`,
  `<style>*{background:url(${ELSEWHERE})}</style>`,
  `<title><script>${MARK}()</script></title>`,
  `<desc><![CDATA[</desc><script>${MARK}()</script>]]></desc>`,
  `<desc></svg><script>${MARK}()</script><svg></desc>`,
  `<metadata><x:html xmlns:x="http://www.w3.org/1999/xhtml"><x:script>${MARK}()</x:script></x:html></metadata>`,
  `<handler type="text/javascript">${MARK}()</handler>`,
  `<math><mtext><img src="x" onerror="${MARK}()"/></mtext></math>`,
  `<filter id="f"><feImage href="${ELSEWHERE}"/></filter>`,
  `<switch><foreignObject><object data="${ELSEWHERE}"/></foreignObject></switch>`,
  `<text><tspan onmouseover="${MARK}()">x</tspan></text>`,
  `<symbol id="s" onload="${MARK}()">${SHAPE}</symbol><use href="#s"/>`,
  `<g id="a"><use href="#a"/></g>`,
  "<g>".repeat(30_000) + "</g>".repeat(30_000),
  copiesOfCopies(30),
  "<path d='M0 0h1'/>".repeat(40_000),
];

/** What may stand before a drawing, or in its first tag. */
const AROUND: [string, (drawing: string) => string][] = [
  [
    "an entity that names a file",
    (drawing) =>
      `<?xml version="1.0"?><!DOCTYPE svg [<!ENTITY x SYSTEM "file:///etc/passwd">]>${drawing.replace("</svg>", "<text>&x;</text></svg>")}`,
  ],
  [
    "entities that grow",
    (drawing) =>
      `<!DOCTYPE svg [<!ENTITY a "${"x".repeat(100)}">${entities()}]>${drawing.replace("</svg>", "<text>&a9;</text></svg>")}`,
  ],
  [
    "a style sheet",
    (drawing) => `<?xml-stylesheet type="text/xsl" href="${ELSEWHERE}"?>${drawing}`,
  ],
  ["a script as it loads", (drawing) => drawing.replace("<svg", `<svg onload="${MARK}()"`)],
  ["a script behind it", (drawing) => `${drawing}<script>${MARK}()</script>`],
  ["a script in its comment", (drawing) => `<!--><script>${MARK}()</script>-->${drawing}`],
  ["a page before it", (drawing) => `<html><body>${drawing}</body></html>`],
  [
    "another base",
    (drawing) => drawing.replace("<svg", `<svg xml:base="${ELSEWHERE}" xmlns:xlink="${ELSEWHERE}"`),
  ],
];

/** Builds drawings that would run, ask elsewhere, or never be drawn. */
export function hostileDrawings(): HostileFile[] {
  const drawing = (within: string) =>
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9">${SHAPE}${within}</svg>`;
  const sent = (about: string, content: Uint8Array): HostileFile => ({
    about: `drawing with ${about}`,
    name: "drawing.svg",
    type: "image/svg+xml",
    content,
  });
  const plain = drawing("");
  return [
    ...WITHIN.map((within) => sent(within.slice(0, 60), latinBytes(drawing(within)))),
    ...AROUND.map(([about, put]) => sent(about, latinBytes(put(plain)))),
    sent("letters of two bytes", Buffer.from(`\ufeff${drawing(WITHIN[0] ?? "")}`, "utf16le")),
    sent("letters that are none", Buffer.concat([latinBytes(plain), Buffer.from([0xff, 0xfe])])),
    sent("packed letters", gzipSync(drawing(WITHIN[0] ?? ""))),
    sent("letters of seven bits", latinBytes(`+ADw-svg+AD4-+ADw-script+AD4-${MARK}`)),
  ];
}

/** Draws a shape ten times in each of some levels: a one with as many zeros. */
function copiesOfCopies(levels: number): string {
  const level = (id: number) => `<g id="c${id + 1}">${`<use href="#c${id}"/>`.repeat(10)}</g>`;
  const all = Array.from({ length: levels }, (_, id) => level(id)).join("");
  return `<defs><g id="c0">${SHAPE}</g>${all}</defs><use href="#c${levels}"/>`;
}

const entities = (): string =>
  Array.from({ length: 9 }, (_, id) => {
    const before = id === 0 ? "a" : `a${id}`;
    return `<!ENTITY a${id + 1} "${`&${before};`.repeat(10)}">`;
  }).join("");
