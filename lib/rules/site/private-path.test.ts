import { expect, it } from "vitest";
import { isMemberPath } from "./private-path";

it.each([
  ["/account", true],
  ["/en/account/bookings", true],
  ["/outbox/12", true],
  ["/account/goodbye", false],
  ["/en/account/goodbye", false],
  ["/auth", false],
  ["/account/nowhere", false],
])("%s is a member’s: %s", (path, isMembers) => expect(isMemberPath(path)).toBe(isMembers));
