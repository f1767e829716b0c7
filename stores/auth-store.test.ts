import { expect, it } from "vitest";
import type { User } from "@/lib/contract/user";
import { useAuth } from "./auth-store";

const ANNE = { id: 1, firstname: "Anne", role: "MEMBER" } as User;

it("knows nobody until it was told, then a member, then a visitor again", () => {
  expect(useAuth.getState()).toMatchObject({ status: "unknown", user: null });
  useAuth.getState().setUser(ANNE);
  expect(useAuth.getState()).toMatchObject({ status: "member", user: ANNE });
  useAuth.getState().setUser(null);
  expect(useAuth.getState()).toMatchObject({ status: "visitor", user: null });
});
