import { eq } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import type { Challenge, Entered, Opened } from "@/lib/contract/auth";
import type { PasskeyAdded, PasskeyAsking, PasskeyCreation } from "@/lib/contract/passkey";
import type { RecoveryCodes, SecondFactor } from "@/lib/contract/second-factor";
import { auditEntries } from "@/platform/db/schema/audit";
import { outbox } from "@/platform/db/schema/outbox";
import { sessions } from "@/platform/db/schema/people";
import { passkeys } from "@/platform/db/schema/second-factor";
import { sites } from "@/platform/db/schema/site";
import { parameters } from "@/platform/db/schema/site-look";
import { changeAsRead } from "@/testing/change-as-read";
import { aPerson, type Person } from "@/testing/scene";
import { aSecondFactor } from "@/testing/second-factor";
import { aPasskey, originOf, softwarePasskey } from "@/testing/software-passkey";
import { openTestPlatform, TEST_PASSWORD, type TestPlatform } from "@/testing/test-platform";

let platform: TestPlatform;
beforeAll(async () => {
  platform = await openTestPlatform();
});
beforeEach(() => platform.startAfresh());
afterAll(() => platform.close());

type Headers = Record<string, string>;

const challengeOf = async ({ email }: { email: string }) => {
  const entered = await platform.data<Entered>("POST", "/login", {
    body: { email, password: TEST_PASSWORD },
  });
  if (!("challenge" in entered)) throw new Error("It is no challenge");
  return entered.challenge;
};
const toSign = async (challenge: string) =>
  (await platform.data<PasskeyAsking>("POST", "/login/passkey/options", { body: { challenge } }))
    .options?.challenge ?? "";
const answer = (challenge: string, passkey: object, headers: Headers = {}) =>
  platform.call<Opened>("POST", "/login/passkey", { body: { challenge, passkey }, headers });
const statusOf = async (call: Promise<{ status: number }>) => (await call).status;
const minutesLater = (minutes: number) =>
  platform.clock.moveTo(new Date(platform.clock.now().getTime() + minutes * 60_000).toISOString());
const post = <T>(path: string, { headers }: { headers: Headers }, body?: object) =>
  platform.data<T>("POST", path, { headers, ...(body ? { body } : {}) });
const factorOf = ({ headers }: { headers: Headers }) =>
  platform.data<SecondFactor>("GET", "/user/second-factor", { headers });

async function add(person: Person, name = "iPhone de Claire") {
  const passkey = softwarePasskey(originOf());
  const options = await post<PasskeyCreation>("/user/passkey/options", person);
  const body = { name, passkey: passkey.make(options.challenge) };
  const added = await post<PasskeyAdded>("/user/passkey", person, body);
  return { passkey, options, ...added };
}

describe("adding a passkey", () => {
  it("is a second factor like any other: it ends other sessions and gives recovery codes", async () => {
    const person = await aPerson(platform, "DRIVER");
    const elsewhere = await platform.data<Opened>("POST", "/login", {
      body: { email: person.email, password: TEST_PASSWORD },
    });
    const { options, recoveryCodes } = await add(person);
    expect(options.rp.id).toBe("www.901.example");
    expect(recoveryCodes).toHaveLength(10);
    expect(
      await platform.data("GET", "/logged", { headers: { Authorization: elsewhere.token } }),
    ).toEqual({ logged: false, role: null });
    expect(await factorOf(person)).toMatchObject({
      since: null,
      codesLeft: 10,
      allowsPasskeys: true,
      passkeys: [{ name: "iPhone de Claire", lastUsedAt: null }],
    });
    const mails = await platform.database.everySite.select().from(outbox);
    expect(mails.map(({ subject }) => subject)).toEqual([
      expect.stringContaining("la connexion en deux étapes est activée"),
    ]);
    const [audit] = await platform.database.everySite
      .select()
      .from(auditEntries)
      .where(eq(auditEntries.idUser, person.id));
    expect(audit).toMatchObject({ action: "ADD_PASSKEY", after: { name: "iPhone de Claire" } });
    expect((await add(person, "Another")).recoveryCodes).toBeNull();
  });

  it("takes what was asked for in this session, at this address, once", async () => {
    const [person, other] = [await aPerson(platform, "ADMIN"), await aPerson(platform, "ADMIN")];
    const refused = async (make: (challenge: string) => object, by = person) => {
      const { challenge } = await post<PasskeyCreation>("/user/passkey/options", person);
      const { headers } = by;
      const body = { name: "x", passkey: make(challenge) };
      return statusOf(platform.call("POST", "/user/passkey", { headers, body }));
    };
    const elsewhere = softwarePasskey("https://www.901.example.evil.example");
    expect(await refused(elsewhere.make)).toBe(422);
    const right = softwarePasskey(originOf());
    expect(await refused(right.make, other)).toBe(422);
    expect(await refused(() => right.make("AAAA"))).toBe(422);
    expect(await refused((challenge) => right.sign(challenge))).toBe(422);
    expect(await refused(right.make)).toBe(200);
    // The same key again is no other one.
    expect(await refused(right.make)).toBe(422);
  });

  it("asks for a proof, and is not there at an address that browsers refuse", async () => {
    const person = await aPerson(platform, "ADMIN");
    minutesLater(11);
    const { headers } = person;
    const ask = () => statusOf(platform.call("POST", "/user/passkey/options", { headers }));
    expect(await ask()).toBe(403);
    await post("/user/proof", person, { password: TEST_PASSWORD });
    const { everySite } = platform.database;
    const address = (productionUrl: string | null) =>
      everySite.update(sites).set({ productionUrl }).where(eq(sites.id, 901));
    await address("http://192.0.2.7:3000");
    expect(await ask()).toBe(409);
    expect((await factorOf(person)).allowsPasskeys).toBe(false);
    await address(null);
    expect(await ask()).toBe(200);
  });
});

