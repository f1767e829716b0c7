import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterEach, beforeEach, expect, it } from "vitest";
import { refusePanelInPages } from "./panel-in-pages.mjs";

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "build-"));
  write("build-manifest.json", '["static/chunks/react.js"]');
  write(manifest("(public)/[locale]/[[...path]]"), '"/_next/static/chunks/home.js"');
  write(
    manifest("(admin)/admin/[[...path]]"),
    '"[project]/components/admin/panel.tsx": "/_next/static/chunks/loader.js"',
  );
  write("static/chunks/react.js", "");
  write("static/chunks/home.js", 'later("static/chunks/calendar.js")');
  write("static/chunks/calendar.js", 'words("booking.dayAndTime")');
  write("static/chunks/loader.js", 'later("static/chunks/panel.js","static/chunks/calendar.js")');
  write("static/chunks/panel.js", 'words("admin.list");later("static/chunks/editor.js")');
  write("static/chunks/editor.js", 'class="ProseMirror";later("static/chunks/layout.js")');
  write("static/chunks/layout.js", "window.grapesjs");
});
afterEach(() => rmSync(folder, { recursive: true }));

const manifest = (route: string) => `server/app/${route}/page_client-reference-manifest.js`;
function write(path: string, text: string) {
  mkdirSync(dirname(join(folder, path)), { recursive: true });
  writeFileSync(join(folder, path), text);
}

it("takes a build whose pages share with the panel what is not its own", () => {
  expect(() => refusePanelInPages(folder)).not.toThrow();
});

it("refuses one whose page leads to the panel, however far", () => {
  write("static/chunks/calendar.js", 'later("static/chunks/panel.js")');
  expect(() => refusePanelInPages(folder)).toThrow("static/chunks/panel.js");
});

it("refuses one in which all pages share it", () => {
  write("static/chunks/react.js", "words('admin.form')");
  expect(() => refusePanelInPages(folder)).toThrow("static/chunks/react.js");
});

it("refuses one whose page has the permissions of those who run the site", () => {
  write("static/chunks/home.js", 'can=["booking:read","staff:change"]');
  expect(() => refusePanelInPages(folder)).toThrow("static/chunks/home.js");
});

it.each(["editor", "layout"])(
  "refuses one whose page has the %s, without a word of the panel",
  (of) => {
    write("static/chunks/calendar.js", `later("static/chunks/${of}.js")`);
    expect(() => refusePanelInPages(folder)).toThrow(`static/chunks/${of}.js`);
  },
);

it("refuses one whose page names a module of the panel, whatever is in it", () => {
  const page = '"[project]/components/admin/field/moved.ts": "/_next/static/chunks/home.js"';
  write(manifest("(public)/[locale]/[[...path]]"), page);
  expect(() => refusePanelInPages(folder)).toThrow("components/admin/field/moved.ts");
});

it.each(["panel", "editor", "layout"])("refuses to look for the %s where it is not", (of) => {
  write(`static/chunks/${of}.js`, 'later("static/chunks/editor.js","static/chunks/layout.js")');
  expect(() => refusePanelInPages(folder)).toThrow("not found");
});
