import { describe, expect, it } from "vitest";
import { scopedCss } from "./scoped-css";

const scoped = (css: string) => scopedCss(css, ".page-1").replace(/\s+/g, " ").trim();

describe("scopedCss", () => {
  it.each([
    [".a{color:red}", ".page-1 .a{color:red}"],
    ["#x > p,h2{margin:0}", ".page-1 #x>p,.page-1 h2{margin:0}"],
    ["body{color:red}", ".page-1{color:red}"],
    ["body .a{color:red}", ".page-1 .a{color:red}"],
    [":root{--x:1}", ".page-1{--x:1}"],
    ["@media (min-width:10px){.a{color:red}}", "@media (min-width:10px){.page-1 .a{color:red}}"],
    ["@keyframes k{from{opacity:0}to{opacity:1}}", "@keyframes k{from{opacity:0}to{opacity:1}}"],
    [".a{background:url(/media/72/x.webp)}", ".page-1 .a{background:url(/media/72/x.webp)}"],
  ])("keeps %s to the page", (css, expected) => {
    expect(scoped(css)).toBe(expected);
  });

  it.each([
    "@import 'https://evil.example/x.css';",
    "@font-face{font-family:x;src:url(https://evil.example/x)}",
    ".a{background:url(https://evil.example/x)}",
    ".a{background:url('//evil.example/x')}",
    ".a{background:u\\72l(https://evil.example)}",
    ".a{background:image-set('https://evil.example/x' 1x)}",
    ".a{behavior:url(x.htc)}",
    ".a{position:fixed}",
    ".a{width:expression(alert(1))}",
    ".a{content:'</style><script>'}",
    ".a</style><script>alert(1)</script>{color:red}",
    "@media </style><script>{.a{color:red}}",
  ])("drops %s", (css) => {
    const result = scoped(css);
    expect(result).not.toMatch(/evil|fixed|expression|behavior|<|\\/);
  });

  it("drops what it cannot read", () => {
    expect(scopedCss(".a{color:red", ".page-1")).toBe("");
    expect(scopedCss("}}}", ".page-1")).toBe("");
  });
});