describe("logging in with a passkey", () => {
  it("opens a session by what it signs, and remembers when", async () => {
    const person = await aPerson(platform, "ADMIN");
    const passkey = await aPasskey(platform, person);
    const challenge = await challengeOf(person);
    const { status, answer: said } = await answer(
      challenge,
      passkey.sign(await toSign(challenge)),
      person.headers,
    );
    if (!said.success) throw new Error(`${status} ${said.message}`);
    const headers = { Authorization: said.data.token };
    expect((await factorOf({ headers })).passkeys[0]?.lastUsedAt).not.toBeNull();
    // The caller's own session ended, as by a code.
    expect(await statusOf(platform.call("GET", "/user/second-factor", person))).toBe(401);
  });

  it("takes it once, whatever the moment, and for its own login alone", async () => {
    const person = await aPerson(platform, "ADMIN");
    const passkey = await aPasskey(platform, person);
    const [one, two] = [await challengeOf(person), await challengeOf(person)];
    const signed = passkey.sign(await toSign(one));
    expect(await statusOf(answer(two, signed))).toBe(422);
    const again = passkey.sign(await toSign(one));
    const answers = await Promise.all([1, 2, 3].map(() => answer(one, again)));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 422, 422]);
  });

  it("refuses another's key, another address, an earlier count and a changed signature", async () => {
    const person = await aPerson(platform, "ADMIN");
    const passkey = await aPasskey(platform, person);
    const stranger = await aPasskey(platform, await aPerson(platform, "ADMIN"));
    const tried = async (sign: (challenge: string) => object) => {
      const challenge = await challengeOf(person);
      return statusOf(answer(challenge, sign(await toSign(challenge))));
    };
    expect(await tried((challenge) => stranger.sign(challenge))).toBe(422);
    const origin = "https://evil.example";
    expect(await tried((challenge) => passkey.sign(challenge, { origin }))).toBe(422);
    expect(await tried(() => passkey.sign("AAAA"))).toBe(422);
    expect(await tried((challenge) => passkey.sign(challenge, { counter: 9 }))).toBe(200);
    expect(await tried((challenge) => passkey.sign(challenge, { counter: 9 }))).toBe(422);
    const changed = (challenge: string) => {
      const signed = passkey.sign(challenge, { counter: 20 });
      const { signature } = passkey.sign(challenge, { counter: 21 }).response;
      return { ...signed, response: { ...signed.response, signature } };
    };
    expect(await tried(changed)).toBe(422);
  });

  it("counts as a code of the login, and is over with it", async () => {
    const person = await aPerson(platform, "ADMIN");
    const passkey = await aPasskey(platform, person);
    const challenge = await challengeOf(person);
    const good = passkey.sign(await toSign(challenge));
    for (let tried = 0; tried < 5; tried += 1) {
      expect(await statusOf(answer(challenge, passkey.sign("AAAA")))).toBe(422);
    }
    expect(await statusOf(answer(challenge, good))).toBe(404);
    const late = await challengeOf(person);
    const signed = passkey.sign(await toSign(late));
    minutesLater(5.1);
    expect(await statusOf(answer(late, signed))).toBe(404);
    const { options } = await platform.data<PasskeyAsking>("POST", "/login/passkey/options", {
      body: { challenge: await challengeOf(await withApp()) },
    });
    expect(options).toBeNull();
  });

  /** Makes a person with an application and no passkey. */
  async function withApp() {
    const person = await aPerson(platform, "ADMIN");
    await aSecondFactor(platform, person);
    return person;
  }

  it("leaves the recovery codes as the other way in", async () => {
    const person = await aPerson(platform, "ADMIN");
    const { recoveryCodes } = await add(person);
    const challenge = await challengeOf(person);
    const body = { challenge, code: recoveryCodes?.[0] ?? "" };
    expect(await statusOf(platform.call("POST", "/login/code", { body }))).toBe(200);
  });
});

