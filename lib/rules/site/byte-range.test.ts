import { expect, it } from "vitest";
import { byteRange } from "./byte-range";

it.each([
  [undefined, undefined],
  ["bytes=0-", { first: 0, last: 99 }],
  ["bytes=0-1", { first: 0, last: 1 }],
  ["bytes=90-400", { first: 90, last: 99 }],
  ["bytes=-10", { first: 90, last: 99 }],
  ["bytes=-400", { first: 0, last: 99 }],
  ["bytes=100-", "NONE"],
  ["bytes=-0", "NONE"],
  ["bytes=5-4", undefined],
  ["bytes=-", undefined],
  ["bytes=0-1,4-5", undefined],
  ["lines=0-1", undefined],
  ["bytes=9999999999999999-", undefined],
])("%j of a hundred bytes is %j", (header, range) => {
  expect(byteRange(header, 100)).toEqual(range);
});
