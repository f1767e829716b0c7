import { expect, it, vi } from "vitest";
import { ChangeLog } from "@/lib/site/change-log";
import { type PageCache, pageCache } from "./page-cache";
import type { RenderedPage } from "./render-in-process";

const rendered = (
  text: string,
  headers: Record<string, string> = {},
  tags?: string[],
): RenderedPage => ({
  status: 200,
  headers: { "cache-control": "s-maxage=2592000", ...headers },
  body: Buffer.from(text),
  tags,
});

function cacheOf(maxBytes = 2 ** 20) {
  const changes = new ChangeLog();
  const change = () => changes.note([{ kind: "fares" }]);
  return { change, changes, cache: pageCache({ maxBytes, changes }) };
}

/** Makes a render that ends when the test says so. */
function heldRender() {
  let end = (_: RenderedPage) => undefined as unknown;
  const renders = { count: 0 };
  const render = () => {
    renders.count += 1;
    return new Promise<RenderedPage>((resolve) => {
      end = resolve;
    });
  };
  return { renders, render, end: (page: RenderedPage) => end(page) };
}

const textOf = (page: { encoded: { identity: { body: Buffer } } } | undefined) =>
  page?.encoded.identity.body.toString();

it("renders a page once, however many wait for it", async () => {
  const { cache } = cacheOf();
  const { renders, render, end } = heldRender();
  const answers = Array.from({ length: 1000 }, () => cache.findOrRender({ key: "/", render }));
  end(rendered("Bonjour"));
  const texts = (await Promise.all(answers)).map(({ kept }) => textOf(kept));
  expect(new Set(texts)).toEqual(new Set(["Bonjour"]));
  expect(renders.count).toBe(1);
  expect(textOf(cache.find("/"))).toBe("Bonjour");
  expect(textOf((await cache.findOrRender({ key: "/", render })).kept)).toBe("Bonjour");
  expect(renders.count).toBe(1);
});

it("shows nothing that is older than the last change", async () => {
  const { change, cache } = cacheOf();
  await cache.findOrRender({ key: "/", render: async () => rendered("old") });
  change();
  expect(cache.find("/")).toBeUndefined();
});

it("keeps no page whose render was begun before a change, and does not await it after", async () => {
  const { change, cache } = cacheOf();
  const { render, end } = heldRender();
  const before = cache.findOrRender({ key: "/", render });
  change();
  const after = cache.findOrRender({ key: "/", render: async () => rendered("new") });
  end(rendered("old"));
  expect(textOf((await before).kept)).toBe("old");
  expect(textOf((await after).kept)).toBe("new");
  expect(textOf(cache.find("/"))).toBe("new");
});

it("keeps a page that was made from nothing of what has changed", async () => {
  const { changes, cache } = cacheOf();
  const ofFares = rendered("fares", {}, ["fares", "parameters"]);
  const ofWines = rendered("wines", {}, ["products", "parameters"]);
  await cache.findOrRender({ key: "/tarifs", render: async () => ofFares });
  await cache.findOrRender({ key: "/vins", render: async () => ofWines });
  changes.note([{ kind: "fares" }]);
  changes.note([{ kind: "page", id: 3 }]);
  expect(cache.find("/tarifs")).toBeUndefined();
  expect(textOf(cache.find("/vins"))).toBe("wines");
  changes.note([{ kind: "parameters" }]);
  expect(cache.find("/vins")).toBeUndefined();
});

it("keeps a page whose render was begun before a change of something else", async () => {
  const { changes, cache } = cacheOf();
  const { render, end } = heldRender();
  const before = cache.findOrRender({ key: "/vins", render });
  changes.note([{ kind: "fares" }]);
  end(rendered("wines", {}, ["products"]));
  await before;
  expect(textOf(cache.find("/vins"))).toBe("wines");
});

it("awaits a render that was begun before a change of something else, as far as the last one tells", async () => {
  const { changes, cache } = cacheOf();
  const wines = () => rendered("wines", {}, ["products"]);
  await cache.findOrRender({ key: "/vins", render: async () => wines() });
  changes.note([{ kind: "products" }]);
  const { renders, render, end } = heldRender();
  const first = cache.findOrRender({ key: "/vins", render });
  changes.note([{ kind: "fares" }]);
  const second = cache.findOrRender({ key: "/vins", render });
  end(wines());
  expect([textOf((await first).kept), textOf((await second).kept)]).toEqual(["wines", "wines"]);
  expect(renders.count).toBe(1);
});

