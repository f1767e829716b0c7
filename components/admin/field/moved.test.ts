import { expect, it } from "vitest";
import { moved } from "./moved";

it.each([
  [0, 1, "bac"],
  [2, 0, "cab"],
  [1, 1, "abc"],
  [7, 0, "abc"],
])("from %i to %i", (from, to, list) => expect(moved([..."abc"], from, to).join("")).toBe(list));
