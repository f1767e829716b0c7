import { randomBytes } from "node:crypto";
import { afterAll, beforeAll, beforeEach, expect, it } from "vitest";
import type { Parameter } from "@/lib/contract/parameter";
import { parameters } from "@/platform/db/schema/site-look";
import { aPerson, type Person } from "@/testing/scene";
import { openTestPlatform, type TestPlatform } from "@/testing/test-platform";

let platform: TestPlatform;
let owner: Person;
beforeAll(async () => {
  platform = await openTestPlatform();
});
afterAll(() => platform.close());
beforeEach(async () => {
  platform.clock.moveTo("2026-11-20T10:00:00+01:00");
  owner = await aPerson(platform, "ADMIN");
});

const drafting = (type: string, body: Record<string, unknown>, { headers }: Person = owner) =>
  platform.call<{ draft: string }>("POST", `/admin/parameter/${type}/draft`, {
    headers: { ...headers },
    body,
  });
async function draftOf(type: string, body: Record<string, unknown>): Promise<string> {
  const { answer } = await drafting(type, body);
  if (!answer.success) throw new Error(JSON.stringify(answer.data));
  return answer.data.draft;
}
const reading = (draft: string, { headers }: Person = owner, language: "fr_FR" | "en" = "fr_FR") =>
  platform.call<Parameter>("GET", `/admin/parameter/draft?draft=${encodeURIComponent(draft)}`, {
    headers: { ...headers },
    language,
  });

it("is as pages would have it, in each language, and is stored nowhere", async () => {
  const before = await platform.database.everySite.select().from(parameters);
  const draft = await draftOf("COMPANY_NAME", {
    value: { fr_FR: " Un quai ", en: "A quay" },
  });
  for (const [language, value] of [
    ["fr_FR", "Un quai"],
    ["en", "A quay"],
  ] as const) {
    const { answer } = await reading(draft, owner, language);
    expect(answer.data).toMatchObject({ type: "COMPANY_NAME", kind: "STRING", value });
  }
  expect(await platform.database.everySite.select().from(parameters)).toEqual(before);
});

it("is its author's alone, and over after ten minutes", async () => {
  const draft = await draftOf("COMPANY_NAME", { value: "Un quai" });
  const other = await aPerson(platform, "SUPER_ADMIN");
  expect((await reading(draft, other)).status).toBe(404);
  expect((await reading(`${draft}a`)).status).toBe(404);
  expect((await reading(draft, await aPerson(platform, "DRIVER"))).status).toBe(403);
  platform.clock.moveTo("2026-11-20T10:09:59+01:00");
  expect((await reading(draft)).status).toBe(200);
  platform.clock.moveTo("2026-11-20T10:10:00+01:00");
  expect((await reading(draft)).status).toBe(404);
});

it("is refused as it would be on saving", async () => {
  const wrong = await drafting("LOGO_HEIGHT", { value: "9999" });
  expect(wrong.status).toBe(422);
  expect(wrong.answer.success ? {} : wrong.answer.data.errors).toHaveProperty("value");
  expect((await drafting("NO_SUCH_SETTING", { value: "1" })).status).toBe(404);
  expect((await drafting("SCRIPT_TO_LOAD", { value: "1" })).status).toBe(403);
});

it("is refused where it is too long for an address, at its field", async () => {
  const value = randomBytes(9_000).toString("hex");
  const { status, answer } = await drafting("LEGAL_NOTICE", { value });
  expect(status).toBe(422);
  expect(answer.success ? {} : answer.data.errors).toMatchObject({
    value: { code: "TOO_LONG_TO_TRY" },
  });
});
