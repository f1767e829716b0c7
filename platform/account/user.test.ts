import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { addressSchema } from "@/lib/contract/address";
import { type User, type UserSessions, userSessionsSchema } from "@/lib/contract/user";
import { openSession } from "@/platform/account/session/open-session";
import { deviceOf } from "@/platform/account/session/session-view";
import { sessions } from "@/platform/db/schema/people";
import { errorMessage } from "@/platform/http/message-of";
import { aPerson, type Person } from "@/testing/scene";
import { openTestPlatform, TEST_PASSWORD, type TestPlatform } from "@/testing/test-platform";

let platform: TestPlatform;
beforeAll(async () => {
  platform = await openTestPlatform();
});
afterAll(() => platform.close());

const FIREFOX = "Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:145.0) Gecko/20100101 Firefox/145.0";
const SAFARI =
  "Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.5 Mobile/15E148 Safari/604.1";

const errorsOf = async (method: string, path: string, { headers }: Person, body: object) => {
  const { status, answer } = await platform.call(method, path, { headers, body });
  const errors = answer.success ? {} : answer.data.errors;
  return { status, ...Object.fromEntries(Object.entries(errors).map(([f, e]) => [f, e.code])) };
};

describe("a member’s profile", () => {
  const PROFILE = {
    firstname: "Solène",
    lastname: "Le Goff",
    phone: "06 39 98 01 02",
    kind: "PROFESSIONAL",
    company: "Les Chantiers",
    birthdate: "1984-03-02",
  };

  it("is changed, and nothing else with it", async () => {
    const person = await aPerson(platform);
    const body = { ...PROFILE, role: "SUPER_ADMIN", email: "else@example.org", id: 1 };
    const { headers } = person;
    const changed = await platform.data("PUT", "/user", { headers, body });
    expect(changed).toEqual({
      ...PROFILE,
      phone: "+33639980102",
      id: person.id,
      email: person.email,
      role: "MEMBER",
    });
    expect(await platform.data("GET", "/user", { headers })).toEqual(changed);
  });

  it("is taken as it is read, and keeps the kind of customer that is left out", async () => {
    const person = await aPerson(platform);
    const { headers } = person;
    const read = await platform.data<User>("GET", "/user", { headers });
    expect(read).toMatchObject({ company: null, birthdate: null });
    expect(await platform.data("PUT", "/user", { headers, body: read })).toEqual(read);
    await platform.data("PUT", "/user", { headers, body: PROFILE });
    const { kind: _, ...without } = PROFILE;
    expect(await platform.data("PUT", "/user", { headers, body: without })).toMatchObject({
      kind: "PROFESSIONAL",
      company: "Les Chantiers",
    });
    expect(await errorsOf("PUT", "/user", person, { ...without, company: null })).toEqual({
      status: 422,
      company: "REQUIRED",
    });
  });

  it("is refused at its fields by the rules of a registration", async () => {
    const person = await aPerson(platform);
    const body = { ...PROFILE, phone: "06", company: "", birthdate: "2030-01-01" };
    expect(await errorsOf("PUT", "/user", person, body)).toEqual({
      status: 422,
      phone: "PHONE_INVALID",
      company: "REQUIRED",
      birthdate: "BIRTHDATE_INVALID",
    });
  });

  it("is refused in one round for what its fields and what the rules ask", async () => {
    const person = await aPerson(platform);
    const body = { ...PROFILE, firstname: "", phone: "06", company: undefined };
    expect(await errorsOf("PUT", "/user", person, body)).toEqual({
      status: 422,
      firstname: "REQUIRED",
      phone: "PHONE_INVALID",
      company: "REQUIRED",
    });
  });

  it("is not changed from a page that was made for another member", async () => {
    const [owner, other] = [await aPerson(platform), await aPerson(platform)];
    const from = (page: Person, headers: Record<string, string> = owner.headers) =>
      platform.call("PUT", "/user", {
        headers: { ...headers, Member: String(page.id) },
        body: PROFILE,
      });
    const before = await platform.data("GET", "/user", { headers: owner.headers });
    expect(await from(other)).toMatchObject({
      status: 403,
      answer: { data: { code: "FORBIDDEN" }, message: errorMessage("fr_FR", "OTHER_MEMBER") },
    });
    const read = { ...owner.headers, Member: String(other.id) };
    expect(await platform.data("GET", "/user", { headers: read })).toEqual(before);
    // The page of a session that is over says the same as ever.
    expect((await from(owner, {})).status).toBe(401);
    expect((await from(owner)).status).toBe(200);
  });
});

