import { expect, it } from "vitest";
import type { Role } from "@/lib/contract/user";
import { mayReadLetter } from "./letter-reading";

const GUEST = undefined;
const OTHER = "anne@example.org";
const OWN = "viewer@example.org";

it.each<[viewer: Role, recipient: string, recipientRole: Role | undefined, reads: boolean]>([
  ["ADMIN", OTHER, GUEST, true],
  ["ADMIN", OTHER, "MEMBER", true],
  ["ADMIN", OTHER, "ADMIN", false],
  ["ADMIN", OTHER, "SUPER_ADMIN", false],
  ["ADMIN", OWN, "ADMIN", true],
  ["ADMIN", "Viewer@Example.org", "ADMIN", true],
  ["SUPER_ADMIN", OTHER, GUEST, true],
  ["SUPER_ADMIN", OTHER, "ADMIN", true],
  ["SUPER_ADMIN", OTHER, "SUPER_ADMIN", true],
  ["MEMBER", OTHER, GUEST, false],
  ["MEMBER", OWN, "MEMBER", false],
])("%s, of a letter to %s (%s): %s", (role, recipient, recipientRole, reads) => {
  const viewer = { email: OWN, role };
  expect(mayReadLetter(viewer, { recipient, recipientRole, isDelivered: false })).toBe(reads);
  expect(mayReadLetter(viewer, { recipient, recipientRole, isDelivered: true })).toBe(false);
});
