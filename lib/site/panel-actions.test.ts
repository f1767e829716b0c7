import { describe, expect, it } from "vitest";
import type { z } from "zod";
import { type CallFacts, isCall } from "@/lib/contract/call";
import * as everyCall from "@/lib/contract/every-call";
import type { Label } from "@/lib/contract/field/field";
import { messagesOf } from "@/lib/i18n/messages";
import { LOCALES } from "@/lib/rules/text/locale-code";
import { panelActions } from "./panel-actions";

const actions = Object.entries(panelActions());
const calls = Object.values<unknown>(everyCall).filter(isCall);
const callOf = (key: string): CallFacts => {
  const found = calls.find(({ method, path }) => `${method.toUpperCase()} ${path}` === key);
  if (!found) throw new Error(`There is no call ${key}`);
  return found;
};
const shapeOfBody = (key: string): Record<string, z.ZodType> =>
  (callOf(key).body as z.ZodObject | undefined)?.shape ?? {};
const labels = (...all: (Label | undefined)[]) => all.filter((label) => label !== undefined);

it("finds the actions of the staff", () => {
  expect(actions.map(([name]) => name)).toContain("correctStock");
});

describe.each(actions)("%s", (name, action) => {
  it("comes to the browser as data alone, and makes the call of its name", () => {
    expect(JSON.parse(JSON.stringify(action))).toEqual(action);
    expect(callOf(action.key).name).toBe(name);
  });

  it("asks for parts of its body alone, with what may be chosen there", () => {
    const shape = shapeOfBody(action.key);
    for (const [of, { input }] of Object.entries(action.fields)) {
      expect(Object.keys(shape)).toContain(of);
      const options = "options" in input ? Object.keys(input.options) : [];
      for (const option of options) expect(shape[of]?.safeParse(option).success).toBe(true);
    }
  });

  it("says its fields in both languages", () => {
    for (const { label, note, example, input } of Object.values(action.fields)) {
      const options = "options" in input ? Object.values(input.options) : [];
      for (const { fr, en } of labels(label, note, example, ...options)) {
        expect([fr, en].map((text) => text.trim())).not.toContain("");
      }
    }
  });

  it.each(LOCALES)("has the words of its sheet in %s", async (locale) => {
    const words = (await messagesOf(locale)).admin.action as Record<string, object>;
    expect(Object.keys(words[name] ?? {})).toEqual(
      expect.arrayContaining(["title", "do", "doing", "done"]),
    );
  });
});

it("tells that an empty field is taken where its body does without it", () => {
  const { quantity, note } = panelActions().correctStock.fields;
  expect(note).toMatchObject({ isOptional: true, bounds: { maxLength: 300 } });
  expect(quantity).not.toHaveProperty("isOptional");
  expect(quantity?.bounds).toMatchObject({ isWhole: true, min: 0 });
});

it("gives a receipt to what must not be done twice", () => {
  const { recordInvoicePayment, correctStock } = panelActions();
  expect(recordInvoicePayment.hasReceipt).toBe(true);
  expect(correctStock).not.toHaveProperty("hasReceipt");
});
