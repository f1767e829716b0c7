import { eq } from "drizzle-orm";
import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import type { Opened } from "@/lib/contract/auth";
import { secretHash } from "@/platform/account/member/secret";
import { knownDevices } from "@/platform/db/schema/member";
import { outbox } from "@/platform/db/schema/outbox";
import { users } from "@/platform/db/schema/people";
import { logInAs, mailedCode } from "@/testing/logged-in";
import { aPerson } from "@/testing/scene";
import { openTestPlatform, TEST_PASSWORD, type TestPlatform } from "@/testing/test-platform";

let platform: TestPlatform;
beforeAll(async () => {
  platform = await openTestPlatform();
});
afterAll(() => platform.close());
afterEach(() => platform.startAfresh());

const NEW_PASSWORD = "plusieurs lamantins bleus en gare";
type Headers = Record<string, string>;

const isLogged = async (headers: Headers) =>
  (await platform.data<{ logged: boolean }>("GET", "/logged", { headers })).logged;
const change = (headers: Headers, body: object) =>
  platform.call<Opened>("PUT", "/user/password", { headers, body });
const fields = async (answer: ReturnType<typeof change>) => {
  const { status, answer: said } = await answer;
  const errors = said.success ? {} : said.data.errors;
  return [status, Object.entries(errors).map(([field, { code }]) => `${field} ${code}`)];
};

describe("a change of password", () => {
  it("throws every other device out, and renews this one, which is known anew", async () => {
    const person = await aPerson(platform);
    const here = await logInAs(platform, { email: person.email, password: TEST_PASSWORD });
    const headers = { ...here.headers, Device: here.opened.device };
    const { status, answer } = await change(headers, {
      currentPassword: TEST_PASSWORD,
      newPassword: NEW_PASSWORD,
    });
    if (!answer.success) throw new Error(`${status} ${answer.message}`);
    expect(await isLogged(person.headers)).toBe(false);
    expect(await isLogged(headers)).toBe(false);
    expect(await isLogged({ Authorization: answer.data.token })).toBe(true);
    const { idSite, device } = answer.data;
    expect(idSite).toBe(901);
    const isKnown = eq(knownDevices.deviceHash, secretHash(device));
    const known = await platform.database.everySite.select().from(knownDevices).where(isKnown);
    expect(known).toMatchObject([{ idUser: person.id }]);
    const login = { email: person.email, password: TEST_PASSWORD };
    expect((await platform.call("POST", "/login", { body: login })).status).toBe(422);
    const again = await logInAs(platform, { email: person.email, password: NEW_PASSWORD });
    expect(await isLogged(again.headers)).toBe(true);
  });

  it("is told by mail, without either password", async () => {
    const { headers, email } = await aPerson(platform);
    await change(headers, { currentPassword: TEST_PASSWORD, newPassword: NEW_PASSWORD });
    const [mail, ...others] = await platform.database.everySite.select().from(outbox);
    expect(mail).toMatchObject({ recipient: email, channel: "MAIL" });
    expect(others).toEqual([]);
    expect(mail?.text).toContain("https://www.901.example/password/reset/ask");
    expect(`${mail?.html}${mail?.text}`).not.toMatch(`${TEST_PASSWORD}|${NEW_PASSWORD}`);
  });

  it("is refused at its fields, and changes nothing", async () => {
    const { headers, email } = await aPerson(platform);
    const right = { currentPassword: TEST_PASSWORD, newPassword: NEW_PASSWORD };
    expect(await fields(change(headers, { ...right, currentPassword: "another" }))).toEqual([
      422,
      ["currentPassword PASSWORD_WRONG"],
    ]);
    expect(await fields(change(headers, { ...right, newPassword: "password123" }))).toEqual([
      422,
      ["newPassword PASSWORD_TOO_COMMON"],
    ]);
    const both = { currentPassword: "another", newPassword: `${email} !` };
    expect((await fields(change(headers, both)))[1]).toEqual([
      "currentPassword PASSWORD_WRONG",
      "newPassword PASSWORD_TOO_COMMON",
    ]);
    expect((await fields(change(headers, { ...right, newPassword: "short" })))[0]).toBe(422);
    expect(await isLogged(headers)).toBe(true);
    expect(await platform.database.everySite.select().from(outbox)).toEqual([]);
  });

  it("may be tried wrongly ten times in an hour; right ones count for nothing", async () => {
    const { headers } = await aPerson(platform);
    const body = { currentPassword: "another", newPassword: NEW_PASSWORD };
    const statuses: number[] = [];
    for (let tries = 0; tries < 11; tries += 1) {
      statuses.push((await change(headers, body)).status);
    }
    expect(statuses).toEqual([...Array(10).fill(422), 429]);
    expect(await isLogged(headers)).toBe(true);
  });

  it("has the mailed link of an attempt to take the account open nothing", async () => {
    const { headers, id } = await aPerson(platform);
    const body = { email: `thief-${id}@example.org`, password: TEST_PASSWORD };
    await platform.data("PUT", "/user/email", { headers, body });
    const code = await mailedCode(platform, body.email, "/auth/email/");
    const passwords = { currentPassword: TEST_PASSWORD, newPassword: NEW_PASSWORD };
    const { answer } = await change(headers, passwords);
    if (!answer.success) throw new Error(answer.message);
    const renewed = { headers: { Authorization: answer.data.token } };
    expect((await platform.call("POST", `/user/email/${code}`, renewed)).status).toBe(404);
  });

  it("of two at the same moment is one", async () => {
    const { headers } = await aPerson(platform);
    const body = (newPassword: string) => ({ currentPassword: TEST_PASSWORD, newPassword });
    const answers = await Promise.all([
      change(headers, body(NEW_PASSWORD)),
      change(headers, body(`${NEW_PASSWORD} aussi`)),
    ]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 401]);
  });
});

describe("a change of role", () => {
  it("ends every session, and one of a name does not", async () => {
    const { headers, id } = await aPerson(platform, "ADMIN");
    const db = platform.database.everySite;
    await db.update(users).set({ firstname: "Maëlle" }).where(eq(users.id, id));
    expect(await isLogged(headers)).toBe(true);
    await db.update(users).set({ role: "MEMBER" }).where(eq(users.id, id));
    expect(await isLogged(headers)).toBe(false);
  });
});
