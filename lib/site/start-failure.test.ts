import { afterEach, expect, it, vi } from "vitest";
import { logStartFailure } from "./start-failure";

vi.mock("server-only", () => ({}));
afterEach(() => void vi.restoreAllMocks());

it("tells of a failure in one line, however much a setting holds", () => {
  const write = vi.spyOn(process.stderr, "write").mockReturnValue(true);
  logStartFailure("reading MENU_ICON", `"${"no\nserver start: all is well\r\u2028".repeat(90)}"`);
  const [[line]] = write.mock.calls as [[string]];
  expect(line).toMatch(/^server start: reading MENU_ICON failed: "no server start: [^\n]+…\n$/);
  expect(line.length).toBeLessThan(330);
});
