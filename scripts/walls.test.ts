import { spawnSync } from "node:child_process";
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { cruise, type IConfiguration, type ICruiseResult } from "dependency-cruiser";
import { afterAll, expect, it } from "vitest";

const { default: walls } = (await import(
  new URL("../.dependency-cruiser.mjs", import.meta.url).href
)) as { default: IConfiguration };

const folders: string[] = [];
afterAll(() => {
  for (const folder of folders) rmSync(folder, { recursive: true });
});

/** Writes a small tree of files into a folder of its own. */
function treeOf(files: Record<string, string>): string {
  const folder = mkdtempSync(join(tmpdir(), "walls-"));
  folders.push(folder);
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), text);
  }
  return folder;
}

/** Names the walls that a small tree of files breaks. */
async function brokenBy(files: Record<string, string>): Promise<string[]> {
  const folder = treeOf({ "package.json": "{}", ...files });
  const { tsConfig: _, ...options } = walls.options ?? {};
  const { output } = await cruise(["."], {
    ...options,
    baseDir: folder,
    validate: true,
    ruleSet: { forbidden: walls.forbidden ?? [] },
  });
  return [...new Set((output as ICruiseResult).summary.violations.map(({ rule }) => rule.name))];
}

const PACKAGES = {
  "node_modules/pg/index.js": "export default 1;",
  "node_modules/pg/package.json": '{ "name": "pg", "main": "index.js" }',
  "node_modules/date-fns/index.js": "export default 1;",
  "node_modules/date-fns/package.json": '{ "name": "date-fns", "main": "index.js" }',
};

it.each<[string, Record<string, string>]>([
  [
    "every-module-has-its-walls",
    {
      "platform/routes.ts": 'export * from "./sitemap/parts";',
      "platform/sitemap/parts.ts": "export const parts = 1;",
    },
  ],
  [
    "platform-payment-imports-only-what-it-may",
    {
      "platform/payment/pay.ts": 'export type { Ride } from "../booking/ride";',
      "platform/booking/ride.ts": "export interface Ride { id: number }",
    },
  ],
  [
    "rules-are-pure",
    { ...PACKAGES, "lib/rules/fare.ts": 'import pg from "pg";\nexport const fare = pg;' },
  ],
  ["rules-are-pure", { "lib/rules/fare.ts": 'export * from "node:fs";' }],
  [
    "no-circles",
    {
      "lib/site/a.ts": 'import type { B } from "./b";\nexport interface A { b: B }',
      "lib/site/b.ts": 'import type { A } from "./a";\nexport interface B { a?: A }',
    },
  ],
  [
    "site-knows-no-platform",
    {
      "components/day.ts": 'export type { Day } from "../platform/desk/day";',
      "platform/desk/day.ts": "export interface Day { day: string }",
    },
  ],
  [
    "only-the-panel-knows-the-panel",
    {
      "components/blocks/hero.ts": 'export const editor = () => import("../admin/editor");',
      "components/admin/editor.ts": "export const editor = 1;",
    },
  ],
  [
    "the-site-knows-calls-by-their-types",
    {
      "components/shop/add.ts": 'export * from "../../lib/contract/calls/cart";',
      "lib/contract/calls/cart.ts": "export const setQuantity = 1;",
    },
  ],
])("%s falls on who breaks it", async (wall, files) => {
  expect(await brokenBy(files)).toContain(wall);
});

it("lets pass what is allowed", async () => {
  const files = {
    ...PACKAGES,
    "lib/rules/fare.ts": 'import days from "date-fns";\nexport const fare = days;',
    "platform/site/site.ts": 'export { fare } from "../../lib/rules/fare";',
    "platform/booking/book.ts": 'export { fare } from "../site/site";',
    "components/blocks/hero.ts": 'export { fare } from "../../lib/rules/fare";',
  };
  expect(await brokenBy(files)).toEqual([]);
});

it("has the linter refuse a clock, questions and odd file names", () => {
  const lint = JSON.parse(readFileSync("biome.json", "utf8"));
  const folder = treeOf({
    "biome.json": JSON.stringify({ ...lint, $schema: undefined, vcs: { enabled: false } }),
    "scripts/no-clock-in-rules.grit": readFileSync("scripts/no-clock-in-rules.grit", "utf8"),
    "lib/rules/now.ts": "export const now = () => Date.now();\n",
    "lib/rules/ask.ts": 'export const ask = () => fetch("/x");\n',
    "lib/rules/env.ts": "export const env = () => process.env;\n",
    "lib/site/siteName.ts": "export const siteName = 1;\n",
    "lib/site/now.ts": "export const now = () => Date.now();\n",
  });
  const biome = join(process.cwd(), "node_modules/.bin/biome");
  const { stdout, stderr } = spawnSync(biome, ["lint", "."], { cwd: folder, encoding: "utf8" });
  const said = `${stdout}${stderr}`;
  expect(said).toMatch(/lib\/rules\/now\.ts[\s\S]*?has no clock/);
  expect(said).toMatch(/lib\/rules\/ask\.ts[\s\S]*?asks nobody/);
  expect(said).toMatch(/lib\/rules\/env\.ts[\s\S]*?reads no environment/);
  expect(said).toMatch(/lib\/site\/siteName\.ts[\s\S]*?useFilenamingConvention/);
  expect(said).not.toContain("lib/site/now.ts");
});
