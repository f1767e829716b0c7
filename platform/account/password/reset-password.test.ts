import { eq } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import type { Opened } from "@/lib/contract/auth";
import { createApp } from "@/platform/app";
import { deadlines } from "@/platform/db/schema/deadline";
import { memberCodes } from "@/platform/db/schema/member";
import { outbox } from "@/platform/db/schema/outbox";
import { sessions, users } from "@/platform/db/schema/people";
import { createRateLimits } from "@/platform/http/rate-limits";
import { counted } from "@/testing/counted-argon";
import { type LoggedIn, logInAs, mailedCode, registerMember } from "@/testing/logged-in";
import { openTestPlatform, type TestPlatform } from "@/testing/test-platform";

const NEW = "another kestrel ploughs";
const OLD = "kestrel lantern plough";
const PAGE = "/password/reset/";

let platform: TestPlatform;
let member: LoggedIn;
beforeAll(async () => {
  platform = await openTestPlatform();
});
beforeEach(async () => {
  await platform.startAfresh();
  member = await registerMember(platform);
  await everySite().delete(outbox);
  await everySite().delete(deadlines);
  counted.reset();
});
afterAll(() => platform.close());

const everySite = () => platform.database.everySite;
const mails = () => everySite().select().from(outbox);
const ask = (email: string, language: "fr_FR" | "en" = "fr_FR") =>
  platform.call("PUT", "/password/reset/ask", { body: { email }, language });
const seen = async (code: string) => (await platform.call("GET", `${PAGE}${code}`)).status;
const reset = (code: string, password = NEW, headers = {}) =>
  platform.call<Opened>("PUT", "/password/reset", { body: { code, password }, headers });
const login = async (password: string) =>
  (await platform.call("POST", "/login", { body: { email: member.email, password } })).status;

async function askedCode(): Promise<string> {
  await ask(member.email);
  await platform.runDue();
  return mailedCode(platform, member.email, PAGE);
}

describe("asking for a new password", () => {
  it("is alike for a member and for nobody, in answer and in work", async () => {
    const tried = [];
    for (const email of [member.email, "nobody@example.org"]) {
      await everySite().delete(deadlines);
      const { status, answer } = await ask(email.toUpperCase());
      const rows = await everySite().select().from(deadlines);
      expect(rows).toMatchObject([{ kind: "PASSWORD_RESET_ASKED", subject: `fr_FR:${email}` }]);
      expect(await everySite().select().from(memberCodes)).toEqual([]);
      tried.push({ status, answer, mails: (await mails()).length, ...counted });
    }
    expect(tried[0]).toMatchObject({ status: 200, answer: { data: {} }, mails: 0, hashed: 0 });
    expect(JSON.stringify(tried[1])).toBe(JSON.stringify(tried[0]));
  });

  it("mails the member, nobody else, and leaves no address behind", async () => {
    await ask(member.email);
    await ask("nobody@example.org");
    await platform.runDue();
    expect((await mails()).map(({ recipient }) => recipient)).toEqual([member.email]);
    expect(await everySite().select().from(deadlines)).toEqual([]);
  });

  it("is no other site’s matter", async () => {
    const call = { body: { email: member.email }, idSite: 902 };
    await platform.data("PUT", "/password/reset/ask", call);
    await platform.runDue();
    expect(await mails()).toEqual([]);
  });

  it("is mailed in the language it was asked in, with the code and nothing stored of it", async () => {
    await ask(member.email, "en");
    await platform.runDue();
    const code = await mailedCode(platform, member.email, PAGE);
    const [mail] = await mails();
    expect(mail?.subject).toBe("Tiny site-901: set a new password");
    expect(mail?.text).toContain(`https://www.901.example/en/password/reset/${code}`);
    expect(JSON.stringify(await everySite().select().from(memberCodes))).not.toContain(code);
  });

  it("mails three times an hour at most, and does not say so", async () => {
    const app = createApp({ ...platform.services, rateLimits: createRateLimits() });
    const askFrom = async (email: string, address: string) => {
      const headers = { idSite: "901", "Content-Type": "application/json" };
      const init = { method: "PUT", headers, body: JSON.stringify({ email }) };
      const response = await app.request("/password/reset/ask", init, { address });
      await platform.runDue();
      return { status: response.status, body: await response.json() };
    };
    const answers = [];
    for (let n = 0; n < 8; n += 1) answers.push(await askFrom(member.email, "a"));
    for (let n = 0; n < 8; n += 1) answers.push(await askFrom("nobody@example.org", "a"));
    expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1);
    expect(answers[0]?.status).toBe(200);
    expect(await mails()).toHaveLength(3);
    for (let n = 0; n < 4; n += 1)
      expect((await askFrom(`n${n}@example.org`, "a")).status).toBe(200);
    expect((await askFrom("n4@example.org", "a")).status).toBe(429);
    expect((await askFrom("n4@example.org", "b")).status).toBe(200);
  });
});