it("gives nobody a page that was made from more than the last time, and older than its change", async () => {
  const { changes, cache } = cacheOf();
  await cache.findOrRender({
    key: "/",
    render: async () => rendered("first", {}, ["pages"]),
  });
  changes.note([{ kind: "pages" }]);
  const { render, end } = heldRender();
  const before = cache.findOrRender({ key: "/", render });
  // The new page has fares on it, unlike the former one.
  changes.note([{ kind: "fares" }]);
  const after = cache.findOrRender({
    key: "/",
    render: async () => rendered("new fares", {}, ["pages", "fares"]),
  });
  end(rendered("old fares", {}, ["pages", "fares"]));
  expect(textOf((await before).kept)).toBe("old fares");
  expect(textOf((await after).kept)).toBe("new fares");
  expect(textOf(cache.find("/"))).toBe("new fares");
});

it("compresses a page again only when a change has changed its bytes", async () => {
  const { change, cache } = cacheOf();
  const keep = async (text: string) => {
    const { kept } = await cache.findOrRender({ key: "/", render: async () => rendered(text) });
    return kept?.encoded.br;
  };
  const first = await keep("Bonjour");
  change();
  expect(await keep("Bonjour")).toBe(first);
  change();
  const other = await keep("Bonsoir");
  expect(other?.etag).not.toBe(first?.etag);
  expect(textOf(cache.find("/"))).toBe("Bonsoir");
});

it("renders again after a render that failed", async () => {
  const { cache } = cacheOf();
  const fails = cache.findOrRender({ key: "/", render: () => Promise.reject(new Error("down")) });
  await expect(fails).rejects.toThrow("down");
  const { kept } = await cache.findOrRender({ key: "/", render: async () => rendered("up") });
  expect(textOf(kept)).toBe("up");
});

it.each<[string, RenderedPage]>([
  ["sets a cookie", rendered("x", { "set-cookie": "a=b" })],
  ["is an error", { ...rendered("x"), status: 500 }],
  ["is a redirect", { ...rendered("x"), status: 307 }],
  ["is not for shared caches", rendered("x", { "cache-control": "private, no-store" })],
])("keeps no answer that %s", async (_, page) => {
  const { cache } = cacheOf();
  const answer = await cache.findOrRender({ key: "/", render: async () => page });
  expect(answer).toEqual({ rendered: page });
  expect(cache.find("/")).toBeUndefined();
});

it("hands on what Next makes anew behind it, without keeping it", async () => {
  const { cache } = cacheOf();
  const stale = rendered("x", { "x-nextjs-cache": "STALE" });
  expect(textOf((await cache.findOrRender({ key: "/", render: async () => stale })).kept)).toBe(
    "x",
  );
  expect(cache.find("/")).toBeUndefined();
});

it("takes no more memory than it may", async () => {
  const { cache } = cacheOf(20_000);
  const keys = Array.from({ length: 50 }, (_, index) => `/${index}`);
  for (const key of keys)
    await cache.findOrRender({ key, render: async () => rendered("x".repeat(2000)) });
  const kept = keys.flatMap((key) => cache.find(key) ?? []);
  expect(kept.length).toBeGreaterThan(0);
  expect(kept.reduce((sum, { bytes }) => sum + bytes, 0)).toBeLessThanOrEqual(20_000);
  expect(cache.find("/49")).toBeDefined();
});

/** Reads a text for all who ask while it is read, as Next does, and makes pages of it. */
function readingTogether() {
  let text = "old";
  let reading: Promise<string> | undefined;
  const ends: (() => void)[] = [];
  const read = () => {
    const now = text;
    reading ??= new Promise<string>((resolve) => {
      ends.push(() => resolve(now));
    }).finally(() => {
      reading = undefined;
    });
    return reading;
  };
  return {
    write: (now: string) => {
      text = now;
    },
    render: async () => rendered(await read(), {}, ["fares"]),
    endReads: () => {
      for (const end of ends.splice(0)) end();
    },
    isReading: () => ends.length > 0,
  };
}

