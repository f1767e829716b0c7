import type { ReviewFigures } from "@/lib/contract/review";

const STARS = [5, 4, 3, 2, 1];

export function reviewFigures(counts: { rating: number; count: number }[]): ReviewFigures {
  const stars = STARS.map((rating) => ({
    stars: rating,
    count: counts.find((one) => one.rating === rating)?.count ?? 0,
  }));
  const count = stars.reduce((sum, one) => sum + one.count, 0);
  const points = stars.reduce((sum, one) => sum + one.stars * one.count, 0);
  return { average: count === 0 ? null : Math.round((10 * points) / count) / 10, count, stars };
}
