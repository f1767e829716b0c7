import { beforeEach, expect, it, vi } from "vitest";

const refuse = () => {
  throw new DOMException("Access is denied for this document.", "SecurityError");
};
const full = () => {
  throw new DOMException("The quota has been exceeded.", "QuotaExceededError");
};

const REFUSALS: [name: string, storage: () => unknown][] = [
  ["the getter throws", refuse],
  ["there is no such thing", () => undefined],
  ["it is null", () => null],
  ["every call throws", () => ({ getItem: refuse, setItem: refuse, removeItem: refuse })],
  ["writing throws", () => ({ getItem: () => null, setItem: full, removeItem: () => undefined })],
];

const SITE = "https://site.example";

/** Opens a page of the site in a tab whose window has this name, coming from `referrer`. */
async function openPage(windowName: string, referrer: string) {
  vi.resetModules();
  const window = { name: windowName };
  vi.stubGlobal("window", window);
  vi.stubGlobal("document", { referrer });
  vi.stubGlobal("location", { origin: SITE });
  return { window, ...(await import("./storage")) };
}

beforeEach(() => vi.unstubAllGlobals());

const stub = (name: string, get: () => unknown) =>
  Object.defineProperty(globalThis, name, { get, configurable: true });

it.each(REFUSALS)("is remembered by the tab where %s", async (_name, storage) => {
  stub("localStorage", storage);
  stub("sessionStorage", storage);
  const first = await openPage("", "");
  for (const kept of [first.deviceStorage, first.tabStorage]) {
    expect(kept.isKept()).toBe(false);
    expect(kept.getItem("cart")).toBeNull();
    expect(kept.setItem("cart", "a")).toBe(false);
    expect(kept.getItem("cart")).toBe("a");
    expect(kept.names()).toContain("cart");
  }
  first.deviceStorage.setItem("cart", "b");

  const next = await openPage(first.window.name, `${SITE}/vins`);
  expect(next.deviceStorage.getItem("cart")).toBe("b");
  expect(next.tabStorage.getItem("cart")).toBe("a");
  next.deviceStorage.removeItem("cart");
  next.tabStorage.removeItem("cart");
  expect(next.deviceStorage.getItem("cart")).toBeNull();
  expect(next.window.name).toBe("");
});

it("is kept by the browser where it lets a page, and nothing is in the window's name", async () => {
  const stored = new Map<string, string>();
  const storage = {
    getItem: (name: string) => stored.get(name) ?? null,
    setItem: (name: string, value: string) => void stored.set(name, value),
    removeItem: (name: string) => void stored.delete(name),
  };
  stub("localStorage", () => storage);
  const { deviceStorage, window } = await openPage("", "");
  expect(deviceStorage.isKept()).toBe(true);
  expect(stored.size).toBe(0);
  expect(deviceStorage.setItem("cart", "a")).toBe(true);
  expect(deviceStorage.getItem("cart")).toBe("a");
  expect(window.name).toBe("");
});

it("says nothing of before once a storage is full", async () => {
  const stored = new Map([["cart", "old"]]);
  stub("localStorage", () => ({
    getItem: (name: string) => stored.get(name) ?? null,
    setItem: full,
    removeItem: (name: string) => void stored.delete(name),
  }));
  const { deviceStorage } = await openPage("", "");
  expect(deviceStorage.getItem("cart")).toBe("old");
  deviceStorage.setItem("cart", "new");
  expect(deviceStorage.getItem("cart")).toBe("new");
  deviceStorage.removeItem("cart");
  expect(deviceStorage.getItem("cart")).toBeNull();
});

it.each([
  ["chosen by another site", 'kept:{"device.cart":"theirs"}', "https://evil.example/"],
  ["chosen by one that does not say who it is", 'kept:{"device.cart":"theirs"}', ""],
  ["of a site whose address begins like ours", 'kept:{"device.cart":"theirs"}', `${SITE}.evil/`],
  ["for something else", "_blank", `${SITE}/`],
  ["damaged", "kept:{", `${SITE}/`],
  ["nothing", "kept:null", `${SITE}/`],
  ["a list", "kept:[1]", `${SITE}/`],
  ["of other kinds", 'kept:{"device.cart":{"id":1}}', `${SITE}/`],
])("reads nothing from a window's name that is %s", async (_name, windowName, referrer) => {
  stub("localStorage", refuse);
  const { deviceStorage } = await openPage(windowName, referrer);
  expect(deviceStorage.getItem("cart")).toBeNull();
  deviceStorage.setItem("cart", "a");
  expect(deviceStorage.getItem("cart")).toBe("a");
});

it("keeps nothing on the server", async () => {
  stub("localStorage", refuse);
  vi.resetModules();
  const { deviceStorage } = await import("./storage");
  deviceStorage.setItem("cart", "a");
  expect(deviceStorage.getItem("cart")).toBeNull();
});
