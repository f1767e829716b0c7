import type { RouteConfig } from "@hono/zod-openapi";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { changeAsRead } from "@/testing/change-as-read";
import { routeCases } from "@/testing/route-cases";
import { aPerson, type Person } from "@/testing/scene";
import { openTestPlatform, type TestPlatform } from "@/testing/test-platform";
import { type TextField, textFieldsOf } from "@/testing/text-fields";

/**
 * Fields that are no words: a password is compared as it is typed, the file of a calendar is read
 * by its own rules, a setting by those of its kind, an invalid path is dropped, the field for
 * robots is dropped whole, and an access point's place comes from our own list. An answer to a form
 * is judged by its question (`lib/rules/form/judge-answer.test.ts`), and the source of a page is
 * sanitised as it is shown.
 */
const OF_OTHER_RULES =
  /(?:assword|\breturnTo|\bwebsite|^\S+ \/admin\/busy-calendar\S* file|^\S+ \/admin\/page\/\S* (?:html|css)|^POST \/forms\S* \.\*(?:\[\])?|^(?:PUT|POST) \/admin\/parameter\S* value(?:\.(?:fr_FR|en))?|^POST \/order delivery\.(?:name|addLine1|zipCode|city|country|icon))$/;

/** Fields that may go on several lines: a new one needs a place here. */
const OF_SEVERAL_LINES =
  /(?:^|\.)(?:message|note|opening|closing|costCentres|text|driverNote|(?:text|summary|description|ingredients|note)\.(?:fr_FR|en))$/;

/** Lengths that fields ask for at least or take at most. */
const LENGTHS = [1, 2, 5, 12, 20, 36, 64, 120];
const padded = (sign: string) => LENGTHS.map((length) => `x${sign}${"x".repeat(length)}`);

const TURNED = /[\u202e\p{Cs}]|[^\P{Cc}\n\t]/u;
const DIRECTED = /[\u061c\u200e\u200f\u202a-\u202d\u2066-\u2069]/u;
const LINE_BREAK = /[\n\r\v\f\u0085\u2028\u2029]/;
const HOSTILE = ["\u202e", "\0", "\u0007", "\ud800", "\u202d", "\u2066", "\u200e"].flatMap(padded);
const BROKEN = ["\n", "\r\n", "\u2028", "\u0085"].flatMap(padded);
const UNSEEN = LENGTHS.flatMap((length) =>
  [
    ...["\u3164", "\u200b", "\u2800", "\u00ad", " ", "\u034f", "\u115f", "\u17b4", "\u180b"],
    ...["\ufe0f", "\ufffc", "\u{1d159}", "\u{13441}", "\u{e0041}", "\u00a0", "\u3000"],
  ].map((sign) => sign.repeat(length)),
);

let platform: TestPlatform;
let owner: Person;
let fields: (TextField & { call: string })[];
beforeAll(async () => {
  platform = await openTestPlatform();
  owner = await aPerson(platform, "SUPER_ADMIN");
  const routes = platform.app.openAPIRegistry.definitions.flatMap((definition): RouteConfig[] =>
    definition.type === "route" ? [definition.route] : [],
  );
  fields = routes
    .flatMap((route) =>
      textFieldsOf(route).map((text) => ({
        ...text,
        call: `${route.method.toUpperCase()} ${route.path}`,
      })),
    )
    .filter(({ call, field }) => !OF_OTHER_RULES.test(`${call} ${field}`));
});
afterAll(() => platform.close());

/** Finds the fields that keep one of these texts with something in it. */
const keeping = (asked: typeof fields, texts: string[], isKept: (kept: string) => boolean) =>
  asked.flatMap(({ call, field, schema }) => {
    const kept = texts.flatMap((text) => {
      const read = schema.safeParse(text);
      return read.success && isKept(String(read.data)) ? [JSON.stringify(text)] : [];
    });
    return kept.length > 0 ? [`${call} ${field} ${kept[0]}`] : [];
  });