describe("a member’s devices", () => {
  const open = ({ id }: Person, userAgent: string | undefined) =>
    platform.database.inSite(901, (tx) =>
      openSession(
        tx,
        { idSite: 901, device: undefined, userAgent },
        { idUser: id, now: platform.clock.now() },
      ),
    );
  const list = async ({ headers }: Pick<Person, "headers">) =>
    (await platform.data<UserSessions>("GET", "/user/session", { headers })).sessions;

  it("are told apart, and this one from the others", async () => {
    const person = await aPerson(platform);
    const { token } = await open(person, FIREFOX);
    await open(person, SAFARI);
    await open(person, undefined);
    const sessions = await list({ headers: { Authorization: token } });
    expect(userSessionsSchema.parse({ sessions })).toEqual({ sessions });
    expect(sessions.map(({ browser, system, isCurrent }) => [browser, system, isCurrent])).toEqual([
      [null, null, false],
      ["Safari", "iOS", false],
      ["Firefox", "Windows", true],
      ["Firefox", null, false],
    ]);
    expect(JSON.stringify(sessions)).not.toMatch(/hash|[0-9a-f]{64}/i);
  });

  it("are not listed once their time is over", async () => {
    const person = await aPerson(platform);
    platform.clock.moveTo("2026-11-20T20:00:00+01:00");
    const { token } = await open(person, FIREFOX);
    platform.clock.moveTo("2026-11-21T10:00:01+01:00");
    expect(await list({ headers: { Authorization: token } })).toHaveLength(1);
    platform.clock.moveTo("2026-11-20T10:00:00+01:00");
  });

  it("are forgotten after their time, with what the browser said, when anybody logs in", async () => {
    const [person, other] = [await aPerson(platform), await aPerson(platform)];
    const start = platform.clock.now().toISOString();
    const heldBy = async ({ id }: Person) =>
      (await platform.database.everySite.select().from(sessions)).filter(
        (row) => row.idUser === id,
      );
    platform.clock.moveTo("2026-11-25T10:00:00+01:00");
    const body = { email: person.email, password: TEST_PASSWORD };
    await platform.data("POST", "/login", { body });
    platform.clock.moveTo(start);
    expect(await heldBy(person)).toHaveLength(1);
    expect(await heldBy(other)).toEqual([]);
  });

  it("are logged out one by one; another’s is not there", async () => {
    const [person, other] = [await aPerson(platform), await aPerson(platform)];
    const { token } = await open(person, FIREFOX);
    const [phone] = (await list(person)).filter(({ isCurrent }) => !isCurrent);
    const end = (id: number | undefined, { headers }: Person) =>
      platform.call("DELETE", `/user/session/${id}`, { headers });
    const anothers = await end(phone?.id, other);
    expect(anothers).toEqual(await end(2_000_000_000, other));
    expect(anothers.status).toBe(404);
    expect((await end(phone?.id, person)).status).toBe(200);
    expect((await end(phone?.id, person)).status).toBe(404);
    const headers = { Authorization: token };
    expect((await platform.call("GET", "/user/session", { headers })).status).toBe(401);
    expect(await list(person)).toHaveLength(1);
  });

  it("are logged out all at once, and nobody else’s", async () => {
    const [person, other] = [await aPerson(platform), await aPerson(platform)];
    await open(person, SAFARI);
    await platform.data("DELETE", "/user/session", { headers: person.headers });
    const remaining = await platform.database.everySite.select().from(sessions);
    expect(remaining.filter(({ idUser }) => idUser === person.id)).toEqual([]);
    expect(await list(other)).toHaveLength(1);
  });

  it.each([
    [FIREFOX, "Firefox", "Windows"],
    [SAFARI, "Safari", "iOS"],
    ["nothing that anybody knows", null, null],
    ["", null, null],
    [null, null, null],
  ])("say of themselves %s: %s, %s", (userAgent, browser, system) =>
    expect(deviceOf(userAgent)).toEqual({ browser, system }),
  );
});

