import { eq } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import type { Opened, Registration } from "@/lib/contract/auth";
import type { User } from "@/lib/contract/user";
import { bookings } from "@/platform/db/schema/booking";
import { memberAddresses, newsletterSubscribers, registrations } from "@/platform/db/schema/member";
import { sessions, users } from "@/platform/db/schema/people";
import { bookRide } from "@/testing/booked-ride";
import { counted } from "@/testing/counted-argon";
import { aRegistration, logIn, mailedCode, registerMember } from "@/testing/logged-in";
import { anOrder } from "@/testing/ride-order";
import { openTestPlatform, type TestPlatform } from "@/testing/test-platform";

let platform: TestPlatform;
beforeAll(async () => {
  platform = await openTestPlatform();
});
beforeEach(async () => {
  await platform.startAfresh();
  await everySite().delete(registrations);
  await everySite().delete(users).where(eq(users.email, "marie@example.org"));
  counted.reset();
});
afterAll(() => platform.close());

const everySite = () => platform.database.everySite;
const accounts = () => everySite().select().from(users).where(eq(users.email, "marie@example.org"));

/** Asks for an account. @returns the code of the mailed link */
async function asked(change: Parameters<typeof aRegistration>[0] = {}): Promise<string> {
  const form = aRegistration(change);
  await platform.data("POST", "/register", { body: form });
  return mailedCode(platform, form.email, "/auth/confirm/");
}
const confirm = (code: string, password = aRegistration().password, headers = {}) =>
  platform.call<Opened>("POST", `/register/${code}/confirm`, { body: { password }, headers });

describe("a mailed link to confirm an account", () => {
  it("says what it is about as often as it is seen, and spends nothing", async () => {
    const code = await asked();
    for (let n = 0; n < 10; n += 1) {
      expect(await platform.data<Registration>("GET", `/register/${code}`)).toEqual({
        email: "marie@example.org",
        firstname: "Marie",
      });
    }
    expect((await confirm(code)).status).toBe(200);
  });

  it("is over after 24 hours, and unknown on another site", async () => {
    const code = await asked();
    const status = async (idSite = 901) =>
      (await platform.call("GET", `/register/${code}`, { idSite })).status;
    expect([await status(), await status(902)]).toEqual([200, 404]);
    platform.clock.moveTo("2026-11-21T10:00:00+01:00");
    expect(await status()).toBe(404);
    expect((await confirm(code)).status).toBe(404);
    expect(await accounts()).toEqual([]);
  });
});

