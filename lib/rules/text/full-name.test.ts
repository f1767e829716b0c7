import { expect, it } from "vitest";
import { fullName } from "./full-name";

it.each([
  ["Anne", "Le Bihan", "Anne Le Bihan"],
  ["", "Le Bihan", "Le Bihan"],
])("calls %j %j %j", (firstname, lastname, name) => {
  expect(fullName({ firstname, lastname })).toBe(name);
});
