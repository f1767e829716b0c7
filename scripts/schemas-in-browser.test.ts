import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, it } from "vitest";
import { refuseSchemasInBrowser } from "./schemas-in-browser.mjs";

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "build-"));
  mkdirSync(join(folder, "static", "chunks", "app"), { recursive: true });
  writeFileSync(join(folder, "static", "chunks", "home.js"), "words('booking.price')");
});
afterEach(() => rmSync(folder, { recursive: true }));

it("takes a build without schemas", () => {
  expect(() => refuseSchemasInBrowser(folder)).not.toThrow();
});

it("refuses one with schemas in any of its files", () => {
  writeFileSync(join(folder, "static", "chunks", "app", "panel.js"), 'x("$ZodError")');
  expect(() => refuseSchemasInBrowser(folder)).toThrow("app/panel.js");
});
