import type { ProductList } from "@/lib/contract/product";
import type { TestPlatform } from "@/platform/testing/test-platform";
import { RARE } from "./fill-catalogue";

/** What is asked of a catalogue, and how many products each answer has, whatever its size. */
export const QUESTIONS = {
  list: { path: "/product", products: 100 },
  "second page of a kind": { path: "/product?kind=RED&nbItem=10&page=2", products: 10 },
  search: { path: "/product?search=eglantiers", products: RARE },
} as const;

/** Milliseconds of the middle round, by question. */
export type Times = Record<keyof typeof QUESTIONS, number>;

/**
 * Asks the catalogues of sites in turns, so that what else the machine does weighs on them alike.
 * @throws Error when an answer has not as many products as it should
 */
export async function catalogueTimes(
  platform: TestPlatform,
  sites: number[],
  rounds: number,
): Promise<Times[]> {
  const taken = sites.map(() => ({}) as Record<keyof Times, number[]>);
  for (let round = 0; round < rounds; round += 1) {
    for (const [name, { path, products }] of Object.entries(QUESTIONS)) {
      for (const [index, idSite] of sites.entries()) {
        const began = performance.now();
        const answer = await platform.data<ProductList>("GET", path, { idSite });
        const times = taken[index];
        if (!times) continue;
        times[name as keyof Times] ??= [];
        times[name as keyof Times].push(performance.now() - began);
        if (answer.products.length !== products) {
          throw new Error(`${path} of site ${idSite}: ${answer.products.length} products`);
        }
      }
    }
  }
  return taken.map(
    (times) =>
      Object.fromEntries(Object.entries(times).map(([name, all]) => [name, median(all)])) as Times,
  );
}

function median(numbers: number[]): number {
  const sorted = numbers.toSorted((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? 0;
}
