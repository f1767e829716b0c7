import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type CallFacts, isCall } from "@/lib/contract/call";
import * as everyCall from "@/lib/contract/every-call";
import type { SpecifiedSite } from "@/testing/specification/specified-call";
import { specifiedSite } from "@/testing/specification/specified-call";
import { CALLS_OF_AREAS, SPECIFIED_CALLS } from "@/testing/specification/specified-calls";
import { openTestPlatform, type TestPlatform } from "@/testing/test-platform";

let platform: TestPlatform;
let site: SpecifiedSite;
beforeAll(async () => {
  platform = await openTestPlatform();
  site = await specifiedSite(platform);
});
afterAll(() => platform.close());

/** Builds a pattern of the paths that a call of the specification is made at. */
const patternOf = (call: string) =>
  new RegExp(`^${call.replaceAll(/[/?]/g, "\\$&").replaceAll(/\{\w+\}/g, "[^/?]+")}$`);

const nameless = (call: string) => call.replaceAll(/\{\w+\}/g, "{}").replace(/\/$/, "");
const declared = Object.values<unknown>(everyCall).filter(isCall);
const declaredAs = (call: string): CallFacts[] =>
  declared.filter(
    ({ method, path }) => nameless(`${method.toUpperCase()} ${path}`) === nameless(call),
  );

describe("the calls of the specification", () => {
  it("are all in the list, each once", () => {
    const calls = SPECIFIED_CALLS.map(({ call }) => call);
    expect(new Set(calls).size).toBe(calls.length);
    const counted: Record<string, number> = {};
    for (const { area } of SPECIFIED_CALLS) counted[area] = (counted[area] ?? 0) + 1;
    expect(counted).toEqual(CALLS_OF_AREAS);
  });

  it.each(SPECIFIED_CALLS.map((one) => [one.call, one] as const))(
    "%s answers as specified",
    async (call, { seen, is }) => {
      expect(declaredAs(call).map(({ name }) => name)).toHaveLength(1);
      site.made.clear();
      expect(await seen(site)).toEqual(is);
      expect([...site.made].filter((made) => patternOf(call).test(made))).not.toEqual([]);
    },
  );

  it("are printed in the documents with who may make them and what they answer", async () => {
    const rows = SPECIFIED_CALLS.map(({ area, call, names = "–" }) => {
      const [facts] = declaredAs(call);
      const callers = facts && ("access" in facts ? facts.access : facts.can);
      return `| ${area} | \`${call}\` | ${names} | ${callers} | ${facts?.says} |`;
    });
    const page = [
      "# The calls of the specification",
      "",
      "Each is made by `platform/specified-calls.test.ts`, which compares its answer with what the specification names;",
      "the test writes this page, and fails where it is another one (`npx vitest run platform/specified-calls.test.ts -u`).",
      "All calls, with their parameters and answers, are in the API document (`/api/docs`).",
      "",
      `${SPECIFIED_CALLS.length} calls, none missing.`,
      "",
      "| Area | Call | The specification names | Who may make it | What it answers |",
      "| --- | --- | --- | --- | --- |",
      ...rows,
      "",
    ].join("\n");
    await expect(page).toMatchFileSnapshot("../docs/calls.md");
  });
});
