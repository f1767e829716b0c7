import { HOSTILE_TEXTS, RAN } from "@/e2e/support/hostile-texts";
import { WOVEN_MARKUP } from "./woven-markup";

const run = `window.${RAN}=1`;
const ELSEWHERE = "https://elsewhere.example/x";

/** Texts that a page, a style sheet, a template or a spreadsheet could take for more than text. */
export const HOSTILE_PAYLOADS: readonly string[] = [
  ...HOSTILE_TEXTS,
  ...WOVEN_MARKUP,
  // Markup that a parser reads otherwise the second time.
  `<math><mtext><table><mglyph><style><!--</style><img title="--&gt;&lt;img src=x onerror=${run}&gt;">`,
  `<svg></p><style><a id="</style><img src=x onerror=${run}>">`,
  `<form><math><mtext></form><form><mglyph><style></math><img src onerror=${run}>`,
  `<table><td><svg><desc><td><iframe onload=${run}>`,
  `<noembed><img title="</noembed><img src=x onerror=${run}>"></noembed>`,
  `<xmp><img title="</xmp><img src=x onerror=${run}>"></xmp>`,
  `<plaintext><img src=x onerror=${run}>`,
  `<select><template><img src=x onerror=${run}></template></select>`,
  `<a href="x" title="&quot;><img src=x onerror=${run}>">x</a>`,
  `<p title='"><img src=x onerror=${run}>'>x</p>`,
  `<![CDATA[><img src=x onerror=${run}>]]>`,
  `<?xml-stylesheet href="javascript:${run}"?>`,
  // Drawings and formulas.
  `<svg><a xlink:href="javascript:${run}"><text>x</text></a></svg>`,
  `<svg><use href="data:image/svg+xml,<svg id='x' onload='${run}'/>#x"/></svg>`,
  `<svg><foreignObject><body onload=${run}></foreignObject></svg>`,
  `<svg><set attributeName=onmouseover to=${run}>`,
  `<math href="javascript:${run}">x</math>`,
  `<math><annotation-xml encoding="text/html"><img src=x onerror=${run}></annotation-xml></math>`,
  // Addresses.
  `vbscript:${run}`,
  `\u0001javascript:${run}`,
  `java&#9;script:${run}`,
  `//elsewhere.example`,
  "/\\elsewhere.example",
  `<a href="&#106;avascript:${run}">x</a>`,
  `<a href="jav\u0000ascript:${run}">x</a>`,
  `<a href="blob:${run}">x</a>`,
  `<img src="data:image/svg+xml,<svg onload='${run}'/>">`,
  `<video poster="javascript:${run}"></video>`,
  `<a href="#" ping="${ELSEWHERE}">x</a>`,
  // Styles.
  `@import url(${ELSEWHERE});`,
  `a{background:url(${ELSEWHERE})}`,
  `a{width:expression(${run})}`,
  `a{-moz-binding:url(${ELSEWHERE}#x)}`,
  `a{background:\\75rl(${ELSEWHERE})}`,
  `a{}</style><script>${run}</script>`,
  `body{position:fixed;inset:0}*{display:none}`,
  `<p style="background:url(${ELSEWHERE});position:fixed">x</p>`,
  `a[href^="x"]{background:image-set("${ELSEWHERE}" 1x)}`,
  // Signs that turn text round, or are no signs.
  "\u202e<gpj.exe",
  "\u2066\u2069\u200f\u200b\ufeffx",
  "\ud800<b>x",
  "a\0<b>x",
  `\uff1cscript\uff1e${run}\uff1c/script\uff1e`,
  `\u00bcscript\u00be${run}\u00bc/script\u00be`,
  // Formulas of spreadsheets, and lines of headers.
  "=1+1",
  `=cmd|'/C calc'!A0`,
  `+1+1`,
  "-1+1",
  "@SUM(1)",
  "\t=1+1",
  "\r\n=1+1",
  `"=1+1`,
  "\uff1d1+1",
  `;=HYPERLINK("${ELSEWHERE}")`,
  "x\r\nBcc: everybody@elsewhere.example",
  "x%0d%0aBcc: everybody@elsewhere.example",
  // Templates and names of properties.
  "{{7*7}}",
  "#{7*7}",
  "*{7*7}",
  "__proto__",
  "constructor",
];
