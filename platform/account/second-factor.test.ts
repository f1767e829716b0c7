import { eq } from "drizzle-orm";
import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import type { Challenge, Entered, Opened } from "@/lib/contract/auth";
import type { FactorSetup, RecoveryCodes, SecondFactor } from "@/lib/contract/second-factor";
import { newMemberCode } from "@/platform/account/member/member-codes";
import { auditEntries } from "@/platform/db/schema/audit";
import { outbox } from "@/platform/db/schema/outbox";
import { loginChallenges, secondFactors } from "@/platform/db/schema/second-factor";
import { parameters } from "@/platform/db/schema/site-look";
import { changeAsRead } from "@/testing/change-as-read";
import { aPerson, type Person } from "@/testing/scene";
import { aSecondFactor, authenticatorOf } from "@/testing/second-factor";
import { openTestPlatform, TEST_PASSWORD, type TestPlatform } from "@/testing/test-platform";

let platform: TestPlatform;
beforeAll(async () => {
  platform = await openTestPlatform();
});
afterAll(() => platform.close());
afterEach(async () => {
  await platform.startAfresh();
  await platform.database.everySite
    .delete(parameters)
    .where(eq(parameters.type, "STAFF_SECOND_FACTOR"));
});

type Headers = Record<string, string>;

const logIn = ({ email }: { email: string }) =>
  platform.data<Entered>("POST", "/login", { body: { email, password: TEST_PASSWORD } });
const challengeOf = async (person: Person) => {
  const entered = await logIn(person);
  if (!("challenge" in entered)) throw new Error("It is no challenge");
  return entered.challenge;
};
const answer = (challenge: string, code: string, headers: Headers = {}) =>
  platform.call<Opened>("POST", "/login/code", { body: { challenge, code }, headers });
const isLogged = async (headers: Headers) =>
  (await platform.data<{ logged: boolean }>("GET", "/logged", { headers })).logged;
const minutesLater = (minutes: number) =>
  platform.clock.moveTo(new Date(platform.clock.now().getTime() + minutes * 60_000).toISOString());

/** Returns how a call was refused: its status, its code, and the codes of its fields. */
const refusal = async (call: ReturnType<typeof platform.call>) => {
  const { status, answer: said } = await call;
  if (said.success) return [status];
  const { code, errors } = said.data;
  return [status, code, ...Object.entries(errors).map(([field, one]) => `${field} ${one.code}`)];
};

async function setUp({ headers }: Person) {
  const begun = await platform.data<FactorSetup>("POST", "/user/second-factor", {
    headers,
    body: { password: TEST_PASSWORD },
  });
  const authenticator = authenticatorOf(platform, begun.secret);
  const { recoveryCodes } = await platform.data<RecoveryCodes>(
    "POST",
    "/user/second-factor/confirm",
    { headers, body: { code: authenticator.code() } },
  );
  return { ...begun, ...authenticator, recoveryCodes };
}

