import { beforeEach, expect, it, vi } from "vitest";
import type { User } from "@/lib/contract/user";
import { useAuth } from "@/stores/auth-store";
import { goOn } from "./go-on";

const done = vi.hoisted(() => [] as string[]);
vi.mock("@/stores/forget-visitor", () => ({ forgetVisitor: () => done.push("forget") }));
vi.mock("@/components/account/session/session-news", () => ({
  tellSession: (news: string) => done.push(`tell ${news}`),
}));
vi.stubGlobal("window", { location: { assign: (path: string) => done.push(`go ${path}`) } });

beforeEach(() => {
  done.length = 0;
});

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
