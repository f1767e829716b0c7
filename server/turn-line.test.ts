import { expect, it } from "vitest";
import { turnLine } from "./turn-line";

/** Enters a line, and notes that in `order`. */
const begin = async (line: ReturnType<typeof turnLine>, order: string[], name: string) => {
  await line.enter();
  order.push(name);
};

it("lets nobody in before what else was read at once has been heard", async () => {
  const line = turnLine();
  const order: string[] = [];
  await begin(line, order, "first");
  line.leave(0);
  const second = begin(line, order, "second");
  await Promise.resolve().then(() => order.push("another"));
  await second;
  expect(order).toEqual(["first", "another", "second"]);
});

it("pauses before the next, also for one that comes meanwhile", async () => {
  const line = turnLine();
  const order: string[] = [];
  await line.enter();
  const left = performance.now();
  line.leave(30);
  await begin(line, order, "second");
  // Node's timers count whole milliseconds.
  expect(performance.now() - left).toBeGreaterThanOrEqual(29);
});

it("is free again after its last", async () => {
  const line = turnLine();
  await line.enter();
  line.leave(0);
  await new Promise(setImmediate);
  expect(line.isTaken()).toBe(false);
});