describe("setting a second factor up", () => {
  it("asks for the password, then for a code, and gives ten recovery codes", async () => {
    const person = await aPerson(platform, "ADMIN");
    const begin = (password: string) =>
      platform.call("POST", "/user/second-factor", {
        headers: person.headers,
        body: { password },
      });
    expect(await refusal(begin("another"))).toEqual([
      422,
      "INVALID_FIELDS",
      "password PASSWORD_WRONG",
    ]);
    const { link, secret, recoveryCodes } = await setUp(person);
    expect(link).toContain(`secret=${secret}`);
    expect(new Set(recoveryCodes).size).toBe(10);
    for (const code of recoveryCodes) expect(code).toMatch(/^([A-Z2-7]{4}-){3}[A-Z2-7]{4}$/);
    expect(await refusal(begin(TEST_PASSWORD))).toEqual([409, "CONFLICT"]);
    const now = await platform.data<SecondFactor>("GET", "/user/second-factor", person);
    expect(now).toEqual({
      since: "2026-11-20T10:00:00+01:00",
      codesLeft: 10,
      isRequired: false,
      passkeys: [],
      allowsPasskeys: true,
    });
  });

  it("turns nothing on by a wrong code, and asks nobody for one before", async () => {
    const person = await aPerson(platform, "ADMIN");
    const { headers } = person;
    await platform.data("POST", "/user/second-factor", {
      headers,
      body: { password: TEST_PASSWORD },
    });
    const wrong = platform.call("POST", "/user/second-factor/confirm", {
      headers,
      body: { code: "12345" },
    });
    expect(await refusal(wrong)).toEqual([422, "INVALID_FIELDS", "code CODE_WRONG"]);
    expect(await logIn(person)).toHaveProperty("token");
  });

  it("ends what a password alone had opened elsewhere, and tells by mail and in the audit log", async () => {
    const person = await aPerson(platform, "ADMIN");
    const elsewhere = (await logIn(person)) as Opened;
    const { secret, recoveryCodes } = await setUp(person);
    expect(await isLogged({ Authorization: elsewhere.token })).toBe(false);
    expect(await isLogged(person.headers)).toBe(true);
    const mails = await platform.database.everySite.select().from(outbox);
    expect(mails.map(({ recipient, subject }) => [recipient, subject])).toEqual([
      [person.email, expect.stringContaining("la connexion en deux étapes est activée")],
    ]);
    const audit = await platform.database.everySite
      .select()
      .from(auditEntries)
      .where(eq(auditEntries.idUser, person.id));
    expect(audit).toMatchObject([
      { action: "TURN_ON", subject: `second-factor ${person.id}`, by: person.email },
    ]);
    const said = JSON.stringify([mails, audit]);
    for (const kept of [secret, ...recoveryCodes]) expect(said).not.toContain(kept);
    const copy = await platform.app.request("/user/export", {
      headers: { idSite: "901", ...person.headers },
    });
    expect(await copy.text()).not.toContain(secret);
  });

  it("is turned off by the password and a code, and not by one of them", async () => {
    const person = await aPerson(platform, "ADMIN");
    const { code, recoveryCodes } = await setUp(person);
    const turnOff = (password: string, given: string) =>
      platform.call("DELETE", "/user/second-factor", {
        headers: person.headers,
        body: { password, code: given },
      });
    const wrongPassword = ["password PASSWORD_WRONG"];
    expect((await refusal(turnOff("another", code(1)))).slice(2)).toEqual(wrongPassword);
    expect((await refusal(turnOff(TEST_PASSWORD, "000000"))).slice(2)).toEqual(["code CODE_WRONG"]);
    const challenge = await challengeOf(person);
    expect((await turnOff(TEST_PASSWORD, code(1))).status).toBe(200);
    expect(await logIn(person)).toHaveProperty("token");
    expect(await refusal(answer(challenge, recoveryCodes[0] ?? ""))).toEqual([404, "NOT_FOUND"]);
    const [last] = await platform.database.everySite.select().from(outbox).offset(1);
    expect(last?.subject).toContain("la connexion en deux étapes est désactivée");
  });
});

describe("logging in with a second factor", () => {
  it("opens a session by the code, which stays known and ends the caller's own", async () => {
    const person = await aPerson(platform, "ADMIN");
    const { code } = await aSecondFactor(platform, person);
    const entered = await logIn(person);
    expect(Object.keys(entered).sort()).toEqual(["challenge", "returnTo"]);
    const { status, answer: said } = await answer(
      (entered as Challenge).challenge,
      ` ${code().slice(0, 3)} ${code().slice(3)} `,
      person.headers,
    );
    if (!said.success) throw new Error(`${status} ${said.message}`);
    expect(await isLogged({ Authorization: said.data.token })).toBe(true);
    expect(await isLogged(person.headers)).toBe(false);
  });

  it("takes a code once, whatever the login, also at the same moment", async () => {
    const person = await aPerson(platform, "ADMIN");
    const { code } = await aSecondFactor(platform, person);
    const challenges = [];
    for (let index = 0; index < 4; index += 1) challenges.push(await challengeOf(person));
    const answers = await Promise.all(challenges.map((one) => answer(one, code())));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 422, 422, 422]);
    expect(await refusal(answer(await challengeOf(person), code(-1)))).toContain("code CODE_WRONG");
    minutesLater(1);
    expect((await answer(await challengeOf(person), code())).status).toBe(200);
  });

  it("takes each recovery code once, however it is typed", async () => {
    const person = await aPerson(platform, "ADMIN");
    const { recoveryCodes } = await setUp(person);
    const [first = "", second = ""] = recoveryCodes;
    const typed = first.toLowerCase().replaceAll("-", " ");
    expect((await answer(await challengeOf(person), typed)).status).toBe(200);
    expect(await refusal(answer(await challengeOf(person), first))).toContain("code CODE_WRONG");
    expect((await answer(await challengeOf(person), second)).status).toBe(200);
    const { token } = (
      (await answer(await challengeOf(person), recoveryCodes[2] ?? "")).answer as {
        data: Opened;
      }
    ).data;
    const now = await platform.data<SecondFactor>("GET", "/user/second-factor", {
      headers: { Authorization: token },
    });
    expect(now.codesLeft).toBe(7);
  });

  it("is over after five wrong codes, and the right one opens nothing any more", async () => {
    const person = await aPerson(platform, "ADMIN");
    const { code } = await aSecondFactor(platform, person);
    const challenge = await challengeOf(person);
    for (let tried = 0; tried < 5; tried += 1) {
      expect(await refusal(answer(challenge, "not a code"))).toContain("code CODE_WRONG");
    }
    expect(await refusal(answer(challenge, code()))).toEqual([404, "NOT_FOUND"]);
  });

  it("meets ten wrong codes an hour, over however many logins", async () => {
    const person = await aPerson(platform, "ADMIN");
    const { code } = await aSecondFactor(platform, person);
    for (let login = 0; login < 2; login += 1) {
      const challenge = await challengeOf(person);
      for (let tried = 0; tried < 5; tried += 1) await answer(challenge, "wrong");
    }
    const { status } = await answer(await challengeOf(person), code());
    expect(status).toBe(429);
  });

  it("is over after five minutes", async () => {
    const person = await aPerson(platform, "ADMIN");
    const { code } = await aSecondFactor(platform, person);
    const [early, late] = [await challengeOf(person), await challengeOf(person)];
    minutesLater(4.9);
    expect((await answer(early, code())).status).toBe(200);
    minutesLater(0.2);
    expect(await refusal(answer(late, code()))).toEqual([404, "NOT_FOUND"]);
    await challengeOf(person);
    expect(await platform.database.everySite.$count(loginChallenges)).toBe(1);
  });

  it("is kept as what opens nothing", async () => {
    const person = await aPerson(platform, "ADMIN");
    const { recoveryCodes } = await setUp(person);
    const challenge = await challengeOf(person);
    const kept = JSON.stringify([
      await platform.database.everySite.select().from(loginChallenges),
      await platform.database.everySite.execute("select * from recovery_code"),
    ]);
    expect(kept).not.toContain(challenge);
    for (const code of recoveryCodes) expect(kept).not.toContain(code.replaceAll("-", ""));
  });
});

