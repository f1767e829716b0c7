import { expect, it } from "vitest";
import { publicationDue, reviewEnds } from "./review-time";

const at = (iso: string) => new Date(iso);

it.each([
  ["2026-11-20T09:00:00Z", "2026-11-27T09:00:00.000Z"],
  ["2026-12-28T23:30:00Z", "2027-01-04T23:30:00.000Z"],
])("publishes what was written at %s at %s", (writtenAt, due) => {
  expect(publicationDue(at(writtenAt)).toISOString()).toBe(due);
});

it.each([
  ["2026-11-20T09:00:00Z", "2029-11-20T09:00:00.000Z"],
  ["2028-02-29T09:00:00Z", "2031-02-28T09:00:00.000Z"],
])("shows what was published at %s until %s", (publishedAt, end) => {
  expect(reviewEnds(at(publishedAt)).toISOString()).toBe(end);
});
