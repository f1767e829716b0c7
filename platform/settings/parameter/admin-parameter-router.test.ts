import { desc, eq } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { AdminParameter } from "@/lib/contract/admin/parameter";
import type { Change } from "@/lib/contract/change";
import type { Parameter } from "@/lib/contract/parameter";
import { PARAMETERS } from "@/lib/contract/parameter-catalogue/parameter-catalogue";
import type { SettingValue } from "@/lib/rules/setting/setting-value";
import { auditEntries } from "@/platform/db/schema/audit";
import { announcedChanges } from "@/testing/announced-changes";
import { changeAsRead } from "@/testing/change-as-read";
import { aPerson, type Person } from "@/testing/scene";
import { aSecondFactor } from "@/testing/second-factor";
import { openTestPlatform, type TestPlatform } from "@/testing/test-platform";

let platform: TestPlatform;
let admin: Person;
let changes: Change[];
beforeAll(async () => {
  platform = await openTestPlatform();
  admin = await aPerson(platform, "ADMIN");
  changes = announcedChanges(platform);
});
afterAll(() => platform.close());

const change = (type: string, value: SettingValue) =>
  changeAsRead<AdminParameter>(platform, `/admin/parameter/${type}`, {
    body: { value },
    headers: admin.headers,
  });

describe("the settings in the panel", () => {
  it("are all that a site can have, with their defaults", async () => {
    const all = await platform.data<AdminParameter[]>("GET", "/admin/parameter", {
      headers: admin.headers,
    });
    expect(all.map(({ type }) => type)).toEqual(Object.keys(PARAMETERS));
    expect(all.find(({ type }) => type === "VAT_RATE_TRANSFER")).toMatchObject({
      kind: "NUMBER",
      group: "booking",
      default: "10",
    });
  });

  it("take the address of an image service, and refuse another at its field", async () => {
    for (const wrong of ["http://pictures.example", "pictures.example", "/media", "javascript:1"]) {
      const { status, answer } = await change("IMAGE_SERVICE_URL", wrong);
      expect([status, answer]).toMatchObject([
        422,
        { data: { errors: { value: { code: "IMAGE_SERVICE_INVALID" } } } },
      ]);
    }
    const service = "https://pictures.example/estuaire";
    expect((await change("IMAGE_SERVICE_URL", service)).status).toBe(200);
    const read = await platform.data<Parameter[]>("GET", "/parameter");
    expect(read.find(({ type }) => type === "IMAGE_SERVICE_URL")?.value).toBe(service);
    await change("IMAGE_SERVICE_URL", null);
  });

  it("are changed, announced, and read by the site at once; and are the default again", async () => {
    changes.length = 0;
    const { answer } = await change("COMPANY_DESCRIPTION", {
      fr_FR: "Chauffeur privé",
      en: "Chauffeur",
    });
    expect(answer.data).toMatchObject({ isSet: true, changed: { by: admin.email } });
    expect(changes).toContainEqual({ kind: "parameters" });
    const read = async (language: "fr_FR" | "en") =>
      (await platform.data<Parameter[]>("GET", "/parameter", { language })).find(
        ({ type }) => type === "COMPANY_DESCRIPTION",
      )?.value;
    expect([await read("fr_FR"), await read("en")]).toEqual(["Chauffeur privé", "Chauffeur"]);
    expect((await change("COMPANY_DESCRIPTION", null)).answer.data).toMatchObject({
      isSet: false,
      value: { fr_FR: null, en: null },
    });
    expect(await read("fr_FR")).toBeUndefined();
  });

  it("are code for who has all rights alone, with a proof", async () => {
    const owner = await aPerson(platform, "SUPER_ADMIN");
    for (const type of ["SCRIPT_TO_LOAD", "AFTER_BODY_HTML_TO_LOAD"]) {
      const set = (headers: Person["headers"], value: string | null) =>
        changeAsRead<AdminParameter>(platform, `/admin/parameter/${type}`, {
          body: { value, reason: "Messagerie de l’agence" },
          headers,
        });
      const mayChange = async ({ headers }: Person) =>
        (await platform.data<AdminParameter[]>("GET", "/admin/parameter", { headers })).find(
          (parameter) => parameter.type === type,
        )?.mayChange;
      expect([await mayChange(admin), await mayChange(owner)]).toEqual([false, true]);
      expect((await set(admin.headers, "steal()")).status).toBe(403);
      expect((await set(admin.headers, null)).status).toBe(403);
      expect((await set(owner.headers, "chat()")).answer.data).toMatchObject({
        value: { fr_FR: "chat()", en: null },
      });
      const [logged] = await platform.database.everySite
        .select()
        .from(auditEntries)
        .where(eq(auditEntries.subject, `parameter ${type}`))
        .orderBy(desc(auditEntries.id));
      expect(logged?.after).toMatchObject({ reason: "Messagerie de l’agence" });
      const unsaid = await changeAsRead(platform, `/admin/parameter/${type}`, {
        body: { value: "other()" },
        headers: owner.headers,
      });
      expect(unsaid.answer.success ? {} : unsaid.answer.data).toMatchObject({
        errors: { reason: { code: "REQUIRED" } },
      });
    }
    platform.clock.moveTo("2026-11-20T10:11:00+01:00");
    const late = await platform.call("PUT", "/admin/parameter/SCRIPT_TO_LOAD", {
      body: { value: null },
      headers: owner.headers,
    });
    expect(late).toMatchObject({ status: 403, answer: { data: { code: "PROOF_NEEDED" } } });
    await platform.startAfresh();
  });

  it("take an e-mail address where mails are written to it, without the blanks around it", async () => {
    expect(
      (await change("COMPANY_EMAIL", " contact@château-exemple.fr ")).answer.data,
    ).toMatchObject({ value: "contact@château-exemple.fr" });
    expect((await change("COMPANY_EMAIL", null)).status).toBe(200);
    expect(await change("MAIL_SENDER_ADDRESS", "contact@example")).toMatchObject({
      status: 422,
      answer: { data: { errors: { value: { code: "EMAIL_INVALID" } } } },
    });
  });

  it("are kept as they are read", async () => {
    const kept = async (type: string, value: string) =>
      (await change(type, value)).answer.data as AdminParameter;
    expect(await kept("ACCENT_COLOR", " #d4af37 ")).toMatchObject({ value: "#D4AF37FF" });
    expect(await kept("PAYMENT_METHOD", "CARD, TRANSFER")).toMatchObject({
      value: "CARD,TRANSFER",
    });
    const address = "14 quai de la Fosse, 44000 Nantes";
    expect(await kept("COMPANY_ADDRESS", address)).toMatchObject({
      value: { fr_FR: address, en: null },
    });
    for (const type of ["LOGO_HEIGHT", "DARK_THEME", "PAYMENT_METHOD", "ACCENT_COLOR"])
      expect((await change(type, "")).answer.data).toMatchObject({ isSet: false });
  });

  it("ask for a second factor of everybody only by who has one", async () => {
    const require = (by: Person, value: string | null) =>
      changeAsRead(platform, "/admin/parameter/STAFF_SECOND_FACTOR", {
        headers: { ...by.headers },
        body: { value },
      });
    const without = await aPerson(platform, "ADMIN");
    expect(await require(without, "true")).toMatchObject({
      status: 422,
      answer: { data: { errors: { value: { code: "OWN_FACTOR_FIRST" } } } },
    });
    expect((await require(without, "false")).status).toBe(200);
    expect((await require(without, null)).status).toBe(200);
    const having = await aPerson(platform, "ADMIN");
    await aSecondFactor(platform, having);
    expect((await require(having, "true")).status).toBe(200);
    expect((await require(having, null)).status).toBe(200);
  });

  it("refuse the English value of a page of an earlier version, and lose nothing", async () => {
    const refused = await changeAsRead(platform, "/admin/parameter/COMPANY_DESCRIPTION", {
      body: { value: "Chauffeur privé", valueEn: "Chauffeur" },
      headers: admin.headers,
    });
    expect(refused).toMatchObject({
      status: 422,
      answer: { data: { errors: { valueEn: { code: "FIELD_GONE" } } } },
    });
  });

  it("refuse what their kind is not", async () => {
    expect((await change("VAT_RATE_TRANSFER", "ten")).status).toBe(422);
    expect((await change("NO_SUCH_SETTING", "x")).status).toBe(404);
    const refused = await change("LOGO_HEIGHT", "9999");
    expect(refused.answer.data).toMatchObject({
      errors: { value: { code: "TOO_BIG", message: "Pas plus de 400." } },
    });
    const inEnglish = { fr_FR: "14 quai de la Fosse, Nantes", en: "x\ny" };
    expect((await change("COMPANY_ADDRESS", inEnglish)).answer.data).toMatchObject({
      errors: { "value.en": { code: "LINE_BREAK" } },
    });
    const tooLong = { fr_FR: "x", en: "x".repeat(20_001) };
    expect((await change("COMPANY_ADDRESS", tooLong)).answer.data).toMatchObject({
      errors: { "value.en": { code: "TOO_LONG" } },
    });
  });
});
