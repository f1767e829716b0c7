import fc from "fast-check";
import { EXAMPLES } from "./examples";
import { history } from "./history";
import { playHistory, type Tally } from "./play-history";
import type { World } from "./world";

/**
 * Plays random histories, after those that have gone wrong once.
 * @param options.path of a history that went wrong, to play that one alone
 * @returns the counts of events in them
 * @throws Error with the seed and the shortest history that goes wrong
 */
export async function proveHistories(
  world: World,
  {
    seed,
    runs,
    path = "",
    onRound = () => undefined,
  }: { seed: number; runs: number; path?: string | undefined; onRound?(): void },
): Promise<Tally> {
  const tally: Tally = {};
  await fc.assert(
    fc.asyncProperty(history, async (one) => {
      for (const [name, times] of Object.entries(await playHistory(world, one))) {
        tally[name] = (tally[name] ?? 0) + times;
      }
      onRound();
    }),
    {
      seed,
      numRuns: EXAMPLES.length + runs,
      examples: EXAMPLES.map((example) => [example]),
      // The first number of a path counts the examples too.
      ...(path ? { path } : {}),
    },
  );
  return tally;
}
