import { inArray } from "drizzle-orm";
import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import { profileSchema } from "@/lib/contract/auth";
import type { ParameterKey } from "@/lib/contract/parameter-catalogue/parameter-catalogue";
import { parameters } from "@/platform/db/schema/site-look";
import type { ErrorWord } from "@/platform/http/message-of";
import { openTestPlatform, type TestPlatform } from "@/testing/test-platform";
import { checkProfile } from "./check-profile";

let platform: TestPlatform;
const FLAGS: ParameterKey[] = ["ASK_BIRTHDATE_AT_REGISTER", "BLOCK_MINORS_FROM_REGISTERING"];

beforeAll(async () => {
  platform = await openTestPlatform();
});
afterAll(() => platform.close());
afterEach(async () => {
  await platform.database.everySite.delete(parameters).where(inArray(parameters.type, FLAGS));
});

const PROFILE = {
  firstname: " Anne-Sophie ",
  lastname: "Le Bihan",
  phone: "06 39 98 01 02",
  kind: "CONSUMER",
};

const check = (change: Record<string, unknown> = {}) =>
  platform.database.inSite(901, (tx) =>
    checkProfile(tx, profileSchema.parse({ ...PROFILE, ...change }), platform.clock.now()),
  );

const turnOn = (...flags: ParameterKey[]) =>
  platform.database.everySite
    .insert(parameters)
    .values(flags.map((type) => ({ idSite: 901, type, value: "true" })));

describe("a profile", () => {
  it("is stored as it is meant", async () => {
    expect(await check({ company: "Les Chantiers" })).toEqual({
      values: {
        firstname: "Anne-Sophie",
        lastname: "Le Bihan",
        phone: "+33639980102",
        kind: "CONSUMER",
        company: null,
        birthdate: null,
      },
      errors: {},
    });
    const firm = { kind: "PROFESSIONAL", company: "Les Chantiers", birthdate: "1980-05-12" };
    expect(await check(firm)).toMatchObject({ values: firm, errors: {} });
  });

  it.each<[string, Record<string, unknown>, Record<string, ErrorWord>]>([
    ["half a telephone number", { phone: "06 39" }, { phone: "PHONE_INVALID" }],
    ["a business without its name", { kind: "PROFESSIONAL" }, { company: "REQUIRED" }],
    [
      "a collective without its name",
      { kind: "COLLECTIVE", company: " " },
      { company: "REQUIRED" },
    ],
    ["an advertisement for a name", { firstname: "Win https://x.y" }, { firstname: "INVALID" }],
    ["a birth to come", { birthdate: "2026-11-21" }, { birthdate: "BIRTHDATE_INVALID" }],
    ["a birth in antiquity", { birthdate: "0180-01-01" }, { birthdate: "BIRTHDATE_INVALID" }],
  ])("with %s is refused there", async (_name, change, errors) => {
    expect((await check(change)).errors).toEqual(errors);
  });

  it.each(["O’Brien", "d'Arc", "Nguyễn", "St. John", "Müller-Lüdenscheidt", "王"])(
    "may be of %s",
    async (lastname) => expect((await check({ lastname })).errors).toEqual({}),
  );

  it("says the birth date where the site asks for it", async () => {
    const child = { birthdate: "2015-01-01" };
    expect((await check(child)).errors).toEqual({});
    await turnOn("ASK_BIRTHDATE_AT_REGISTER");
    expect((await check()).errors).toEqual({ birthdate: "REQUIRED" });
    expect((await check(child)).errors).toEqual({});
  });

  it("is not a minor’s where the site wants none, on the day of Paris", async () => {
    await turnOn("BLOCK_MINORS_FROM_REGISTERING");
    expect((await check()).errors).toEqual({ birthdate: "REQUIRED" });
    expect((await check({ birthdate: "2008-11-21" })).errors).toEqual({ birthdate: "MINOR" });
    expect((await check({ birthdate: "2008-11-20" })).errors).toEqual({});
  });
});
