import fileSystemCache from "next/dist/server/lib/incremental-cache/file-system-cache.js";
import { areTagsExpired } from "next/dist/server/lib/incremental-cache/tags-manifest.external.js";
import { afterEach, describe, expect, it, vi } from "vitest";
import CacheHandler from "./cache-handler.mjs";
import { gatherTags, instantNow } from "./page-cache/page-tags.mjs";

afterEach(() => vi.restoreAllMocks());

/** Sets the wall clock ahead of the clock of renders, or behind it. */
function setWallClock(milliseconds: number) {
  const now = Date.now.bind(Date);
  vi.spyOn(Date, "now").mockImplementation(() => now() + milliseconds);
}

type Context = ConstructorParameters<typeof fileSystemCache>[0];
type Value = Parameters<CacheHandler["set"]>[1];

const CONTEXT = {
  dev: false,
  flushToDisk: false,
  maxMemoryCacheSize: 2 ** 20,
  serverDistDir: "/nowhere",
  revalidatedTags: [],
} as unknown as Context;

const NextOwn =
  (fileSystemCache as { default?: typeof fileSystemCache }).default ?? fileSystemCache;

const ASKED = { kind: "APP_PAGE", isFallback: false } as never;

/** Keeps a page whose source changes while it is made, and asks for it. */
async function keptAcrossChange(Handler: typeof CacheHandler | typeof NextOwn, name: string) {
  const handler = new Handler(CONTEXT);
  const tag = `component:${name}`;
  const page = {
    ...{ kind: "APP_PAGE", html: "old", rscData: undefined, status: 200 },
    ...{ postponed: undefined, segmentData: undefined },
    headers: { "x-next-cache-tags": `_N_T_/${name},${tag}` },
  } as unknown as Value;
  const began = instantNow() - 50;
  await gatherTags(async () => {
    await handler.revalidateTag(tag);
    await new Promise((resolve) => setTimeout(resolve, 5));
    await handler.set(name, page, { isFallback: false } as never);
  }, began);
  return handler.get(name, ASKED);
}

it.each([0, 60_000, -60_000])(
  "keeps no page that was begun before a change, however late it ends, with the wall clock %d ms ahead",
  async (ahead) => {
    setWallClock(ahead);
    expect(await keptAcrossChange(CacheHandler, `ours ${ahead}`)).toBeNull();
  },
);

it("does so in place of Next’s own, which would give it to all who ask", async () => {
  expect(await keptAcrossChange(NextOwn, "theirs")).toMatchObject({ value: { html: "old" } });
});

it("keeps a page that was begun after the change, tells its tags, and since when it is so", async () => {
  const handler = new CacheHandler(CONTEXT);
  await handler.revalidateTag("component:later");
  await new Promise((resolve) => setTimeout(resolve, 5));
  const page = {
    ...{ kind: "APP_PAGE", html: "new", rscData: undefined, status: 200 },
    headers: { "x-next-cache-tags": "component:later" },
  } as unknown as Value;
  const at = instantNow();
  await gatherTags(() => handler.set("later", page, { isFallback: false } as never), at);
  const { answered, tags } = await gatherTags(() => handler.get("later", ASKED), instantNow());
  expect(answered).toMatchObject({ value: { html: "new" }, lastModified: at });
  expect(tags).toEqual(["component:later"]);
});

describe("what was read before a change", () => {
  /** Tells whether what was begun a moment before a change is over as soon as that is announced. */
  async function isOver(Handler: typeof CacheHandler | typeof NextOwn, ahead: number) {
    setWallClock(ahead);
    const tag = `fares ${Handler.name} ${ahead}`;
    const began = instantNow() - 1;
    await new Handler(CONTEXT).revalidateTag(tag, { expire: 0 });
    return areTagsExpired([tag], began);
  }

  it.each([0, 60_000, -60_000])(
    "is over at once, with the wall clock %d ms ahead",
    async (ahead) => {
      expect(await isOver(CacheHandler, ahead)).toBe(true);
    },
  );

  it.each([60_000, -60_000])(
    "stays with Next’s own handler, with the clock %d ms ahead",
    async (ahead) => {
      expect(await isOver(NextOwn, ahead)).toBe(false);
    },
  );
});