describe("a text that any call takes", () => {
  it("is found, in the bodies of all calls", () => {
    const names = fields.map(({ call, field }) => `${call} ${field}`);
    expect(names).toContain("POST /booking customer.lastname");
    expect(names).toContain("POST /booking stops[].board");
    expect(names).toContain("PUT /admin/logo/{type} alt.en");
    expect(names).toContain("PUT /admin/vehicle/{id} name.fr_FR");
    expect(names.length).toBeGreaterThan(200);
  });

  it("is kept without signs that turn letters round, and without control characters", () => {
    expect(keeping(fields, HOSTILE, (kept) => TURNED.test(kept))).toEqual([]);
  });

  it("has neither line breaks nor directions, unless it is of several lines", () => {
    const ofOneLine = fields.filter(({ field }) => !OF_SEVERAL_LINES.test(field));
    expect(keeping(ofOneLine, BROKEN, (kept) => LINE_BREAK.test(kept))).toEqual([]);
    expect(keeping(ofOneLine, HOSTILE, (kept) => DIRECTED.test(kept))).toEqual([]);
  });

  it("has lines that end alike otherwise", () => {
    const ofSeveralLines = fields.filter(({ field }) => OF_SEVERAL_LINES.test(field));
    expect(ofSeveralLines.length).toBeGreaterThan(10);
    expect(keeping(ofSeveralLines, BROKEN, (kept) => /[\r\v\f\u0085\u2028]/.test(kept))).toEqual(
      [],
    );
  });

  it("is empty where nothing of it can be seen", () => {
    expect(keeping(fields, UNSEEN, (kept) => kept !== "")).toEqual([]);
  });
});

async function errorsOf(name: string, change: (body: Record<string, unknown>) => object) {
  const [method = ""] = name.split(" ");
  const [sent] = (await routeCases[name]?.({ platform, owner })) ?? [];
  if (!sent) throw new Error(`${name} has no case`);
  const body = change(structuredClone(sent.body) as Record<string, unknown>);
  const said = await Promise.all(
    (["fr_FR", "en"] as const).map((language) =>
      platform.call(method, sent.path, {
        language,
        body,
        headers: { ...sent.headers, ...owner.headers },
      }),
    ),
  );
  return said.map(({ answer }) => (answer.success ? {} : answer.data.errors));
}

describe("what is wrong with a text is said at its field", () => {
  const customer = (part: object) => (body: Record<string, unknown>) => ({
    ...body,
    customer: { ...(body.customer as object), ...part },
  });

  it.each([
    [
      "POST /booking",
      customer({ lastname: "\u3164" }),
      "customer.lastname",
      "REQUIRED",
      "nécessaire",
      "required",
    ],
    [
      "POST /booking",
      customer({ lastname: "a\u202eb" }),
      "customer.lastname",
      "HIDDEN_SIGN",
      "invisible",
      "invisible",
    ],
    [
      "POST /booking",
      customer({ firstname: "a\nb" }),
      "customer.firstname",
      "LINE_BREAK",
      "ligne",
      "line",
    ],
    [
      "POST /message",
      (body: object) => ({ ...body, subject: "a\nBcc: b" }),
      "subject",
      "LINE_BREAK",
      "ligne",
      "line",
    ],
    [
      "POST /message",
      (body: object) => ({ ...body, name: "\u200b" }),
      "name",
      "REQUIRED",
      "nécessaire",
      "required",
    ],
  ] as const)("by %s", async (name, change, field, code, french, english) => {
    const [fr, en] = await errorsOf(name, change);
    expect(fr?.[field]).toMatchObject({ code, message: expect.stringContaining(french) });
    expect(en?.[field]).toMatchObject({ code, message: expect.stringContaining(english) });
  });

  it("by a setting, in the way of its kind", async () => {
    const set = (type: string, value: string) =>
      changeAsRead(platform, `/admin/parameter/${type}`, {
        body: { value },
        headers: owner.headers,
      });
    expect((await set("COMPANY_NAME", "a\nb")).answer).toMatchObject({
      data: { errors: { value: { code: "LINE_BREAK" } } },
    });
    expect((await set("COMPANY_DESCRIPTION", "a\u202eb")).answer).toMatchObject({
      data: { errors: { value: { code: "HIDDEN_SIGN" } } },
    });
  });
});