describe("a second factor cannot be gone round", () => {
  it("by a mailed link for a new password, which is set all the same", async () => {
    const person = await aPerson(platform, "ADMIN");
    const { code } = await aSecondFactor(platform, person);
    const waiting = await challengeOf(person);
    const mailed = await platform.database.inSite(901, (tx) =>
      newMemberCode(tx, {
        idSite: 901,
        idUser: person.id,
        purpose: "PASSWORD",
        now: platform.clock.now(),
      }),
    );
    const password = "plusieurs lamantins bleus en gare";
    const entered = await platform.data<Entered>("PUT", "/password/reset", {
      body: { code: mailed, password },
    });
    expect(Object.keys(entered).sort()).toEqual(["challenge", "returnTo"]);
    expect(await isLogged(person.headers)).toBe(false);
    // The login begun with the former password is over as well.
    expect((await answer(waiting, code())).status).toBe(404);
    const { challenge } = entered as Challenge;
    expect((await answer(challenge, code())).status).toBe(200);
  });

  it("by a registration with the address of its account", async () => {
    const person = await aPerson(platform, "ADMIN");
    await aSecondFactor(platform, person);
    await platform.data("POST", "/register", {
      body: {
        firstname: "Marie",
        lastname: "Le Goff",
        email: person.email,
        phone: "06 39 98 03 04",
        kind: "CONSUMER",
        password: "kestrel lantern plough",
        acceptTerms: true,
      },
    });
    const mails = await platform.database.everySite.select({ text: outbox.text }).from(outbox);
    expect(JSON.stringify(mails)).not.toContain("/auth/confirm/");
  });

  it("by a change of the password, which proves nothing anew either", async () => {
    const person = await aPerson(platform, "ADMIN");
    await aSecondFactor(platform, person);
    minutesLater(11);
    const { token } = await platform.data<Opened>("PUT", "/user/password", {
      headers: person.headers,
      body: { currentPassword: TEST_PASSWORD, newPassword: "plusieurs lamantins bleus en gare" },
    });
    const change = changeAsRead(platform, "/admin/parameter/COMPANY_PHONE", {
      headers: { Authorization: token },
      body: { value: "+33240000009" },
    });
    expect(await refusal(change)).toEqual([403, "PROOF_NEEDED"]);
  });

  it("by a challenge in the place of a session", async () => {
    const person = await aPerson(platform, "ADMIN");
    await aSecondFactor(platform, person);
    expect(await isLogged({ Authorization: await challengeOf(person) })).toBe(false);
  });

  it("by a change of the address", async () => {
    const person = await aPerson(platform, "ADMIN");
    await aSecondFactor(platform, person);
    const code = await platform.database.inSite(901, (tx) =>
      newMemberCode(tx, {
        idSite: 901,
        idUser: person.id,
        purpose: "EMAIL",
        email: `new-${person.email}`,
        now: platform.clock.now(),
      }),
    );
    const taken = await platform.data<object>("POST", `/user/email/${code}`, person);
    expect(Object.keys(taken)).toEqual(["email"]);
    expect(await logIn({ email: `new-${person.email}` })).toHaveProperty("challenge");
  });
});

