import { and, eq } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import type { RegisterRequest } from "@/lib/contract/auth";
import { createApp } from "@/platform/app";
import { deadlines } from "@/platform/db/schema/deadline";
import { registrations } from "@/platform/db/schema/member";
import { outbox } from "@/platform/db/schema/outbox";
import { users } from "@/platform/db/schema/people";
import { parameters } from "@/platform/db/schema/site-look";
import { type ErrorWord, errorMessage } from "@/platform/http/message-of";
import { createRateLimits } from "@/platform/http/rate-limits";
import { counted } from "@/testing/counted-argon";
import { aRegistration, mailedCode } from "@/testing/logged-in";
import { openTestPlatform, type TestPlatform } from "@/testing/test-platform";

let platform: TestPlatform;
beforeAll(async () => {
  platform = await openTestPlatform();
});
beforeEach(async () => {
  await platform.startAfresh();
  await platform.database.everySite.delete(registrations);
  counted.reset();
});
afterAll(() => platform.close());

const everySite = () => platform.database.everySite;
const register = (change: Partial<Record<keyof RegisterRequest, unknown>> = {}, language?: "en") =>
  platform.call("POST", "/register", {
    body: { ...aRegistration(), ...change },
    ...(language ? { language } : {}),
  });

async function set(type: string, value: string) {
  await everySite()
    .update(parameters)
    .set({ value })
    .where(and(eq(parameters.idSite, 901), eq(parameters.type, type)));
}

async function effects() {
  const [registrationRows, mails, deadlineRows] = await Promise.all([
    everySite().select().from(registrations),
    everySite().select().from(outbox),
    everySite().select().from(deadlines),
  ]);
  return { registrations: registrationRows, mails, deadlines: deadlineRows };
}

describe("a registration", () => {
  it("is kept for 24 hours, without its password or its code, and makes no account yet", async () => {
    const people = await everySite().select().from(users);
    expect(await register({ newsletter: true, returnTo: "/reserver?a=1" })).toMatchObject({
      status: 200,
      answer: { data: {} },
    });
    const { registrations: registrationRows, mails } = await effects();
    const code = await mailedCode(platform, "marie@example.org", "/auth/confirm/");
    expect(registrationRows).toMatchObject([
      {
        email: "marie@example.org",
        details: { firstname: "Marie", phone: "+33639980304", newsletter: true },
        returnTo: "/reserver?a=1",
        language: "fr_FR",
        termsAcceptedAt: platform.clock.now(),
        expiresAt: new Date("2026-11-21T10:00:00+01:00"),
      },
    ]);
    expect(JSON.stringify(registrationRows)).not.toContain(code);
    expect(JSON.stringify(registrationRows[0]?.details)).not.toContain("kestrel");
    expect(mails).toHaveLength(1);
    expect(await everySite().select().from(users)).toEqual(people);
  });

  it("is forgotten when it is not confirmed", async () => {
    await register();
    await platform.runUntil("2026-11-21T09:59:59+01:00");
    expect((await effects()).registrations).toHaveLength(1);
    await platform.runUntil("2026-11-21T10:00:00+01:00");
    expect(await effects()).toEqual({ registrations: [], mails: [], deadlines: [] });
  });

  it("that is not confirmed is forgotten by itself: the mail of a later one stays", async () => {
    await register();
    platform.clock.moveTo("2026-11-21T09:00:00+01:00");
    await register({}, "en");
    await platform.runUntil("2026-11-21T10:00:00+01:00");
    const { registrations: registrationRows, mails } = await effects();
    expect(registrationRows).toMatchObject([{ language: "en" }]);
    expect(mails.map(({ text }) => text.includes("/en/auth/confirm/"))).toEqual([true]);
  });

  it.each([
    ["fr_FR", "", "Votre identifiant"],
    ["en", "/en", "Your identifier"],
  ] as const)(
    "is mailed in %s with the identifier, and never a password",
    async (language, prefix, identifier) => {
      await platform.data("POST", "/register", { language, body: aRegistration() });
      const [mail] = (await effects()).mails;
      const both = `${mail?.subject}${mail?.text}${mail?.html}`;
      expect(mail?.text).toContain(`https://www.901.example${prefix}/auth/confirm/`);
      expect(mail?.text.replace("\u00a0", " ")).toMatch(
        new RegExp(`${identifier} ?: marie@example.org`),
      );
      expect(both).not.toContain("kestrel");
      // Nothing entered in the form goes to an address that may be another’s.
      expect(both).not.toMatch(/Marie|Le Goff|06 39|\+336/);
    },
  );

  it("of an address that has an account is alike in answer, work and effects", async () => {
    const tried = [];
    for (const email of ["nobody@901.example", "member@901.example", "admin@901.example"]) {
      await platform.startAfresh();
      await everySite().delete(registrations);
      counted.reset();
      const { status, answer } = await register({ email });
      const { registrations: registrationRows, mails, deadlines: deadlineRows } = await effects();
      const counts = [registrationRows, mails, deadlineRows].map((rows) => rows.length);
      const { hashed, verified } = counted;
      tried.push({ status, answer, counts, hashed, verified, to: mails[0]?.recipient === email });
    }
    expect(tried[0]).toMatchObject({ status: 200, counts: [1, 1, 1], hashed: 1, verified: 0 });
    expect(tried[1]).toEqual(tried[0]);
    expect(tried[2]).toEqual(tried[0]);
  });

  it("of an address that has an account leads to nothing that could be confirmed", async () => {
    const before = await everySite().select().from(users).where(eq(users.idSite, 901));
    await register({ email: "member@901.example" });
    const { mails } = await effects();
    expect(mails[0]?.text).not.toContain("/auth/confirm/");
    expect(mails[0]?.text).toContain("https://www.901.example/auth\n");
    expect(mails[0]?.text).toContain("https://www.901.example/password/reset/ask");
    expect(await everySite().select().from(users).where(eq(users.idSite, 901))).toEqual(before);
  });

  it("is no other site’s: an account there is none here", async () => {
    await register({ email: "member@902.example" });
    expect((await effects()).mails[0]?.text).toContain("/auth/confirm/");
  });

  it.each([
    ["//evil.example", null],
    ["https://evil.example/x", null],
    ["/\\evil.example", null],
    ["javascript:alert(1)", null],
    ["/en/account?x=1#y", "/en/account?x=1#y"],
    [undefined, null],
  ])("going back to %s goes to %s", async (returnTo, kept) => {
    await register({ returnTo });
    expect((await effects()).registrations[0]?.returnTo).toBe(kept);
  });
});

