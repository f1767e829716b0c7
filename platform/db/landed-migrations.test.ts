import { createHash } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { MIGRATIONS } from "./migration-files";

const LIST = "landed.sha256";

const read = (name: string) => readFileSync(join(MIGRATIONS, name), "utf8");

const lines = readdirSync(MIGRATIONS)
  .filter((name) => name.endsWith(".sql"))
  .toSorted()
  .map((name) => `${createHash("sha256").update(read(name)).digest("hex")}  ${name}`);

const listed = read(LIST).trim().split("\n");

it("no migration that has landed is changed or taken away", () => {
  const changed = listed.filter((line) => !lines.includes(line));
  expect(
    changed,
    "These are in databases already: leave them as they were, and write a new migration",
  ).toEqual([]);
});

it("each migration is in the list of those that have landed", () => {
  const missing = lines.filter((line) => !listed.includes(line));
  expect(missing, `Add these lines to the end of platform/db/migrations/${LIST}`).toEqual([]);
});

it("each is later than the ones before it: drizzle leaves out one that is not", () => {
  const { entries }: { entries: { tag: string; when: number }[] } = JSON.parse(
    read("meta/_journal.json"),
  );
  expect(entries.map(({ tag }) => `${tag}.sql`)).toEqual(lines.map((line) => line.slice(66)));
  const times = entries.map(({ when }) => when);
  expect(times).toEqual(times.toSorted((a, b) => a - b));
});
