import { expect, it } from "vitest";
import type { Role } from "@/lib/contract/user";
import { type LetterReading, letterReading } from "./letter-reading";

const GUEST = undefined;
const OTHER = "anne@example.org";
const OWN = "viewer@example.org";

it.each<[Role, string, Role | undefined, kept: LetterReading, delivered: LetterReading]>([
  ["ADMIN", OTHER, GUEST, "WHOLE", "WITHOUT_KEYS"],
  ["ADMIN", OTHER, "MEMBER", "WHOLE", "WITHOUT_KEYS"],
  ["ADMIN", OTHER, "ADMIN", "WITHOUT_KEYS", "WITHOUT_KEYS"],
  ["ADMIN", OTHER, "SUPER_ADMIN", "WITHOUT_KEYS", "WITHOUT_KEYS"],
  ["ADMIN", OWN, "ADMIN", "WHOLE", "WITHOUT_KEYS"],
  ["ADMIN", "Viewer@Example.org", "ADMIN", "WHOLE", "WITHOUT_KEYS"],
  ["SUPER_ADMIN", OTHER, GUEST, "WHOLE", "WITHOUT_KEYS"],
  ["SUPER_ADMIN", OTHER, "ADMIN", "WHOLE", "WITHOUT_KEYS"],
  ["SUPER_ADMIN", OTHER, "SUPER_ADMIN", "WHOLE", "WITHOUT_KEYS"],
  ["MEMBER", OTHER, GUEST, "NONE", "NONE"],
  ["MEMBER", OWN, "MEMBER", "NONE", "NONE"],
])("%s, of a letter to %s (%s): %s, %s", (role, recipient, recipientRole, kept, delivered) => {
  const viewer = { email: OWN, role };
  const reading = (isDelivered: boolean) =>
    letterReading(viewer, { recipient, recipientRole, isDelivered });
  expect([reading(false), reading(true)]).toEqual([kept, delivered]);
});
