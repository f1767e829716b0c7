import { mkdtemp, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, it } from "vitest";
import { writeWhole } from "./backup-file";

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "backup-file-"));
});
afterAll(() => rm(folder, { recursive: true }));

const namesIn = (place: string) => ["1", "2", "3"].map((name) => join(place, name));

it("gives two that are written at once two names, and each is what was written", async () => {
  const names = namesIn(join(folder, "new"));
  let meet = () => {};
  const met = new Promise<void>((resolve) => {
    meet = resolve;
  });
  let begun = 0;
  const write = (text: string) =>
    writeWhole(names, async (file) => {
      await writeFile(file, text);
      begun += 1;
      if (begun === 2) meet();
      await met;
    });
  const [a, b] = await Promise.all([write("a"), write("b")]);
  expect([a, b].toSorted()).toEqual(names.slice(0, 2));
  expect(await readFile(a, "utf8")).toBe("a");
  expect(await readFile(b, "utf8")).toBe("b");
  expect((await readdir(join(folder, "new"))).toSorted()).toEqual(["1", "2"]);
});

it("leaves what has the name, and leaves nothing of what broke off", async () => {
  const name = join(folder, "taken");
  await writeFile(name, "before");
  const there = /taken is there already: give another name/;
  await expect(writeWhole([name], async () => expect.unreachable())).rejects.toThrow(there);
  const other = join(folder, "meanwhile");
  const meanwhile = writeWhole([other], async (file) => {
    await writeFile(file, "mine");
    await writeFile(other, "another");
  });
  await expect(meanwhile).rejects.toThrow(/meanwhile is there already/);
  expect(await readFile(other, "utf8")).toBe("another");
  const broken = writeWhole([join(folder, "broken")], async (file) => {
    await writeFile(file, "half");
    throw new Error("gone");
  });
  await expect(broken).rejects.toThrow("gone");
  expect((await readdir(folder)).toSorted()).toEqual(["meanwhile", "new", "taken"]);
});

it("says in a sentence where nothing can be written", async () => {
  const names = [join(folder, "taken", "backup"), join(folder, "taken", "below", "backup")];
  for (const name of names) {
    await expect(writeWhole([name], async () => undefined)).rejects.toMatchObject({
      name: "BackupError",
      message: expect.stringContaining(`${name} cannot be written: E`),
    });
  }
});
