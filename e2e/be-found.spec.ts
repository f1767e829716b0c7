import { siteFaults } from "@/simulations/crawl/site-faults";
import { expect, long, ONCE, test } from "./support/test";

for (const name of ["site", "estate"] as const) {
  test(
    `a search engine reads all that the ${name} lists, without a fault`,
    name === "site" ? ONCE : long(ONCE),
    async ({ site, estate }) => {
      test.setTimeout(300_000);
      const { url, now } = { site, estate }[name];
      // `npm run prove:crawl` goes on to all that these pages lead to.
      const report = await siteFaults(url, { now: now(), follows: false });
      expect(report.faults).toEqual([]);
      expect(report.listed).toBeGreaterThan(40);
      expect(report.images).toBeGreaterThan(10);
    },
  );
}
