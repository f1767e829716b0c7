import fc from "fast-check";
import { readShop } from "@/testing/shop-order";
import type { TestPlatform } from "@/testing/test-platform";
import { orderLife } from "./order-life";
import { playOrderLife, type Tally } from "./play-order-life";

/**
 * Plays random lives of orders.
 * @param run.path of a life that went wrong, to play that one alone
 * @returns the counts of events in them
 * @throws Error with the seed and the shortest life that goes wrong
 */
export async function proveOrderLives(
  platform: TestPlatform,
  run: { runs: number; seed: number; path?: string | undefined; count?: () => void },
): Promise<Tally> {
  const shop = await readShop(platform);
  const tally: Tally = {};
  const property = fc.asyncProperty(orderLife, async (steps) => {
    for (const [name, times] of Object.entries(await playOrderLife(platform, shop, steps))) {
      tally[name] = (tally[name] ?? 0) + times;
    }
    run.count?.();
  });
  const { runs: numRuns, seed, path } = run;
  await fc.assert(property, { numRuns, seed, ...(path ? { path } : {}) });
  return tally;
}