describe("a member’s address book", () => {
  const ADDRESS = {
    type: ["BILLING site-901"],
    firstname: "Solène",
    address: "3 rue Kervégan",
    addressPart2: "",
    postalCode: "44000",
    city: "Nantes",
  };
  const add = ({ headers }: Person, change: object = {}) =>
    platform.data<{ id: number }>("POST", "/user/address", {
      headers,
      body: { ...ADDRESS, ...change },
    });
  const list = async ({ headers }: Person) =>
    (await platform.data<{ addresses: { id: number }[] }>("GET", "/user/address", { headers }))
      .addresses;

  it("keeps addresses, changes and forgets them", async () => {
    const person = await aPerson(platform);
    const { headers } = person;
    const added = await add(person);
    expect(addressSchema.parse(added)).toEqual(added);
    expect(added).toMatchObject({
      type: [{ value: "BILLING site-901" }],
      lastname: null,
      addressPart2: null,
      country: { alphaTwo: "FR", name: "France" },
      lat: null,
      lng: null,
    });
    const moved = { ...ADDRESS, type: [], postalCode: "EC1A 1BB", city: "London", country: "gb" };
    const path = `/user/address/${added.id}`;
    await platform.data("PUT", path, { headers, body: moved });
    expect(await list(person)).toMatchObject([
      { id: added.id, type: [], city: "London", country: { name: "Royaume-Uni" } },
    ]);
    await platform.data("DELETE", path, { headers });
    expect(await list(person)).toEqual([]);
  });

  it("opens to nobody else, who is told that there is nothing", async () => {
    const [person, other] = [await aPerson(platform), await aPerson(platform)];
    const { id } = await add(person);
    for (const method of ["PUT", "DELETE"]) {
      const call = { headers: other.headers, ...(method === "PUT" ? { body: ADDRESS } : {}) };
      const anothers = await platform.call(method, `/user/address/${id}`, call);
      expect(anothers).toEqual(await platform.call(method, "/user/address/2000000000", call));
      expect(anothers.status).toBe(404);
    }
    expect(await list(other)).toEqual([]);
    expect(await list(person)).toHaveLength(1);
  });

  it.each([
    [{ type: ["WAREHOUSE"] }, { type: "INVALID" }],
    [{ type: ["a\0b"] }, { "type.0": "HIDDEN_SIGN" }],
    [{ address: "3 rue \ud83d" }, { address: "HIDDEN_SIGN" }],
    [{ type: ["BILLING site-902"] }, { type: "INVALID" }],
    [{ country: "ZZ" }, { country: "COUNTRY_UNKNOWN" }],
    [{ postalCode: "4400" }, { postalCode: "POSTAL_CODE_INVALID" }],
    [{ postalCode: "44 00" }, { postalCode: "POSTAL_CODE_INVALID" }],
    [{ country: "RE" }, { postalCode: "POSTAL_CODE_ELSEWHERE" }],
    [{ city: "Nan\ntes" }, { city: "LINE_BREAK" }],
    [
      { address: " ", city: "" },
      { address: "REQUIRED", city: "REQUIRED" },
    ],
    [
      { city: "", postalCode: "4400" },
      { city: "REQUIRED", postalCode: "POSTAL_CODE_INVALID" },
    ],
  ])("takes no %j", async (change, codes) => {
    const person = await aPerson(platform);
    const body = { ...ADDRESS, ...change };
    expect(await errorsOf("POST", "/user/address", person, body)).toEqual({
      status: 422,
      ...codes,
    });
  });

  it("holds twenty, also when two are added at the same moment", async () => {
    const person = await aPerson(platform);
    for (let count = 0; count < 19; count += 1) await add(person);
    const { headers } = person;
    const call = () => platform.call("POST", "/user/address", { headers, body: ADDRESS });
    const [first, second] = await Promise.all([call(), call()]);
    expect([first.status, second.status].sort()).toEqual([200, 409]);
    expect(await list(person)).toHaveLength(20);
  });
});
