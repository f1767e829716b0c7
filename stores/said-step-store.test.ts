import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { useSaidSteps } from "./said-step-store";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

it("keeps the step that was just said of a ride for eight seconds", () => {
  const { say } = useSaidSteps.getState();
  say(1, "ON_THE_WAY");
  say(2, "ARRIVED");
  vi.advanceTimersByTime(7_999);
  expect(useSaidSteps.getState().said).toEqual({ 1: "ON_THE_WAY", 2: "ARRIVED" });
  vi.advanceTimersByTime(1);
  expect(useSaidSteps.getState().said).toEqual({});
});

it("forgets the one that was taken back, and not the one after it", () => {
  const { say, forget } = useSaidSteps.getState();
  say(1, "ON_THE_WAY");
  forget(1, "ON_THE_WAY");
  say(1, "ARRIVED");
  forget(1, "ON_THE_WAY");
  expect(useSaidSteps.getState().said).toEqual({ 1: "ARRIVED" });
  vi.runAllTimers();
  expect(useSaidSteps.getState().said).toEqual({});
});

it("keeps a step that is taken back and said again for its whole time", () => {
  const { say, forget } = useSaidSteps.getState();
  say(1, "ON_THE_WAY");
  vi.advanceTimersByTime(3_000);
  forget(1, "ON_THE_WAY");
  say(1, "ON_THE_WAY");
  vi.advanceTimersByTime(7_999);
  expect(useSaidSteps.getState().said).toEqual({ 1: "ON_THE_WAY" });
  vi.advanceTimersByTime(1);
  expect(useSaidSteps.getState().said).toEqual({});
});
