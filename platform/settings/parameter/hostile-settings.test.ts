import { defaultTreeAdapter, parse } from "parse5";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { HOSTILE_TEXTS } from "@/e2e/support/hostile-texts";
import {
  PARAMETERS,
  type ParameterKey,
  parameterDefinition,
} from "@/lib/contract/parameter-catalogue/parameter-catalogue";
import { outbox } from "@/platform/db/schema/outbox";
import { bookRide } from "@/testing/booked-ride";
import { buyWine } from "@/testing/bought-order";
import { changeAsRead } from "@/testing/change-as-read";
import { pdfActions } from "@/testing/pdf-actions";
import { aPerson } from "@/testing/scene";
import { openTestPlatform, type TestPlatform } from "@/testing/test-platform";
import { parameterError, tidiedValue } from "./parameter-value";

/** Texts that an administrator may try in a setting, besides those of a stranger. */
const TEXTS = [
  ...HOSTILE_TEXTS,
  "</style><style>body{display:none}",
  "red;}*{position:fixed;inset:0}",
  "expression(alert(1))",
  "url(https://elsewhere.example/x)",
  "{{COMPANY_NAME}}{{SCRIPT_TO_LOAD}}{{__proto__}}{{constructor}}",
  "Estuaire\r\nBcc: everybody@elsewhere.example",
  "Estuaire\nSet-Cookie: token=mine",
  "Estuaire%0d%0aBcc: everybody@elsewhere.example",
  "https://elsewhere.example/?\r\nLocation: x",
  "https://elsewhere.example@site.example/",
  "//elsewhere.example",
  "/\\elsewhere.example",
  "vbscript:x",
  "#12",
  "1e9",
  "Infinity",
  "-0",
  "9".repeat(400),
  "x".repeat(25_000),
  "<b>".repeat(5_000),
  "\u202etxt.exe",
  "a\0b",
  "\ud800",
  "\u2028\u2029\ufeff",
  "__proto__",
  "constructor",
];

const KEYS = Object.keys(PARAMETERS) as ParameterKey[];
const isCode = (key: ParameterKey) => PARAMETERS[key].holds.is === "CODE";
const isText = (key: ParameterKey) =>
  ["LINE", "PARAGRAPH", "MARKUP"].includes(PARAMETERS[key].holds.is);

/** Returns the texts that a setting accepts, as they are kept. */
const taken = (key: ParameterKey) =>
  TEXTS.flatMap((text) => {
    const { holds } = PARAMETERS[key];
    const kept = tidiedValue(holds, text);
    return kept && !parameterError(holds, kept) ? [kept] : [];
  });

let platform: TestPlatform;
beforeAll(async () => {
  platform = await openTestPlatform();
});
afterAll(() => platform.close());

describe("an administrator who sets a setting to something hostile", () => {
  it.each(KEYS.filter((key) => !isText(key) && !isCode(key)))("has nothing of it in %s", (key) => {
    // A word or a number of its own does nothing: a name of a bank may be any eight letters.
    expect(taken(key).filter((text) => !/^[\w-]+$/.test(text))).toEqual([]);
  });

  it.each(KEYS.filter(isText))("has text in %s, which ends no line and turns none round", (key) => {
    const { is } = PARAMETERS[key].holds;
    const texts = taken(key);
    expect(texts.length).toBeGreaterThan(40);
    for (const text of texts) {
      expect(text).not.toMatch(/[\u202e\u2028\u2029\p{Cs}]|[^\P{Cc}\t\n]/u);
      if (is === "LINE") expect(text).not.toMatch(/[\r\n]/);
      expect(text.length).toBeLessThanOrEqual(is === "LINE" ? 500 : 20_000);
    }
  });

  it("never sets what runs, nor names where code is loaded from", async () => {
    const { headers } = await aPerson(platform, "ADMIN");
    const ofCode = KEYS.filter((key) => parameterDefinition(key)?.needs === "code:change");
    const running = KEYS.filter((key) =>
      ["CODE", "MATOMO_ADDRESS", "TAG_MANAGER_IDS"].includes(PARAMETERS[key].holds.is),
    );
    expect(ofCode).toEqual(expect.arrayContaining(running));
    for (const key of ofCode) {
      for (const value of ["alert(1)", "", null]) {
        const path = `/admin/parameter/${key}`;
        const call = { headers: { ...headers }, body: { value } };
        expect((await changeAsRead(platform, path, call)).status).toBe(403);
      }
    }
  });

  const lines = inLinesOf(taken("COMPANY_NAME"));
  it("breaks no call, no mail and no document by the first of it", () => tryAll(lines.slice(0, 2)));
  it("breaks none by the rest", { tags: ["long"] }, () => tryAll(lines.slice(2)));

  /** Sets each setting of text to each line, and looks at what is made with it. */
  async function tryAll(texts: string[]) {
    const { headers } = await aPerson(platform, "ADMIN");
    for (const [round, line] of texts.entries()) {
      await platform.database.everySite.delete(outbox);
      for (const key of KEYS.filter(isText)) {
        const body = { value: { fr_FR: `${line} ${round}`, en: line } };
        const path = `/admin/parameter/${key}`;
        const call = { headers: { ...headers }, body };
        expect((await changeAsRead(platform, path, call)).status, key).toBe(200);
      }
      for (const path of ["/parameter", "/site/info", "/fare", "/shipping/options", "/product"])
        expect((await platform.call("GET", path)).status, path).toBe(200);
      const ride = await bookRide(platform);
      await ride.pay();
      const order = await buyWine(platform);
      await order.pay();
      for (const { documents } of [await ride.page(), await order.page()]) {
        const url = documents[0]?.url ?? "";
        const pdf = await platform.app.request(url.replace("/api", ""), {
          headers: { idSite: "901" },
        });
        expect(pdf.status, url).toBe(200);
        expect(await pdfActions(new Uint8Array(await pdf.arrayBuffer()))).toEqual([]);
      }
      const letters = await platform.database.everySite.select().from(outbox);
      expect(letters.filter(({ channel }) => channel === "MAIL").length).toBeGreaterThan(3);
      for (const { subject, recipient, replyTo, html } of letters) {
        expect(`${subject}${recipient}${replyTo}`).not.toMatch(/[\r\n]/);
        expect(activeIn(html)).toEqual([]);
      }
      await platform.startAfresh();
    }
  }
});

/** Joins texts into lines, as many in each as a setting of one line holds. */
function inLinesOf(texts: string[]): string[] {
  const lines = [""];
  for (const text of texts) {
    const line = `${lines.at(-1)} ${text}`;
    if (line.length > 480) lines.push(text);
    else lines[lines.length - 1] = line.trim();
  }
  return lines.filter((line) => line.length <= 480);
}

/** Finds the elements and attributes of a mail that could do something. */
function activeIn(html: string): string[] {
  const found: string[] = [];
  parse(html, {
    treeAdapter: {
      ...defaultTreeAdapter,
      createElement: (name, namespace, attributes) => {
        if (/^(?:script|iframe|object|embed|form|base|svg|math|link)$/.test(name)) found.push(name);
        for (const { name: attribute, value } of attributes)
          if (/^on|^srcdoc$/.test(attribute) || /^\s*(?:javascript|data|vbscript):/i.test(value))
            found.push(`${name} ${attribute}=${value}`);
        return defaultTreeAdapter.createElement(name, namespace, attributes);
      },
    },
  });
  return found;
}
