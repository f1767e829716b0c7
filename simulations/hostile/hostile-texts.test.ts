import { afterAll, beforeAll, expect, it } from "vitest";
import { openTestPlatform, type TestPlatform } from "@/testing/test-platform";
import { activeMarkup } from "./active-markup";
import { activeStyle } from "./active-style";
import { HOSTILE_PAYLOADS } from "./hostile-payloads";
import { proveContents } from "./prove-contents";
import { proveLetters } from "./prove-letters";

let platform: TestPlatform;
beforeAll(async () => {
  platform = await openTestPlatform({ server: null });
});
afterAll(() => platform?.close());

const some = HOSTILE_PAYLOADS.filter((_, at) => at % 32 === 0);
const half = "\ud800<b>x";
const handled = "<img src=x onerror=x>";

// npm run prove:hostile writes all of them.
it("no field of a content or a block shows more of a text than text", async () => {
  expect(new Set(HOSTILE_PAYLOADS).size).toBeGreaterThanOrEqual(300);
  const texts = [...some, half, "data:text/html,x"];
  const { faults, contents, refusedFields } = await proveContents(platform, { texts });
  expect(faults).toEqual([]);
  expect(contents).toBe(texts.length * 9);
  expect(refusedFields).toBeGreaterThan(100);
});

it("a cleaner that does nothing is found out", async () => {
  const { faults } = await proveContents(platform, {
    texts: [handled],
    shownAs: (shown, text) => ("content" in shown ? { ...shown, content: text } : shown),
  });
  expect(faults).toHaveLength(5);
  expect(faults[0]).toContain("content: img onerror=x");
});

it("no letter says more of what a stranger wrote than text", async () => {
  const { faults, taken, letters } = await proveLetters(platform, { texts: some });
  expect(faults).toEqual([]);
  expect(Math.min(taken.message, taken.form, taken.review)).toBeGreaterThan(some.length / 2);
  expect(letters).toBeGreaterThan(some.length * 2);
});

it("a letter that escapes nothing is found out, and a cell that is reckoned with", async () => {
  const { faults } = await proveLetters(platform, {
    texts: [handled, "=1+1"],
    written: (html, text) => `${html}${text}`,
    cell: (text) => text,
  });
  expect(faults.filter((fault) => fault.includes("onerror"))).not.toEqual([]);
  expect(faults.filter((fault) => fault.startsWith("export"))).toEqual(['export: reckons: "=1+1"']);
});

it.each([
  "<script>x</script>",
  "<p onclick=x>",
  "<a href=' java\tscript:x'>x</a>",
  "<svg><a xlink:href='javascript:x'>x</a></svg>",
  "<img src='data:image/svg+xml,x'>",
  "<iframe srcdoc=x></iframe>",
  "<meta http-equiv=refresh content=x>",
  "<link rel=stylesheet href=x>",
  "<p style='background:url(//x)'>x</p>",
  "<template><img src=x onerror=x></template>",
])("markup that is active is found: %s", (html) => {
  expect(activeMarkup(html)).not.toEqual([]);
});

it.each([
  "a{background:url(//x)}",
  "a{width:expression(x)}",
  "a{behavior:x}",
  "a{position:fixed}",
  "@import 'x';",
  "a{color:red}",
])("a style sheet that is served as it was written is found: %s", (css) => {
  expect(activeStyle(css, (written) => written)).not.toEqual([]);
  expect(activeStyle(css)).toEqual([]);
});
