import { mkdtempSync, readdirSync, rmSync, utimesSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, it } from "vitest";
import { openPictureStore } from "./picture-store.mjs";

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "pictures-"));
});
afterEach(() => rmSync(folder, { recursive: true }));

const picture = (bytes: number) => ({ etag: `"${bytes}"`, buffer: Buffer.alloc(bytes, 7) });

it("gives back what was written, in another process as well", async () => {
  await openPictureStore(folder, 10_000).write("hero, 384 px", picture(100));
  const store = openPictureStore<ReturnType<typeof picture>>(folder, 10_000);
  expect(await store.read("hero, 384 px")).toEqual(picture(100));
  expect(await store.read("hero, 768 px")).toBeUndefined();
});

it("deletes what was not asked for the longest once there is no room", async () => {
  const store = openPictureStore(folder, 3_000);
  await store.write("a", picture(1_000));
  await store.write("b", picture(1_000));
  await store.read("a");
  await store.write("c", picture(1_000));
  await expect.poll(() => readdirSync(folder)).toHaveLength(2);
  expect(await store.read("b")).toBeUndefined();
  expect(await store.read("a")).toEqual(picture(1_000));
});

it("counts what was there before it was opened, the oldest first", async () => {
  const before = openPictureStore(folder, 10_000);
  await before.write("old", picture(1_000));
  const [old = ""] = readdirSync(folder);
  utimesSync(join(folder, old), 0, 0);
  await before.write("new", picture(1_000));
  await openPictureStore(folder, 3_000).write("third", picture(1_000));
  await expect.poll(() => readdirSync(folder)).toHaveLength(2);
  expect(readdirSync(folder)).not.toContain(old);
});

it("has nothing in place of a file that cannot be read", async () => {
  const store = openPictureStore(folder, 3_000);
  await store.write("a", picture(10));
  const [file = ""] = readdirSync(folder);
  writeFileSync(join(folder, file), "half");
  expect(await store.read("a")).toBeUndefined();
});
