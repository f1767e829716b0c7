import { expect, it } from "vitest";
import { panelResources } from "./panel-resources";

const addressOn = (...features: ("RIDES" | "SHOP")[]) => {
  const found = panelResources("ADMIN", features).find(({ name }) => name === "company-address");
  if (!found) throw new Error("There are no addresses");
  return found;
};

it("asks for hours of collection where there is a shop, and keeps them where there is none", () => {
  expect(addressOn("SHOP").columns).toContain("hours");
  expect(addressOn("SHOP").fields.hours).not.toHaveProperty("isUnseen");
  const without = addressOn("RIDES");
  expect(without.columns).not.toContain("hours");
  expect(without.fields.hours?.isUnseen).toBe(true);
  expect(without.fields.country).not.toHaveProperty("isUnseen");
});
