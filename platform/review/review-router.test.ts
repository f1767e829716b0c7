import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import type { ReviewList } from "@/lib/contract/review";
import { reviews } from "@/platform/db/schema/review";
import { reviewedRide } from "@/testing/reviewed-ride";
import { anExternalRating } from "@/testing/route-cases/review-cases";
import { openTestPlatform, type TestPlatform } from "@/testing/test-platform";

let platform: TestPlatform;
beforeAll(async () => {
  platform = await openTestPlatform();
});
beforeEach(() => platform.startAfresh());
afterAll(() => platform.close());

describe("the reviews that are shown", () => {
  it("come the last published first, by pages, with the figures of all", async () => {
    for (const rating of [5, 3, 4]) await reviewedRide(platform, { rating, text: `${rating}` });
    await platform.database.everySite.update(reviews).set({
      state: "PUBLISHED",
      publishedAt: platform.clock.now(),
    });
    const of = async (query: string) => {
      const list = await platform.data<ReviewList>("GET", `/review${query}`);
      return {
        ratings: list.reviews.map(({ rating }) => rating),
        total: list.total,
        ...list.figures,
      };
    };
    const figures = { average: 4, count: 3 };
    expect(await of("")).toMatchObject({ ratings: [4, 3, 5], total: 3, ...figures });
    expect(await of("?nbItem=2&page=2")).toMatchObject({ ratings: [5], total: 3, ...figures });
    expect(await of("?rating=gte:4")).toMatchObject({ ratings: [4, 5], total: 2, ...figures });
    expect((await platform.call("GET", "/review?state=WAITING")).status).toBe(422);
  });
});

describe("what others have collected", () => {
  it("is told by where it is from, and nowhere else", async () => {
    await anExternalRating(platform, 901);
    expect(await platform.data("GET", "/reviews/external?from=source-901")).toMatchObject({
      from: "source-901",
      rating: 4.5,
      count: 12,
      readOn: "2026-11-01",
      quotes: [expect.objectContaining({ author: "Ronan", rating: 5 })],
    });
    const { status, answer } = await platform.call("GET", "/reviews/external?from=nobody");
    expect(status).toBe(404);
    expect(answer.message).toBe("Aucune source d’avis ne porte ce nom.");
    expect((await platform.call("GET", "/reviews/external")).status).toBe(422);
    const elsewhere = { idSite: 902 };
    const other = await platform.call("GET", "/reviews/external?from=source-901", elsewhere);
    expect(other.status).toBe(404);
  });
});
