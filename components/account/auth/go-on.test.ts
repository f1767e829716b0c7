import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { CookiesRefused } from "@/components/forms/use-call";
import type { User } from "@/lib/contract/user";
import { useAuth } from "@/stores/auth-store";
import { goOn } from "./go-on";

const done = vi.hoisted(() => [] as string[]);
vi.mock("@/stores/forget-visitor", () => ({ forgetVisitor: () => done.push("forget") }));
vi.mock("@/components/session/session-news", () => ({
  tellSession: (news: string) => done.push(`tell ${news}`),
}));
const hasSession = vi.hoisted(() => vi.fn(() => true));
vi.mock("@/components/session/has-session", () => ({ hasSession }));
const assign = (path: string) => done.push(`go ${path}`);

beforeEach(() => {
  done.length = 0;
  vi.stubGlobal("location", { hash: "" });
  vi.stubGlobal("window", { location: { assign, reload: () => done.push("reload") } });
});
afterEach(() => vi.unstubAllGlobals());

it("tells the other tabs of the session, and leaves a visitor what they have begun", async () => {
  useAuth.getState().setUser(null);
  expect(await goOn("en", null, "/en/reserver")).toBe("leaves");
  expect(done).toEqual(["tell opened", "go /en/reserver"]);
});

it("leaves nothing of the member whose tab it was", async () => {
  useAuth.getState().setUser({ id: 1 } as User);
  await goOn("fr", null);
  expect(done).toEqual(["forget", "tell opened", "go /auth"]);
});

it("leaves nothing of the panel that the device has kept, which was another's", async () => {
  useAuth.getState().setUser(null);
  const caches = new Set(["panel-shell", "panel-days", "pictures"]);
  vi.stubGlobal("caches", {
    keys: async () => [...caches],
    delete: async (name: string) => caches.delete(name),
  });
  await goOn("fr", null, "/admin");
  expect([...caches]).toHaveLength(3);
  vi.stubGlobal("document", { cookie: "panel-kept=1" });
  await goOn("fr", null, "/admin");
  expect([...caches]).toEqual(["pictures"]);
});

it("goes nowhere where the browser has kept no session: it would be asked for again", async () => {
  hasSession.mockReturnValueOnce(false);
  await expect(goOn("fr", null)).rejects.toThrow(CookiesRefused);
  expect(done).toEqual([]);
});

it.each(["/account", "/admin/booking"])("lets the login say whose %s is", async (next) => {
  await goOn("en", null, next);
  expect(done).toContain(`go /en/auth?${new URLSearchParams({ next })}`);
});

it.each([
  ["#history", "/en/account/bookings?when=past", "/en/account/bookings?when=past#history"],
  ["#history", "/en/reserver#form", "/en/reserver#form"],
  ["#register", "/en/reserver", "/en/reserver"],
])("goes on to the place in the page that the address had: %s and %s", async (hash, next, to) => {
  vi.stubGlobal("location", { hash });
  await goOn("en", null, next);
  expect(done).toContain(`go ${to}`);
});

it("loads the login anew where its own address leads on, place and all", async () => {
  const [pathname, search, hash] = ["/auth", "?next=%2Fadmin%2Fmoney", "#months"];
  vi.stubGlobal("location", { pathname, search, hash });
  await goOn("fr", null, "/admin/money");
  expect(done).toContain("reload");
});
