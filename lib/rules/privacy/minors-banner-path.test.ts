import { expect, it } from "vitest";
import { isBannerPath } from "./minors-banner-path";

it.each([
  ["/", true],
  ["/?from=x", true],
  ["/cart", true],
  ["/checkout", true],
  ["/payment/abc?back=1", true],
  ["/vins", false],
  ["/product/gorges-1", false],
  ["/account", false],
  ["/order/QA-7K2M9Q", false],
])("the notice on minors stands on %s: %s", (path, stands) => {
  expect(isBannerPath(path)).toBe(stands);
});