describe("a site that asks its staff for a second factor", () => {
  const requireIt = () =>
    platform.database.everySite
      .insert(parameters)
      .values({ idSite: 901, type: "STAFF_SECOND_FACTOR", value: "true" });
  const day = ({ headers }: { headers: Headers }) =>
    platform.call("GET", "/admin/day?day=2026-11-20", { headers });

  it("lets those without one set it up, and nothing else of the panel", async () => {
    const [person, member] = [await aPerson(platform, "SUPER_ADMIN"), await aPerson(platform)];
    await requireIt();
    expect(await refusal(day(person))).toEqual([403, "SECOND_FACTOR_NEEDED"]);
    expect(await refusal(day(member))).toEqual([403, "FORBIDDEN"]);
    const status = await platform.data<SecondFactor>("GET", "/user/second-factor", person);
    expect(status).toMatchObject({ since: null, isRequired: true });
    await setUp(person);
    expect((await day(person)).status).toBe(200);
  });

  it("asks its own staff alone, and tells nobody else", async () => {
    const other = await aPerson(platform, "ADMIN", 902);
    await requireIt();
    const headers = other.headers;
    const there = await platform.call("GET", "/admin/day?day=2026-11-20", { idSite: 902, headers });
    expect(there.status).toBe(200);
    expect(JSON.stringify(await platform.data("GET", "/parameter"))).not.toContain("SECOND_FACTOR");
  });

  it("takes one that is not confirmed for none", async () => {
    const person = await aPerson(platform, "ADMIN");
    await aSecondFactor(platform, person);
    await platform.database.everySite
      .update(secondFactors)
      .set({ confirmedAt: null })
      .where(eq(secondFactors.idUser, person.id));
    await requireIt();
    expect((await day(person)).status).toBe(403);
  });
});

describe("what is asked again before", () => {
  const change = ({ headers }: Person, value = "+33240000009") =>
    changeAsRead(platform, "/admin/parameter/COMPANY_PHONE", { headers, body: { value } });
  const prove = ({ headers }: Person, body: object) =>
    platform.call("POST", "/user/proof", { headers, body });

  it("a setting changes, ten minutes after the login", async () => {
    const person = await aPerson(platform, "ADMIN");
    minutesLater(9.9);
    expect((await change(person)).status).toBe(200);
    minutesLater(0.2);
    expect(await refusal(change(person))).toEqual([403, "PROOF_NEEDED"]);
    expect(await refusal(prove(person, { password: "another" }))).toContain(
      "password PASSWORD_WRONG",
    );
    expect((await prove(person, { password: TEST_PASSWORD })).status).toBe(200);
    expect((await change(person)).status).toBe(200);
  });

  it("of one who has a second factor, with a code of it", async () => {
    const person = await aPerson(platform, "ADMIN");
    const { code } = await aSecondFactor(platform, person);
    minutesLater(11);
    const password = TEST_PASSWORD;
    expect(await refusal(prove(person, { password }))).toContain("code REQUIRED");
    expect(await refusal(prove(person, { password, code: "000000" }))).toContain("code CODE_WRONG");
    expect((await change(person)).status).toBe(403);
    expect((await prove(person, { password, code: code() })).status).toBe(200);
    expect((await change(person)).status).toBe(200);
  });

  it("in the session that has proved, and in no other", async () => {
    const person = await aPerson(platform, "ADMIN");
    const { token } = (await logIn(person)) as Opened;
    minutesLater(11);
    await prove(person, { password: TEST_PASSWORD });
    expect((await change(person)).status).toBe(200);
    const other = { ...person, headers: { Authorization: token } };
    expect(await refusal(change(other))).toEqual([403, "PROOF_NEEDED"]);
  });

  it("says first what is wrong with a form, and asks only for what gives money back", async () => {
    const { headers } = await aPerson(platform, "ADMIN");
    minutesLater(11);
    const act = (kind: string, body: object) =>
      refusal(platform.call("POST", `/admin/${kind}/2000000000/action`, { headers, body }));
    const [asked, notThere] = [
      [403, "PROOF_NEEDED"],
      [404, "NOT_FOUND"],
    ];
    expect((await act("booking", { action: "CANCEL", reason: "NONE" }))[0]).toBe(422);
    expect(await act("booking", { action: "CANCEL", reason: "BY_CUSTOMER" })).toEqual(asked);
    expect(await act("order", { action: "LOST", remedy: "REFUND" })).toEqual(asked);
    expect(await act("order", { action: "RETURNED" })).toEqual(asked);
    expect(await act("booking", { action: "CONFIRM" })).toEqual(notThere);
    expect(await act("order", { action: "READY" })).toEqual(notThere);
  });
});