describe("a passkey proves", () => {
  const change = ({ headers }: Person) =>
    statusOf(
      changeAsRead(platform, "/admin/parameter/COMPANY_PHONE", {
        headers,
        body: { value: "+33240000009" },
      }),
    );
  const sign = async (person: Person, passkey: { sign(challenge: string): object }) => {
    const { options } = await post<PasskeyAsking>("/user/proof/passkey", person);
    return passkey.sign(options?.challenge ?? "");
  };

  it("who one is, with the password and never without", async () => {
    const person = await aPerson(platform, "ADMIN");
    const passkey = await aPasskey(platform, person);
    minutesLater(11);
    const prove = (body: object) =>
      statusOf(platform.call("POST", "/user/proof", { headers: person.headers, body }));
    const password = TEST_PASSWORD;
    expect(await prove({ password })).toBe(422);
    expect(await prove({ password: "another", passkey: await sign(person, passkey) })).toBe(422);
    expect(await prove({ passkey: await sign(person, passkey) })).toBe(422);
    expect(await change(person)).toBe(403);
    expect(await prove({ password, passkey: await sign(person, passkey) })).toBe(200);
    expect(await change(person)).toBe(200);
  });

  it("nothing for a login, nor a login for a proof", async () => {
    const person = await aPerson(platform, "ADMIN");
    const passkey = await aPasskey(platform, person);
    const challenge = await challengeOf(person);
    expect(await statusOf(answer(challenge, await sign(person, passkey)))).toBe(422);
    const passkeyOfLogin = passkey.sign(await toSign(challenge));
    const body = { password: TEST_PASSWORD, passkey: passkeyOfLogin };
    const { headers } = person;
    expect(await statusOf(platform.call("POST", "/user/proof", { headers, body }))).toBe(422);
  });

  it("satisfies a site that asks its staff for a second factor", async () => {
    const person = await aPerson(platform, "ADMIN");
    const values = { idSite: 901, type: "STAFF_SECOND_FACTOR", value: "true" };
    await platform.database.everySite
      .insert(parameters)
      .values(values)
      .onConflictDoUpdate({ target: [parameters.idSite, parameters.type], set: values });
    const day = () => statusOf(platform.call("GET", "/admin/day?day=2026-11-20", person));
    expect(await day()).toBe(403);
    await add(person);
    expect(await day()).toBe(200);
    await platform.database.everySite
      .delete(parameters)
      .where(eq(parameters.type, "STAFF_SECOND_FACTOR"));
  });
});

describe("a passkey cannot be gone round", () => {
  it("by an application that is added with the password alone", async () => {
    const person = await aPerson(platform, "ADMIN");
    await aPasskey(platform, person);
    minutesLater(11);
    const { headers } = person;
    const body = { password: TEST_PASSWORD };
    expect(await statusOf(platform.call("POST", "/user/second-factor", { headers, body }))).toBe(
      403,
    );
  });

  it("by removing it, or making new recovery codes, without a proof", async () => {
    const person = await aPerson(platform, "ADMIN");
    const { idPasskey } = await aPasskey(platform, person);
    minutesLater(11);
    const { headers } = person;
    const remove = () =>
      statusOf(platform.call("DELETE", `/user/passkey/${idPasskey}`, { headers }));
    const renew = () =>
      platform.call<RecoveryCodes>("POST", "/user/second-factor/recovery-codes", { headers });
    expect([await remove(), await statusOf(renew())]).toEqual([403, 403]);
    await platform.database.everySite.update(passkeys).set({ counter: 0 });
    await platform.database.everySite.update(sessions).set({ provedAt: platform.clock.now() });
    const { answer: renewed } = await renew();
    expect(renewed.success && renewed.data.recoveryCodes.length).toBe(10);
    expect(await remove()).toBe(200);
    expect(await factorOf(person)).toMatchObject({ passkeys: [], codesLeft: 0 });
    const { status } = await renew();
    expect(status).toBe(409);
  });

  it("by a mailed link, an address or a challenge that is another's", async () => {
    const person = await aPerson(platform, "ADMIN");
    const passkey = await aPasskey(platform, person);
    const victim = await aPerson(platform, "ADMIN");
    await aPasskey(platform, victim);
    const challenge = await challengeOf(victim);
    // The victim's login, and a signature by the attacker's passkey for the attacker's own login.
    const own = await challengeOf(person);
    expect(await statusOf(answer(challenge, passkey.sign(await toSign(own))))).toBe(422);
    const entered = await platform.data<Challenge>("POST", "/login", {
      body: { email: victim.email, password: TEST_PASSWORD },
    });
    expect(Object.keys(entered).sort()).toEqual(["challenge", "returnTo"]);
  });

  it("keeps the recovery codes while an application is left, and the other way round", async () => {
    const person = await aPerson(platform, "ADMIN");
    const { code } = await aSecondFactor(platform, person);
    const { passkey, recoveryCodes } = await add(person);
    expect(recoveryCodes).toBeNull();
    await post("/user/second-factor/recovery-codes", person);
    const { headers } = person;
    const body = { password: TEST_PASSWORD, code: code() };
    expect(await statusOf(platform.call("DELETE", "/user/second-factor", { headers, body }))).toBe(
      200,
    );
    expect(await factorOf(person)).toMatchObject({ since: null, codesLeft: 10 });
    const challenge = await challengeOf(person);
    expect(await statusOf(answer(challenge, passkey.sign(await toSign(challenge))))).toBe(200);
  });
});
