import { mkdtemp, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import { filesBelow } from "@/platform/backup/media-files";
import { openS3Server, type TestS3Server } from "@/testing/s3-server";
import { folderStore } from "./folder-store";
import { type MediaStore, MediaUnreachable, nameOfContent } from "./media-store";
import { s3Store } from "./s3-store";

const CONTENT = Buffer.from("<svg>the same picture</svg>");
const KEY = { idSite: 901, name: nameOfContent(CONTENT, "svg") };

let folder: string;
let s3: TestS3Server;
beforeAll(async () => {
  s3 = await openS3Server();
});
afterAll(() => s3.close());

/** Opens two of each store, as two processes have them. */
const STORES: Record<string, () => Promise<[MediaStore, MediaStore]>> = {
  "a folder": async () => {
    folder = join(await mkdtemp(join(tmpdir(), "media-store-")), "media");
    return [folderStore(folder), folderStore(folder)];
  },
  "a bucket": async () => {
    s3.objects.clear();
    return [s3Store(s3.settings), s3Store(s3.settings)];
  },
};

describe.each(Object.entries(STORES))("media in %s", (_, open) => {
  it("are read by every process once they are put", async () => {
    const [one, other] = await open();
    expect(await other.read(KEY)).toBeUndefined();
    await one.put(KEY, CONTENT);
    expect(Buffer.from((await other.read(KEY)) ?? "")).toEqual(CONTENT);
  });

  it("are read in parts, which are fewer bytes where they end", async () => {
    const [one, other] = await open();
    expect(await one.readPart(KEY, { from: 0, length: 9 })).toBeUndefined();
    await one.put(KEY, CONTENT);
    const total = CONTENT.length;
    for (const [from, length] of [
      [0, 5],
      [3, 4],
      [total - 2, 9],
    ] as const) {
      const part = await other.readPart(KEY, { from, length });
      expect(part?.total).toBe(total);
      expect(Buffer.from(part?.content ?? "")).toEqual(CONTENT.subarray(from, from + length));
    }
    expect((await other.readPart(KEY, { from: total + 5, length: 9 }))?.content).toHaveLength(0);
  });

  it("are taken away, also where they are not there", async () => {
    const [one, other] = await open();
    await one.put(KEY, CONTENT);
    await other.remove(KEY);
    await other.remove(KEY);
    expect(await one.read(KEY)).toBeUndefined();
  });

  it("are kept apart by site", async () => {
    const [store] = await open();
    await store.put(KEY, CONTENT);
    expect(await store.read({ ...KEY, idSite: 902 })).toBeUndefined();
  });

  it("may be put by several at once", async () => {
    const stores = await open();
    const puts = Array.from({ length: 20 }, (_, at) => stores[at % 2]?.put(KEY, CONTENT));
    await Promise.all(puts);
    expect(Buffer.from((await stores[0].read(KEY)) ?? "")).toEqual(CONTENT);
  });
});

describe("media in a folder", () => {
  it("have their names once they are whole: what a crash leaves is no file of the site", async () => {
    const [store] = (await STORES["a folder"]?.()) ?? [];
    await store?.put(KEY, CONTENT);
    const site = join(folder, "901");
    expect(await readdir(site)).toEqual([KEY.name]);
    // As a process that died halfway has left it.
    await writeFile(join(site, ".0123.unfinished"), "<svg>");
    const backedUp = [];
    for await (const path of filesBelow(folder)) backedUp.push(path);
    expect(backedUp).toEqual([`901/${KEY.name}`]);
  });

  it("take the place of a file that is shorter than its name says", async () => {
    const [store] = (await STORES["a folder"]?.()) ?? [];
    await store?.put(KEY, CONTENT);
    await writeFile(join(folder, "901", KEY.name), "");
    await store?.put(KEY, CONTENT);
    expect(await readFile(join(folder, "901", KEY.name))).toEqual(CONTENT);
  });

  it("say that the folder cannot be used, and leave nothing", async () => {
    const parent = await mkdtemp(join(tmpdir(), "media-store-"));
    await writeFile(join(parent, "media"), "a file");
    const store = folderStore(join(parent, "media"));
    await expect(store.put(KEY, CONTENT)).rejects.toThrow(MediaUnreachable);
    await expect(store.read(KEY)).rejects.toThrow(MediaUnreachable);
    await rm(parent, { recursive: true });
  });
});

describe("media in a bucket", () => {
  afterEach(() => {
    s3.fault = undefined;
  });

  it("are under the path by which the site serves them", async () => {
    const [store] = (await STORES["a bucket"]?.()) ?? [];
    await store?.put(KEY, CONTENT);
    expect([...s3.objects.keys()]).toEqual([`/media-of-tests/media/901/${KEY.name}`]);
  });

  it.each(["accessKeyId", "secretAccessKey", "region"] as const)(
    "are refused to who has another %s",
    async (name) => {
      const store = s3Store({ ...s3.settings, [name]: "another-one" });
      await expect(store.put(KEY, CONTENT)).rejects.toThrow(MediaUnreachable);
      await expect(store.read(KEY)).rejects.toThrow(MediaUnreachable);
    },
  );

  it.each([
    { status: 500 },
    { status: 503 },
    { status: 301 },
    { hangUp: true },
    { isSilent: true },
  ])("are not waited for where the storage fails: %j", async (fault) => {
    s3.objects.clear();
    s3.fault = fault;
    const store = s3Store(s3.settings, 200);
    await expect(store.put(KEY, CONTENT)).rejects.toThrow(MediaUnreachable);
    await expect(store.read(KEY)).rejects.toThrow(MediaUnreachable);
    expect(s3.objects.size).toBe(0);
  });

  it("are not waited for where nobody listens", async () => {
    const gone = await openS3Server();
    await gone.close();
    await expect(s3Store(gone.settings).read(KEY)).rejects.toThrow(MediaUnreachable);
  });
});
