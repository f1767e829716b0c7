import { afterAll, beforeAll, expect, it } from "vitest";
import { openTestPlatform, type TestPlatform } from "@/testing/test-platform";
import type { HostileFile } from "./hostile-file";
import { hostileFiles } from "./hostile-files";
import { proveFiles } from "./prove-files";

let platform: TestPlatform;
let files: HostileFile[];
beforeAll(async () => {
  platform = await openTestPlatform({ server: null });
  files = await hostileFiles();
});
afterAll(() => platform?.close());

// npm run prove:hostile sends all of them.
it("each hostile file is refused with words, or served as what it is", async () => {
  expect(files.length).toBeGreaterThan(250);
  const some = files.filter((_, at) => at % 6 === 0);
  const { faults, refused, kept } = await proveFiles(platform, { files: some });
  expect(faults).toEqual([]);
  expect(Math.min(refused.library, refused.form, kept.library, kept.form)).toBeGreaterThan(10);
});

const SCRIPT = `<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>`;
/** Answers likewise with another body, and other headers. */
function replaced(answer: Response, body: BodyInit, others: Record<string, string> = {}) {
  const headers = new Headers(answer.headers);
  for (const [name, value] of Object.entries(others)) headers.set(name, value);
  return new Response(body, { status: answer.status, headers });
}

it.each<[string, (answer: Response) => Response]>([
  ["serves a drawing with its script", (answer) => replaced(answer, SCRIPT)],
  [
    "has the type of a file guessed",
    (answer) => replaced(answer, SCRIPT, { "X-Content-Type-Options": "" }),
  ],
  [
    "serves a drawing as a page",
    (answer) => replaced(answer, SCRIPT, { "Content-Type": "text/html" }),
  ],
  [
    "lets a drawing be of the site",
    (answer) => replaced(answer, "<svg>", { "Content-Security-Policy": "default-src 'none'" }),
  ],
  ["has lost it", () => new Response("", { status: 404 })],
])("a library that %s is found out", async (_, spoilt) => {
  const answers = async (path: string, init: RequestInit) => {
    const answer = await platform.app.request(path, init);
    return path.endsWith(".svg") ? spoilt(answer) : answer;
  };
  const drawing = files.filter(({ about }) => about.includes("onclick"));
  expect((await proveFiles(platform, { files: drawing, answers })).faults).toHaveLength(1);
});

it.each<[string, (path: string, answer: Response) => Response | Promise<Response>]>([
  [
    "fails",
    (path, answer) => (path.includes("submit") ? new Response("", { status: 500 }) : answer),
  ],
  [
    "refuses without a word",
    (path, answer) =>
      path.includes("submit") ? Response.json({ data: null }, { status: 422 }) : answer,
  ],
  [
    "shows a visitor’s file",
    (path, answer) =>
      path.includes("/file/") ? replaced(answer, "x", { "Content-Type": "image/jpeg" }) : answer,
  ],
  [
    "keeps what is hidden in it",
    async (path, answer) =>
      path.includes("/file/")
        ? replaced(
            answer,
            Buffer.concat([Buffer.from(await answer.arrayBuffer()), Buffer.from("<script")]),
          )
        : answer,
  ],
])("a form that %s is found out", async (_, spoilt) => {
  const answers = async (path: string, init: RequestInit) =>
    spoilt(path, await platform.app.request(path, init, { address: "203.0.113.7" }));
  const photo = files.filter(({ about }) => about === "jpeg with a page behind it");
  expect((await proveFiles(platform, { files: photo, answers })).faults).toHaveLength(1);
});
