import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { isLegalPath } from "@/lib/rules/site/legal-path";
import { pagesOf } from "@/testing/site-pages";
import { demoSites } from "./sites";

const ROOT = join(import.meta.dirname, "..");

/** Examples of the API's document, and tests: a page may be named there. */
const MAY_NAME_PAGES = /^platform\/http\/docs\/|\.test\.tsx?$/;

const sources = ["app", "components", "lib", "messages", "platform", "server", "stores"]
  .flatMap((folder) =>
    readdirSync(join(ROOT, folder), { recursive: true, encoding: "utf8" }).map(
      (file) => `${folder}/${file}`,
    ),
  )
  .filter((file) => /\.(tsx?|mjs|json)$/.test(file) && !MAY_NAME_PAGES.test(file));

/** Paths of the demonstration sites' pages that are neither home nor required by law. */
const paths = demoSites
  .flatMap((site) => pagesOf(site).map(({ path }) => path))
  .filter((path) => path !== "/" && !isLegalPath(path));

it("names no page of a site in the engine: pages have roles", () => {
  expect(sources.length).toBeGreaterThan(900);
  const named = new RegExp(`["'\`>](?:${[...new Set(paths)].join("|")})(?=["'\`?#<])`);
  const faults = sources.flatMap((file) => {
    const [found] = named.exec(readFileSync(join(ROOT, file), "utf8")) ?? [];
    return found ? [`${file} names ${found}`] : [];
  });
  expect(faults).toEqual([]);
});
