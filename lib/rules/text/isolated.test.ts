import { expect, it } from "vitest";
import { isolated } from "./isolated";

it.each(["דוד", "محمد عبد", "Hotel דוד"])("%s keeps its direction to itself", (text) => {
  expect(isolated(text)).toBe(`\u2068${text}\u2069`);
});

it.each(["", "Anne Le Bihan", "Łódź", "Иван", "王芳", "06 39 98 50 05"])("%s has none", (text) => {
  expect(isolated(text)).toBe(text);
});