/** Asks for a page after a change, while another one that Next makes still reads what was before. */
async function askedAfterChange(isByNext: boolean) {
  const { change, cache } = cacheOf();
  const source = readingTogether();
  const ask = (key: string) => cache.findOrRender({ key, render: source.render, isByNext });
  const before = ask("/tarifs");
  await expect.poll(source.isReading).toBe(true);
  source.write("new");
  change();
  const after = ask("/en/fares");
  source.endReads();
  await before;
  const isOver = after.then(() => true);
  while (!(await Promise.race([isOver, new Promise((next) => setTimeout(next, 1))]))) {
    source.endReads();
  }
  return textOf((await after).kept);
}

it("begins a page of Next’s after a change once those begun before it are over", async () => {
  expect(await askedAfterChange(true)).toBe("new");
});

it("would show what these have read, if it did not wait for them", async () => {
  expect(await askedAfterChange(false)).toBe("old");
});

it("waits for no page when nothing has changed that it is made from", async () => {
  const { changes, cache } = cacheOf();
  const wines = async () => rendered("wines", {}, ["products"]);
  await cache.findOrRender({ key: "/vins", render: wines, isByNext: true });
  changes.note([{ kind: "products" }]);
  const { render } = heldRender();
  void cache.findOrRender({ key: "/tarifs", render, isByNext: true });
  changes.note([{ kind: "fares" }]);
  const { kept } = await cache.findOrRender({ key: "/vins", render: wines, isByNext: true });
  expect(textOf(kept)).toBe("wines");
});

it("makes a page once for all who ask while it waits, through further changes", async () => {
  const { change, cache } = cacheOf();
  const slow = heldRender();
  const before = cache.findOrRender({ key: "/", render: slow.render, isByNext: true });
  const after = heldRender();
  const ask = () => cache.findOrRender({ key: "/", render: after.render, isByNext: true });
  change();
  const answers = [ask()];
  change();
  answers.push(ask());
  expect(after.renders.count).toBe(0);
  slow.end(rendered("old"));
  await before;
  await expect.poll(() => after.renders.count).toBe(1);
  after.end(rendered("new"));
  const texts = (await Promise.all(answers)).map(({ kept }) => textOf(kept));
  expect(texts).toEqual(["new", "new"]);
  expect(textOf(cache.find("/"))).toBe("new");
});

/** Expects another page of Next's to begin after a wait, in milliseconds, and not before. */
async function expectToWait(cache: PageCache, wait: number) {
  const { renders, render } = heldRender();
  void cache.findOrRender({ key: "/en", render, isByNext: true });
  await vi.advanceTimersByTimeAsync(wait - 100);
  expect(renders.count).toBe(0);
  await vi.advanceTimersByTimeAsync(200);
  expect(renders.count).toBe(1);
}

it("waits a second for a page that Next makes anew behind its answer", async () => {
  vi.useFakeTimers();
  const { change, cache } = cacheOf();
  const stale = async () => rendered("old", { "x-nextjs-cache": "STALE" });
  await cache.findOrRender({ key: "/", render: stale, isByNext: true });
  change();
  await expectToWait(cache, 1_000);
  vi.useRealTimers();
});

it("waits ten seconds at most for a page that never ends", async () => {
  vi.useFakeTimers();
  const { change, cache } = cacheOf();
  void cache.findOrRender({ key: "/", render: heldRender().render, isByNext: true });
  change();
  await expectToWait(cache, 10_000);
  vi.useRealTimers();
});

it("waits a second at most for a page that is not kept, and holds it up no longer", async () => {
  vi.useFakeTimers();
  const { change, cache } = cacheOf();
  await cache.renderBeside(new Promise(() => undefined));
  change();
  await expectToWait(cache, 1_000);
  change();
  const beside = cache.renderBeside(Promise.resolve()).then(() => "rendered");
  await vi.advanceTimersByTimeAsync(1_100);
  expect(await beside).toBe("rendered");
  vi.useRealTimers();
});
