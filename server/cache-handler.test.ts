import fileSystemCache from "next/dist/server/lib/incremental-cache/file-system-cache.js";
import { expect, it } from "vitest";
import CacheHandler from "./cache-handler.mjs";
import { gatherTags } from "./page-cache/page-tags.mjs";

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
  const began = Date.now() - 50;
  await gatherTags(async () => {
    await handler.revalidateTag(tag);
    await new Promise((resolve) => setTimeout(resolve, 5));
    await handler.set(name, page, { isFallback: false } as never);
  }, began);
  return handler.get(name, ASKED);
}

it("keeps no page that was begun before a change, however late it ends", async () => {
  expect(await keptAcrossChange(CacheHandler, "ours")).toBeNull();
});

it("does so in place of Next’s own, which would give it to all who ask", async () => {
  expect(await keptAcrossChange(NextOwn, "theirs")).toMatchObject({ value: { html: "old" } });
});

it("keeps a page that was begun after the change, and tells its tags", async () => {
  const handler = new CacheHandler(CONTEXT);
  await handler.revalidateTag("component:later");
  await new Promise((resolve) => setTimeout(resolve, 5));
  const page = {
    ...{ kind: "APP_PAGE", html: "new", rscData: undefined, status: 200 },
    headers: { "x-next-cache-tags": "component:later" },
  } as unknown as Value;
  await gatherTags(() => handler.set("later", page, { isFallback: false } as never), Date.now());
  const { answered, tags } = await gatherTags(() => handler.get("later", ASKED), Date.now());
  expect(answered).toMatchObject({ value: { html: "new" } });
  expect(tags).toEqual(["component:later"]);
});