describe("a mailed code", () => {
  it("is good for 30 minutes, and seeing it spends nothing", async () => {
    const code = await askedCode();
    for (let n = 0; n < 5; n += 1) expect(await seen(code)).toBe(200);
    platform.clock.moveTo("2026-11-20T10:29:59+01:00");
    expect(await seen(code)).toBe(200);
    platform.clock.moveTo("2026-11-20T10:30:00+01:00");
    expect(await seen(code)).toBe(404);
    expect((await reset(code)).status).toBe(404);
    expect(await login(OLD)).toBe(200);
  });

  it("that is used, over, of another site or made up is answered alike", async () => {
    const code = await askedCode();
    const other = await platform.call("GET", `${PAGE}${code}`, { idSite: 902 });
    await reset(code);
    const used = await platform.call("GET", `${PAGE}${code}`);
    const unknown = await platform.call("GET", `${PAGE}no-such-code`);
    expect(used).toEqual(unknown);
    expect(other).toEqual(unknown);
    expect(await reset(code)).toEqual(await reset("no-such-code"));
  });

  it("of another purpose sets no password", async () => {
    const code = await askedCode();
    await everySite().update(memberCodes).set({ purpose: "EMAIL", email: "new@example.org" });
    expect([await seen(code), (await reset(code)).status]).toEqual([404, 404]);
  });
});

describe("a new password", () => {
  it("ends every session, opens one, and is told by mail", async () => {
    const elsewhere = await logInAs(platform, { email: member.email, password: OLD });
    const code = await askedCode();
    await everySite().delete(outbox);
    const { answer } = await reset(code);
    if (!answer.success) throw new Error(answer.message);
    for (const { headers } of [member, elsewhere]) {
      expect(await platform.data("GET", "/user", { headers })).toBeNull();
    }
    const headers = { Authorization: answer.data.token };
    expect(await platform.data("GET", "/user", { headers })).toMatchObject({ id: member.idUser });
    const ofMember = eq(sessions.idUser, member.idUser);
    expect(await everySite().select().from(sessions).where(ofMember)).toHaveLength(1);
    expect([await login(OLD), await login(NEW)]).toEqual([422, 200]);
    const [mail, ...others] = await mails();
    expect(others).toEqual([]);
    expect(mail?.recipient).toBe(member.email);
    expect(mail?.text.replaceAll("\u00a0", " ")).toContain("vendredi 20 novembre 2026");
    expect(mail?.text).not.toContain(NEW);
  });

  it("ends the other codes of the member, and of nobody else", async () => {
    const other = await registerMember(platform);
    await ask(other.email);
    const [first, second] = [await askedCode(), await askedCode()];
    const theirs = await mailedCode(platform, other.email, PAGE);
    expect(first).not.toBe(second);
    await reset(first);
    expect([await seen(second), await seen(theirs)]).toEqual([404, 200]);
  });

  it("ends the session of another that the caller had", async () => {
    const other = await registerMember(platform);
    await reset(await askedCode(), NEW, other.headers);
    expect(await platform.data("GET", "/user", { headers: other.headers })).toBeNull();
  });

  it.each([
    ["short1!", "PASSWORD_TOO_SHORT"],
    ["azertyuiop123", "PASSWORD_TOO_COMMON"],
    ["the house of legoff", "PASSWORD_TOO_COMMON"],
  ])("that is no good (%s) is refused at its field, and spends nothing", async (password, code) => {
    const mailed = await askedCode();
    const { status, answer } = await reset(mailed, password);
    expect(status).toBe(422);
    expect(answer.data).toMatchObject({ errors: { password: { code } } });
    expect(counted.hashed).toBe(0);
    expect((await reset(mailed)).status).toBe(200);
  });

  it("is set by one of twenty who use its code at the same moment", async () => {
    const code = await askedCode();
    const passwords = Array.from({ length: 20 }, (_, n) => `kestrel number ${n} ploughs`);
    const all = await Promise.all(passwords.map((password) => reset(code, password)));
    expect(all.map(({ status }) => status).sort()).toEqual([200, ...Array(19).fill(404)]);
    const winner = passwords[all.findIndex(({ status }) => status === 200)] ?? "";
    const [row] = await everySite().select().from(users).where(eq(users.id, member.idUser));
    expect(row?.passwordHash.endsWith(winner)).toBe(true);
    expect(counted.most).toBeLessThanOrEqual(2);
    const ofMember = eq(sessions.idUser, member.idUser);
    expect(await everySite().select().from(sessions).where(ofMember)).toHaveLength(1);
  });

  it("is set with one of several codes of a member that are used at the same moment", async () => {
    const codes: string[] = [];
    for (let n = 0; n < 5; n += 1) codes.push(await askedCode());
    const all = await Promise.all(codes.map((code) => reset(code)));
    expect(all.map(({ status }) => status).sort()).toEqual([200, ...Array(4).fill(404)]);
  });

  it("is not hashed for a code that is none", async () => {
    await reset("no-such-code");
    expect(counted.hashed).toBe(0);
  });
});
