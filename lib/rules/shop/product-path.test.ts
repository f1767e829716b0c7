import { describe, expect, it } from "vitest";
import { idOfProductPath, productPath } from "./product-path";

describe("the path of a product's sheet", () => {
  it("holds its slug and its id", () => {
    expect(productPath({ id: 12, slug: "clos-du-gue" })).toBe("/product/clos-du-gue-12");
  });

  it.each([
    ["clos-du-gue-12", 12],
    ["les-aulnes-2025-3", 3],
    ["12", undefined],
    ["clos-du-gue", undefined],
    ["clos-012", undefined],
    ["clos-0", undefined],
    ["clos-2147483648", undefined],
    ["clos-12 ", undefined],
    ["_build", undefined],
  ])("%s names product %s", (part, id) => {
    expect(idOfProductPath(part)).toBe(id);
  });
});
