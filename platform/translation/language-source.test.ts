import { afterAll, beforeAll, expect, it } from "vitest";
import type { AdminItem } from "@/lib/contract/admin/definition";
import type { languageResource } from "@/lib/contract/admin/language-resource";
import type { Translations } from "@/lib/contract/admin/translation";
import type { Change } from "@/lib/contract/change";
import type { SiteInfo } from "@/lib/contract/site";
import { changeAsRead } from "@/testing/change-as-read";
import { aPerson, type Person } from "@/testing/scene";
import { openTestPlatform, type TestPlatform } from "@/testing/test-platform";

type Language = AdminItem<typeof languageResource>;

let platform: TestPlatform;
let admin: Person;
const changes: Change[] = [];
beforeAll(async () => {
  platform = await openTestPlatform();
  platform.database.onChange(async (_, told) => void changes.push(...told));
  admin = await aPerson(platform, "ADMIN");
});
afterAll(() => platform.close());

const languages = async () =>
  (
    await platform.data<{ items: Language[] }>("GET", "/admin/language", {
      headers: admin.headers,
    })
  ).items;
const change = async (isOwn: boolean, body: object) => {
  const found = (await languages()).find(({ isDefault }) => isDefault === isOwn);
  return changeAsRead<Language>(platform, `/admin/language/${found?.id}`, {
    headers: admin.headers,
    body,
  });
};

it("a translation is hidden from visitors, and shown again with its texts", async () => {
  const spoken = async () =>
    (await platform.data<SiteInfo>("GET", "/site/info")).languages
      .filter(({ isValid }) => isValid)
      .map(({ code }) => code);
  const missing = async () =>
    (
      await platform.data<Translations>("GET", "/admin/translation?state=ALL", {
        headers: admin.headers,
      })
    ).items.flatMap(({ lacks }) => Object.keys(lacks));
  expect(await spoken()).toEqual(["fr_FR", "en"]);
  expect((await change(false, { isValid: false })).status).toBe(200);
  expect(changes).toContainEqual({ kind: "siteInfo" });
  expect(await spoken()).toEqual(["fr_FR"]);
  expect(new Set(await missing())).toEqual(new Set(["fr_FR"]));
  expect((await change(false, { isValid: true })).status).toBe(200);
  expect(await spoken()).toEqual(["fr_FR", "en"]);
});

it("the language of the site stays shown, and a code is one that a translator knows", async () => {
  const refused = await change(true, { isValid: false });
  expect(refused.answer.success ? {} : refused.answer.data.errors).toMatchObject({
    isValid: { code: "LANGUAGE_STAYS" },
  });
  expect((await change(false, { deeplCode: "english" })).status).toBe(422);
  const { answer } = await change(false, { deeplCode: "en-us" });
  expect(answer.success && answer.data.deeplCode).toBe("EN-US");
});
