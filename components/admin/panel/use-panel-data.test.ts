import { expect, it } from "vitest";
import { usePanelData } from "./use-panel-data";

it("compiles with what the contract declares alone", () => {
  const read: typeof usePanelData = usePanelData;
  const wrong = [
    // @ts-expect-error there is no such path
    () => read("/admin/dayz"),
    // @ts-expect-error it needs what stands in its path
    () => read("/admin/{resource}/{id}"),
    // @ts-expect-error a query that nobody reads
    () => read("/admin/day", { query: { dayz: "2026-11-01" } }),
    // @ts-expect-error a day has no such field
    () => read("/admin/day").data?.ridez,
  ];
  expect(wrong).toHaveLength(4);
});