describe("a form to register", () => {
  it.each<[string, Partial<Record<keyof RegisterRequest, unknown>>, Record<string, ErrorWord>]>([
    ["no telephone number", { phone: "06 12" }, { phone: "PHONE_INVALID" }],
    ["a business without a name", { kind: "PROFESSIONAL" }, { company: "REQUIRED" }],
    ["a short password", { password: "a1!kestre" }, { password: "PASSWORD_TOO_SHORT" }],
    ["a common password", { password: "azertyuiop123" }, { password: "PASSWORD_TOO_COMMON" }],
    [
      "the address as password",
      { password: "marie@example.org" },
      { password: "PASSWORD_TOO_COMMON" },
    ],
    [
      "the name in the password",
      { password: "kestrel LE-GOFF lantern" },
      { password: "PASSWORD_TOO_COMMON" },
    ],
    ["the terms not accepted", { acceptTerms: false }, { acceptTerms: "USE_TERMS_NOT_ACCEPTED" }],
    ["the terms forgotten", { acceptTerms: undefined }, { acceptTerms: "USE_TERMS_NOT_ACCEPTED" }],
    ["a birth date to come", { birthdate: "2026-11-21" }, { birthdate: "BIRTHDATE_INVALID" }],
    ["a birth date long ago", { birthdate: "1899-12-31" }, { birthdate: "BIRTHDATE_INVALID" }],
    ["a birth date that is none", { birthdate: "2001-02-29" }, { birthdate: "INVALID" }],
    ["half an address", { email: "marie@" }, { email: "EMAIL_INVALID" }],
    [
      "several mistakes",
      { phone: "1", password: "soleil2024", kind: "COLLECTIVE", company: " " },
      { phone: "PHONE_INVALID", password: "PASSWORD_TOO_COMMON", company: "REQUIRED" },
    ],
    [
      "mistakes of every kind",
      {
        firstname: "",
        email: "marie@",
        phone: "1",
        password: "soleil2024",
        kind: "PROFESSIONAL",
        birthdate: "2001-02-29",
        acceptTerms: false,
        address: { address: "3 rue Kervégan", postalCode: "4400", city: "" },
      },
      {
        firstname: "REQUIRED",
        email: "EMAIL_INVALID",
        phone: "PHONE_INVALID",
        password: "PASSWORD_TOO_COMMON",
        company: "REQUIRED",
        birthdate: "INVALID",
        acceptTerms: "USE_TERMS_NOT_ACCEPTED",
        "address.city": "REQUIRED",
        "address.postalCode": "POSTAL_CODE_INVALID",
      },
    ],
  ])(
    "with %s is refused at its fields, in both languages, before any hashing",
    async (_name, change, codes) => {
      for (const language of ["fr_FR", "en"] as const) {
        const { status, answer } = await platform.call("POST", "/register", {
          language,
          body: { ...aRegistration(), ...change },
        });
        const errors = Object.fromEntries(
          Object.entries(codes).map(([field, code]) => [
            field,
            { code, message: errorMessage(language, code) },
          ]),
        );
        expect({ status, data: answer.data }).toEqual({
          status: 422,
          data: { code: "INVALID_FIELDS", errors },
        });
      }
      expect(counted.hashed).toBe(0);
      expect(await effects()).toEqual({ registrations: [], mails: [], deadlines: [] });
    },
  );

  it("needs a birth date where the site asks for it", async () => {
    expect((await register()).status).toBe(200);
    await set("ASK_BIRTHDATE_AT_REGISTER", "true");
    expect((await register()).answer.data).toMatchObject({
      errors: { birthdate: { code: "REQUIRED" } },
    });
    expect((await register({ birthdate: "2015-01-01" })).status).toBe(200);
    await set("ASK_BIRTHDATE_AT_REGISTER", "false");
  });

  it("is refused from those who are not 18 in Paris today, where the site wants it so", async () => {
    const minor = async (birthdate: string | undefined, now: string) => {
      platform.clock.moveTo(now);
      const { status, answer } = await register({ birthdate });
      return status === 200 ? undefined : (answer.data as { errors: object }).errors;
    };
    expect(await minor("2015-01-01", "2026-11-20T10:00:00+01:00")).toBeUndefined();
    await set("BLOCK_MINORS_FROM_REGISTERING", "true");
    const refused = { birthdate: { code: "MINOR", message: errorMessage("fr_FR", "MINOR") } };
    expect(await minor(undefined, "2026-11-20T10:00:00+01:00")).toMatchObject({
      birthdate: { code: "REQUIRED" },
    });
    expect(await minor("2008-11-21", "2026-11-20T22:59:59Z")).toEqual(refused);
    expect(await minor("2008-11-21", "2026-11-20T23:00:00Z")).toBeUndefined();
    expect(await minor("2008-02-29", "2026-02-28T22:59:59Z")).toEqual(refused);
    expect(await minor("2008-02-29", "2026-02-28T23:00:00Z")).toBeUndefined();
    await set("BLOCK_MINORS_FROM_REGISTERING", "false");
  });
});

describe("the limits of registrations", () => {
  const from = (rateLimits: ReturnType<typeof createRateLimits>) => {
    const app = createApp({ ...platform.services, rateLimits });
    return async (email: string, address: string) => {
      const headers = { idSite: "901", "Content-Type": "application/json" };
      const body = JSON.stringify(aRegistration({ email }));
      return (await app.request("/register", { method: "POST", headers, body }, { address }))
        .status;
    };
  };

  it("are 20 in ten minutes from one address", async () => {
    const register = from(createRateLimits());
    for (let n = 0; n < 20; n += 1) expect(await register(`m${n}@901.example`, "a")).toBe(200);
    expect(await register("m20@901.example", "a")).toBe(429);
    expect(await register("m20@901.example", "b")).toBe(200);
  });

  it("spare the owner of an address more than five mails in an hour, and tell nobody", async () => {
    for (const email of ["member@901.example", "nobody@901.example"]) {
      await platform.startAfresh();
      counted.reset();
      const register = from(createRateLimits());
      for (let n = 0; n < 8; n += 1) expect(await register(email, `a${n}`)).toBe(200);
      expect((await effects()).mails).toHaveLength(5);
      expect(counted.hashed).toBe(8);
    }
  });
});
