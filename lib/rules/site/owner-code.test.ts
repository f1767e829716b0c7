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
    { scripts: ["load('https://Stats.example/a.js')"], origins: ["https://stats.example"] },
  ],
  [
    "scripts in HTML, one of them from elsewhere",
    '<p>x</p><script async src="https://chat.example:8443/w.js"></script><SCRIPT>go()</SCRIPT >',
    null,
    { scripts: ["go()"], origins: ["https://chat.example:8443"] },
  ],
  ["an element with styles of its own", '<p style="color:red">x</p>', null, { hasStyles: true }],
  ["a page of elsewhere", '<iframe src="https://map.example"></iframe>', null, { hasFrames: true }],
])("reads %s", (_, AFTER_BODY_HTML_TO_LOAD, SCRIPT_TO_LOAD, code) => {
  expect(ownerCode({ AFTER_BODY_HTML_TO_LOAD, SCRIPT_TO_LOAD })).toEqual({ ...NO_CODE, ...code });
});
