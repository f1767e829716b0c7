import type { TestPlatform } from "@/testing/test-platform";

/** Question to sites of different sizes, whose answer has as much in it at any size. */
export interface AskedOfEach {
  path: string | ((idSite: number) => string);
  headers?: (idSite: number) => Record<string, string>;
  /** Amount in an answer, and the amount that it should have. */
  found: (answer: never) => number;
  expected: number;
}

/** Milliseconds of the middle round, by question. */
export type Times<Name extends string> = Record<Name, number>;

/**
 * Asks the same of several sites in turns, so that other work of the machine weighs on them alike.
 * @returns milliseconds, site by site
 * @throws Error when an answer has not as much in it as it should
 */
export async function timesInTurns<Name extends string>(
  platform: TestPlatform,
  questions: Record<Name, AskedOfEach>,
  { sites, rounds }: { sites: number[]; rounds: number },
): Promise<Times<Name>[]> {
  const taken = sites.map(() => new Map<string, number[]>());
  for (let round = 0; round < rounds; round += 1) {
    for (const [name, question] of Object.entries<AskedOfEach>(questions)) {
      const { path, headers, found, expected } = question;
      for (const [index, idSite] of sites.entries()) {
        const began = performance.now();
        const asked = typeof path === "string" ? path : path(idSite);
        const answer = await platform.data("GET", asked, {
          idSite,
          headers: headers?.(idSite) ?? {},
        });
        const times = taken[index]?.get(name) ?? [];
        taken[index]?.set(name, [...times, performance.now() - began]);
        const count = found(answer as never);
        if (count !== expected) throw new Error(`${asked} of site ${idSite}: ${count} found`);
      }
    }
  }
  return taken.map(
    (times) =>
      Object.fromEntries([...times].map(([name, all]) => [name, median(all)])) as Times<Name>,
  );
}

function median(numbers: number[]): number {
  const sorted = numbers.toSorted((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? 0;
}
