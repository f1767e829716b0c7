import { expect, it } from "vitest";
import { NO_CODE, type OwnerCode, ownerCode } from "./owner-code";

it.each<[string, string | null, string | null, Partial<OwnerCode>]>([
  ["no code", null, null, { scripts: [], origins: [] }],
  [
    "a link, which is no script",
    '<a href="https://chat.example">Écrire</a>',
    null,
    { scripts: [], origins: [] },
  ],
  ["a script", null, "window.a = 1", { scripts: ["window.a = 1"], origins: [] }],
  [
    "a script that loads another one",
    null,
    "load('https://Stats.example/a.js')",
    {
      scripts: ["load('https://Stats.example/a.js')"],
      origins: ["https://stats.example"],
      isFromElsewhere: true,
    },
  ],
  [
    "scripts in HTML, one of them from elsewhere",
    '<p>x</p><script async src="https://chat.example:8443/w.js"></script><SCRIPT>go()</SCRIPT >',
    null,
    { scripts: ["go()"], origins: ["https://chat.example:8443"], isFromElsewhere: true },
  ],
  ["a style sheet", "<style>p{color:red}</style>", null, { styles: ["p{color:red}"] }],
  ["an element with styles of its own", '<p style="color:red">x</p>', null, { hasStyles: true }],
  [
    "a page of elsewhere",
    '<iframe src="https://map.example"></iframe>',
    null,
    { hasFrames: true, isFromElsewhere: true },
  ],
  ["a picture of elsewhere", '<img alt="" src=//pixel.example/1>', null, { isFromElsewhere: true }],
  ["a picture of the site", '<img alt="" src="/media/a.webp">', null, {}],
  [
    "a style of elsewhere",
    "<style>@import 'https://fonts.example/a.css'</style>",
    null,
    { styles: ["@import 'https://fonts.example/a.css'"], isFromElsewhere: true },
  ],
])("reads %s", (_, AFTER_BODY_HTML_TO_LOAD, SCRIPT_TO_LOAD, code) => {
  const { html: _html, ...read } = ownerCode({ AFTER_BODY_HTML_TO_LOAD, SCRIPT_TO_LOAD });
  const { html: _none, ...none } = NO_CODE;
  expect(read).toEqual({ ...none, ...code });
});

it("is put into a page as it stands, marked as the owner's", () => {
  const code = { AFTER_BODY_HTML_TO_LOAD: "<p>x</p>", SCRIPT_TO_LOAD: "go()" };
  expect(ownerCode(code).html).toBe(
    '<div class="contents calm:hidden" data-owner-code><p>x</p></div><script data-owner-code>go()</script>',
  );
  expect(ownerCode({ AFTER_BODY_HTML_TO_LOAD: null, SCRIPT_TO_LOAD: null }).html).toBe("");
});

it("ends no element of the page, and is hashed as a browser reads it", () => {
  const script = 'write("</script><SCRIPT>");\r\ngo()';
  const { html, scripts } = ownerCode({ AFTER_BODY_HTML_TO_LOAD: null, SCRIPT_TO_LOAD: script });
  const text = 'write("</\\u0073cript><\\u0053CRIPT>");\ngo()';
  expect(scripts).toEqual([text]);
  expect(html).toBe(`<script data-owner-code>${text}</script>`);
});