describe("a confirmation", () => {
  it("makes the account with all that its form said, and logs its owner in", async () => {
    const code = await asked({
      kind: "PROFESSIONAL",
      company: "Les Chantiers & Fils",
      birthdate: "1980-02-29",
      newsletter: true,
      returnTo: "/reserver",
      address: { address: "3 rue Kervégan", postalCode: "44000", city: "Nantes" },
    });
    const { answer } = await confirm(code);
    if (!answer.success) throw new Error(answer.message);
    const headers = { Authorization: answer.data.token };
    expect(answer.data).toMatchObject({ idSite: 901, returnTo: "/reserver" });
    const member = await platform.data<User>("GET", "/user", { headers });
    expect(member).toEqual({
      id: member.id,
      email: "marie@example.org",
      role: "MEMBER",
      firstname: "Marie",
      lastname: "Le Goff",
      phone: "+33639980304",
      kind: "PROFESSIONAL",
      company: "Les Chantiers & Fils",
      birthdate: "1980-02-29",
    });
    const addresses = await everySite().select().from(memberAddresses);
    expect(addresses).toMatchObject([
      {
        idUser: member.id,
        types: ["BILLING site-901"],
        firstname: "Marie",
        lastname: "Le Goff",
        address: "3 rue Kervégan",
        postalCode: "44000",
        city: "Nantes",
        country: "FR",
      },
    ]);
    const subscribers = await everySite().select().from(newsletterSubscribers);
    expect(subscribers).toMatchObject([{ email: member.email, confirmedAt: platform.clock.now() }]);
  });

  it("takes the mail’s language for later mails, and no newsletter that was not asked for", async () => {
    await everySite().delete(newsletterSubscribers);
    await platform.data("POST", "/register", { language: "en", body: aRegistration() });
    await confirm(await mailedCode(platform, "marie@example.org", "/auth/confirm/"));
    expect(await accounts()).toMatchObject([{ language: "en", role: "MEMBER" }]);
    expect(await everySite().select().from(newsletterSubscribers)).toEqual([]);
  });

  it("gives the member what they booked before, and ends the session that was open", async () => {
    const customer = { ...anOrder(0).customer, email: "Marie@example.org" };
    const { booking } = await bookRide(platform, { customer });
    const before = await logIn(platform, "ADMIN");
    const code = await asked();
    expect((await everySite().select().from(bookings))[0]?.idUser).toBeNull();
    await confirm(code, undefined, before.headers);
    const [mine] = await everySite().select().from(bookings);
    expect(mine).toMatchObject({ reference: booking.reference, idUser: (await accounts())[0]?.id });
    expect(await platform.data("GET", "/user", { headers: before.headers })).toBeNull();
  });

  it("needs the password that was chosen: the link alone opens nothing", async () => {
    const code = await asked();
    const { status, answer } = await confirm(code, "another kestrel ploughs");
    expect(status).toBe(422);
    expect(answer.data).toMatchObject({ errors: { password: { code: "PASSWORD_WRONG" } } });
    expect(await accounts()).toEqual([]);
    expect((await confirm(code)).status).toBe(200);
  });

  it("after five wrong passwords is over, one after the other or at once", async () => {
    for (const atOnce of [false, true]) {
      const code = await asked();
      counted.reset();
      const statuses: number[] = [];
      const tryWrongPassword = async () =>
        void statuses.push((await confirm(code, "not this one")).status);
      if (atOnce) await Promise.all(Array.from({ length: 20 }, tryWrongPassword));
      else for (let n = 0; n < 20; n += 1) await tryWrongPassword();
      expect(statuses.filter((status) => status === 422)).toHaveLength(5);
      expect(counted.verified).toBe(5);
      expect((await confirm(code)).status).toBe(404);
      expect((await platform.call("GET", `/register/${code}`)).status).toBe(404);
    }
  });

  it("twenty at once make one account and one session", async () => {
    const code = await asked();
    const sessionRows = (await everySite().select().from(sessions)).length;
    const all = await Promise.all(Array.from({ length: 20 }, () => confirm(code)));
    const statuses = all.map(({ status }) => status).sort();
    expect(statuses).toEqual([200, ...Array(19).fill(404)]);
    expect(await accounts()).toHaveLength(1);
    expect(await everySite().select().from(sessions)).toHaveLength(sessionRows + 1);
  });

  it("of twenty links for one address makes one account, and ends the others", async () => {
    const codes: string[] = [];
    for (let n = 0; n < 20; n += 1) codes.push(await asked());
    expect(new Set(codes).size).toBe(20);
    const all = await Promise.all(codes.map((code) => confirm(code)));
    expect(all.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(all.filter(({ status }) => status === 404)).toHaveLength(19);
    expect(await accounts()).toHaveLength(1);
    expect(await everySite().select().from(registrations)).toEqual([]);
  });

  it("with the password that another chose for the address makes nothing of theirs", async () => {
    const theirs = await asked({ password: "attacker chose plough 9", lastname: "Intruder" });
    const own = await asked();
    expect((await confirm(theirs, aRegistration().password)).status).toBe(422);
    expect((await confirm(own)).status).toBe(200);
    expect(await accounts()).toMatchObject([{ lastname: "Le Goff" }]);
    expect((await confirm(theirs, "attacker chose plough 9")).status).toBe(404);
  });

  it("comes before the first login", async () => {
    await platform.data("POST", "/register", { body: aRegistration() });
    const { email, password } = aRegistration();
    const login = () => platform.call("POST", "/login", { body: { email, password } });
    expect((await login()).status).toBe(422);
    await confirm(await mailedCode(platform, email, "/auth/confirm/"));
    expect((await login()).status).toBe(200);
  });

  it("is what tests register members with", async () => {
    const one = await registerMember(platform);
    const other = await registerMember(platform, { firstname: "Yves" }, 902);
    expect(other.idUser).not.toBe(one.idUser);
    const call = { headers: other.headers, idSite: 902 };
    expect(await platform.data<User>("GET", "/user", call)).toMatchObject({ firstname: "Yves" });
  });
});
