import { expect, it } from "vitest";
import { lastSeen } from "./last-seen";

const NOW = new Date("2026-03-04T12:00:00Z");

it.each([
  ["2026-03-04T11:57:30Z", "il y a 2 minutes", "2 minutes ago"],
  ["2026-03-04T10:59:00Z", "il y a 1 heure", "1 hour ago"],
  ["2026-03-03T12:30:00Z", "il y a 23 heures", "23 hours ago"],
  ["2026-03-03T11:00:00Z", "hier", "yesterday"],
  // The provider's clock is not ours to the second.
  ["2026-03-04T12:00:10Z", "cette minute-ci", "this minute"],
])("%s is %s, %s", (at, fr, en) => {
  expect(lastSeen(new Date(at), NOW, "fr")).toBe(fr);
  expect(lastSeen(new Date(at), NOW, "en")).toBe(en);
});
