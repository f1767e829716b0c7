import { beforeEach, expect, it, vi } from "vitest";
import type { User } from "@/lib/contract/user";
import { useAuth } from "@/stores/auth-store";
import { meetMember } from "./meet-member";

const forgetVisitor = vi.hoisted(() => vi.fn());
vi.mock("@/stores/forget-visitor", () => ({ forgetVisitor }));

const ANNE = { id: 1, role: "MEMBER" } as User;
const BENOIT = { id: 2, role: "MEMBER" } as User;
const SOLENE = { id: 3, role: "ADMIN" } as User;
const PRIVATE = "/en/account/profile";
const PUBLIC = "/reserver";
const reload = vi.fn();

/** Opens a tab at a path, with the member that it knows of. */
const aTab = (pathname: string, known: User | null, { hasCode = false } = {}) => {
  vi.stubGlobal("location", { pathname, reload });
  vi.stubGlobal("document", { querySelector: () => (hasCode ? {} : null) });
  useAuth.getState().setUser(known);
};
beforeEach(() => vi.clearAllMocks());

it("takes a page that was made for one member from another, even after the first’s session", async () => {
  for (const known of [ANNE, null]) {
    vi.clearAllMocks();
    aTab(PRIVATE, known);
    await meetMember(ANNE, BENOIT);
    expect([forgetVisitor, reload].map((spy) => spy.mock.calls.length)).toEqual([1, 1]);
  }
});

it("leaves nothing of a member on everybody’s page, which stays", async () => {
  aTab(PUBLIC, ANNE);
  await meetMember(undefined, BENOIT);
  expect(forgetVisitor).toHaveBeenCalledOnce();
  expect(reload).not.toHaveBeenCalled();
  expect(useAuth.getState().user).toBe(BENOIT);
});

it.each([
  ["a member who logs in again", ANNE, null, ANNE],
  ["a member who is there already", ANNE, ANNE, ANNE],
  ["a member whose session is over", ANNE, ANNE, null],
  ["a visitor who logs in", null, null, BENOIT],
])("takes nothing from %s", async (_, page, known, now) => {
  aTab(PRIVATE, known);
  await meetMember(page, now);
  expect([forgetVisitor, reload].map((spy) => spy.mock.calls.length)).toEqual([0, 0]);
  expect(useAuth.getState().user).toBe(now);
});

it.each<[string, User | null, boolean, number]>([
  ["the staff", SOLENE, true, 1],
  ["the staff, where none runs", SOLENE, false, 0],
  ["a member", BENOIT, true, 0],
  ["nobody", null, true, 0],
])("makes a page with the owner's code anew for %s", async (_, now, hasCode, reloads) => {
  aTab(PUBLIC, null, { hasCode });
  await meetMember(undefined, now);
  expect(reload).toHaveBeenCalledTimes(reloads);
});
