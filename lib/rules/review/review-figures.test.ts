import { expect, it } from "vitest";
import { reviewFigures } from "./review-figures";

const counts = (...stars: number[]) => stars.map((count, index) => ({ stars: 5 - index, count }));

it.each([
  [[], null, 0, counts(0, 0, 0, 0, 0)],
  [[{ rating: 5, count: 1 }], 5, 1, counts(1, 0, 0, 0, 0)],
  [
    [
      { rating: 3, count: 1 },
      { rating: 5, count: 6 },
      { rating: 4, count: 2 },
    ],
    4.6,
    9,
    counts(6, 2, 1, 0, 0),
  ],
  // A half is rounded up, as everywhere.
  [
    [
      { rating: 5, count: 1 },
      { rating: 4, count: 19 },
    ],
    4.1,
    20,
    counts(1, 19, 0, 0, 0),
  ],
])("makes of %j an average of %s out of %s", (given, average, count, stars) => {
  expect(reviewFigures(given)).toEqual({ average, count, stars });
});
