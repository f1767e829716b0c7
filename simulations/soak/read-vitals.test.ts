import { describe, expect, it } from "vitest";
import { courseOf, type Vitals } from "./read-vitals";

/** Makes forty looks at a process. @param heapOf megabytes of its objects at each */
const looks = (heapOf: (index: number) => number): Vitals[] =>
  Array.from({ length: 40 }, (_, index) => ({
    heap: heapOf(index),
    memory: 400,
    handles: 12,
    files: 40,
  }));
const isHeapFlat = (samples: Vitals[]) =>
  courseOf(samples).find(({ vital }) => vital === "heap")?.isFlat;

describe("the course of a soak", () => {
  it("is flat where garbage comes and goes, and caches fill at the beginning", () => {
    expect(isHeapFlat(looks((index) => Math.min(100, 50 + 10 * index) + (index % 5) * 20))).toBe(
      true,
    );
  });

  it("is not where as much is kept each time", () => {
    expect(isHeapFlat(looks((index) => 100 + index + (index % 5) * 20))).toBe(false);
  });

  it("is not where more and more connections stay open", () => {
    const samples = looks(() => 100).map((sample, index) => ({ ...sample, handles: index }));
    const flat = courseOf(samples).filter(({ isFlat }) => isFlat);
    expect(flat.map(({ vital }) => vital)).toEqual(["heap", "memory", "files"]);
  });
});
