import { createHash } from "node:crypto";
import { expect, it } from "vitest";
import { NO_CODE, ownerCode } from "@/lib/rules/site/owner-code";
import { AGE_DOOR_SCRIPT } from "@/lib/site/age-door-script";
import { SESSION_SCRIPT } from "@/lib/site/session-script";
import { policedPage } from "./public-policy";

const START = '<script src="/_next/static/chunks/a.js" id="_R_" async=""></script>';
const END = "</body></html>";
const DATA = 'self.__next_f.push([1,"0:{\\"P\\":null}\\n"])';
const FIRST = "(self.__next_f=self.__next_f||[]).push([0])";
const TURBOPACK =
  '(globalThis["TURBOPACK"] || (globalThis["TURBOPACK"] = [])).push({"otherChunks":[]});';

const page = (content: string, ...scripts: string[]) =>
  `<!DOCTYPE html><html><body>${content}${START}${scripts.map((text) => `<script>${text}</script>`).join("")}${END}`;
const hashOf = (text: string) => `'sha256-${createHash("sha256").update(text).digest("base64")}'`;
const scriptsOf = (policy: string) =>
  /script-src ([^;]+)/
    .exec(policy)?.[1]
    ?.split(" ")
    .filter((source) => source !== "'self'");

it("allows by one hash what Next writes at the end of a page, and what the page itself brings", () => {
  const { html, policy } = policedPage(page("<p>x</p>", TURBOPACK, FIRST, DATA), NO_CODE);
  const joined = [TURBOPACK, FIRST, DATA].join(";");
  expect(html).toBe(page("<p>x</p>", joined));
  expect(scriptsOf(policy)).toEqual([
    hashOf(SESSION_SCRIPT),
    hashOf(AGE_DOOR_SCRIPT),
    hashOf(joined),
  ]);
  expect(policy).not.toContain("unsafe");
  expect(policy).toContain("object-src 'none'; base-uri 'none'");
});

const ATTACKS = [
  "<script>alert(1)</script>",
  `<script>${DATA}</script>`,
  "<script >alert(1)</script>",
  '<script src="https://evil.example/a.js"></script>',
  `<script>${DATA};alert(1)</script>`,
  `${START}<script>${DATA}</script>`,
];

it.each(ATTACKS)("allows nothing that stands in the content: %s", (attack) => {
  const { html, policy } = policedPage(page(attack, DATA), NO_CODE);
  expect(html).toContain(attack);
  expect(scriptsOf(policy)).toEqual([
    hashOf(SESSION_SCRIPT),
    hashOf(AGE_DOOR_SCRIPT),
    hashOf(DATA),
  ]);
});

it.each([
  "alert(1)",
  `${DATA};alert(1)`,
  "self.__next_f.push([1,alert(1)])",
  'self.__next_f.push([1,""]);alert(1);self.__next_f.push([1,""])',
])("allows no script at the end that is not Next's, nor any beside it: %s", (attack) => {
  const whole = page("<p>x</p>", FIRST, attack, DATA);
  const { html, policy } = policedPage(whole, NO_CODE);
  expect(html).toBe(whole);
  expect(scriptsOf(policy)).toEqual([hashOf(SESSION_SCRIPT), hashOf(AGE_DOOR_SCRIPT)]);
});

it("allows the owner's code, and what it loads", () => {
  const owner = { ...NO_CODE, scripts: ["go()"], origins: ["https://stats.example"] };
  expect(scriptsOf(policedPage(page("", DATA), owner).policy)).toEqual([
    hashOf(SESSION_SCRIPT),
    hashOf(AGE_DOOR_SCRIPT),
    hashOf(DATA),
    hashOf("go()"),
    "https://stats.example",
  ]);
});

it("allows the styles of the head, and none that stands in the content", () => {
  const own = ":root{--accent-color:#d4af37ff}";
  const html = `<html><head><style>${own}</style></head><body><style>*{display:none}</style></body></html>`;
  const { policy } = policedPage(html, NO_CODE);
  expect(policy).toContain(`style-src 'self' ${hashOf(own)};`);
  expect(policy).toContain("default-src 'none'");
});

it("puts the owner's code at the end of a page, behind what Next has written", () => {
  const owner = ownerCode({ AFTER_BODY_HTML_TO_LOAD: "<p>x</p>", SCRIPT_TO_LOAD: "go()" });
  const { html } = policedPage(page("", DATA), owner);
  expect(html).toBe(page("", DATA).replace("</body></html>", `${owner.html}</body></html>`));
  expect(policedPage("no page", owner).html).toBe("no page");
});

it("allows the style sheets of the owner's code by their hashes, where it has no more than these", () => {
  const own = ownerCode({ AFTER_BODY_HTML_TO_LOAD: "<style>p{}</style>", SCRIPT_TO_LOAD: null });
  expect(policedPage("", own).policy).toContain(`style-src 'self' ${hashOf("p{}")};`);
});

it("leaves the owner's code what it brings with it", () => {
  const owner = { ...NO_CODE, scripts: ["go()"] };
  const { policy } = policedPage("<html><head><style>a{}</style></head></html>", owner);
  expect(policy).toContain("style-src 'self' 'unsafe-inline' https:;");
  expect(policy).toContain("frame-src https:");
});
