import { eq } from "drizzle-orm";
import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import type { LanguageCode } from "@/lib/contract/locale";
import type {
  NewsletterLists,
  NewsletterSubscription,
  SubscribeRequest,
  Subscriber,
} from "@/lib/contract/newsletter";
import { secretHash } from "@/platform/account/member/secret";
import { createApp } from "@/platform/app";
import { deadlines } from "@/platform/db/schema/deadline";
import { newsletterSubscribers, newsletterSubscriptions } from "@/platform/db/schema/member";
import { outbox } from "@/platform/db/schema/outbox";
import { sessions, users } from "@/platform/db/schema/people";
import { parameters } from "@/platform/db/schema/site-look";
import { type ErrorWord, errorMessage } from "@/platform/http/message-of";
import { createRateLimits } from "@/platform/http/rate-limits";
import { openTestPlatform, type TestPlatform } from "@/testing/test-platform";
import { writtenMails } from "@/testing/written-mails";
import { subscribeMember } from "./subscribe-member";

let platform: TestPlatform;
/** The lists of site 901, and one of its neighbour's. */
let lists: [number, number];
let foreign: number;

const EMAIL = "marie@example.org";
const MEMBER = "member@901.example";
const member = { headers: { Authorization: "member" } };

beforeAll(async () => {
  platform = await openTestPlatform();
  const idsOf = async (idSite: number) => {
    const answer = await platform.data<NewsletterLists>("GET", "/user/newsletter/lists", {
      idSite,
    });
    return answer.lists.map(({ id }) => id);
  };
  lists = (await idsOf(901)) as [number, number];
  foreign = (await idsOf(902))[0] ?? 0;
  const db = platform.database.everySite;
  const [person] = await db.select().from(users).where(eq(users.email, MEMBER));
  await db.insert(sessions).values({
    tokenHash: secretHash("member"),
    idSite: 901,
    idUser: person?.id ?? 0,
    expiresAt: new Date("2099-01-01"),
  });
});
afterAll(() => platform.close());
afterEach(async () => {
  const db = platform.database.everySite;
  for (const table of [newsletterSubscribers, outbox, deadlines]) await db.delete(table);
  platform.clock.moveTo("2026-11-20T10:00:00+01:00");
});

const subscribe = (change: Partial<SubscribeRequest> = {}, language: LanguageCode = "fr_FR") =>
  platform.call("POST", "/newsletter/subscribe", {
    body: { email: EMAIL, acceptPrivacy: true, ...change },
    language,
  });
const subscribers = () => platform.database.everySite.select().from(newsletterSubscribers);
const mails = () => writtenMails(platform);
async function mailedCode(): Promise<string> {
  const text = (await mails()).at(-1)?.text ?? "";
  return /\/newsletter\/([\w-]+)$/m.exec(text)?.[1] ?? "";
}
const see = (code: string) => platform.data<Subscriber>("GET", `/newsletter/${code}`);
const choose = (code: string, wanted: number[]) =>
  platform.data<Subscriber>("PUT", `/newsletter/${code}`, { body: { lists: wanted } });
/** Subscribes and confirms. @returns the code of the link */
async function confirmed(): Promise<string> {
  await subscribe();
  const code = await mailedCode();
  await choose(code, lists);
  return code;
}
/** Moves past the hour in which an address is mailed once. */
const nextHour = () => platform.clock.moveTo("2026-11-20T11:00:01+01:00");

describe("asking for the newsletter", () => {
  it("mails a link, in the visitor’s language, and subscribes nobody yet", async () => {
    expect(await subscribe({ email: " Marie@Example.org " }, "en")).toMatchObject({ status: 200 });
    const [mail, ...others] = await mails();
    expect(others).toEqual([]);
    expect(mail).toMatchObject({
      recipient: EMAIL,
      subject: "Tiny site-901: confirm your subscription to the newsletter",
    });
    const code = await mailedCode();
    expect(mail?.text).toContain(`https://www.901.example/en/newsletter/${code}`);
    expect(Buffer.from(code, "base64url")).toHaveLength(32);
    expect(await subscribers()).toMatchObject([{ email: EMAIL, confirmedAt: null }]);
  });

  it("is answered alike whether the address is unknown, asked before or subscribed", async () => {
    const unknown = await subscribe();
    const pending = await subscribe();
    await choose(await mailedCode(), lists);
    nextHour();
    expect([pending, await subscribe()]).toEqual([unknown, unknown]);
  });

  it("tells one who is subscribed that nothing is to be done, and changes nothing", async () => {
    const code = await confirmed();
    await choose(code, [lists[0]]);
    const before = await subscribers();
    nextHour();
    await subscribe({ lists: [lists[1]] }, "en");
    expect(await subscribers()).toEqual(before);
    expect((await see(code)).subscribed).toEqual([lists[0]]);
    expect((await mails()).at(-1)?.subject).toMatch(/est déjà abonnée$/);
    expect(await mailedCode()).toBe(code);
  });

  it("mails an address once an hour at most, always the same link", async () => {
    platform.clock.moveTo("2026-11-20T10:50:00+01:00");
    await subscribe();
    const code = await mailedCode();
    platform.clock.moveTo("2026-11-20T11:10:00+01:00");
    await Promise.all([subscribe({}, "en"), subscribe({ lists: [lists[1]] })]);
    expect(await mails()).toHaveLength(1);
    platform.clock.moveTo("2026-11-20T11:50:00+01:00");
    await Promise.all([subscribe(), subscribe()]);
    expect(await mails()).toHaveLength(2);
    expect(await mailedCode()).toBe(code);
  });

  it("is about the lists asked for last, every one when none is named", async () => {
    await subscribe({ lists: [lists[1]] });
    const code = await mailedCode();
    expect(await see(code)).toMatchObject({ isConfirmed: false, subscribed: [lists[1]] });
    await subscribe();
    expect((await see(code)).subscribed).toEqual(lists);
  });

  it("of a robot is thanked for and dropped", async () => {
    expect(await subscribe({ website: "https://spam.example" })).toMatchObject({ status: 200 });
    expect([await subscribers(), await mails()]).toEqual([[], []]);
  });

  it.each<[string, object, string, ErrorWord]>([
    ["half an address", { email: "marie@" }, "email", "EMAIL_INVALID"],
    ["no agreement", { acceptPrivacy: false }, "acceptPrivacy", "PRIVACY_NOT_ACCEPTED"],
    ["a list that is not there", { lists: [2_147_483_648] }, "lists", "LIST_UNKNOWN"],
  ])("with %s is refused at its field", async (_name, change, field, code) => {
    const { status, answer } = await subscribe(change);
    expect({ status, data: answer.data }).toEqual({
      status: 422,
      data: {
        code: "INVALID_FIELDS",
        errors: { [field]: { code, message: errorMessage("fr_FR", code) } },
      },
    });
    expect(await subscribers()).toEqual([]);
  });

  it("for another site’s list is refused", async () => {
    expect(await subscribe({ lists: [foreign] })).toMatchObject({ status: 422 });
  });

  it("is limited per network address", async () => {
    const app = createApp({ ...platform.services, rateLimits: createRateLimits(0.2) });
    const ask = async (address: string) => {
      const headers = { idSite: "901", "Content-Type": "application/json" };
      const body = JSON.stringify({ email: EMAIL, acceptPrivacy: true });
      const init = { method: "POST", headers, body };
      return (await app.request("/newsletter/subscribe", init, { address })).status;
    };
    expect([await ask("a"), await ask("a"), await ask("b")]).toEqual([200, 429, 200]);
  });

  it("works as an ordinary form, which leads back to its page", async () => {
    const send = async (fields: Record<string, string>) => {
      const body = new URLSearchParams({ language: "en", returnTo: "/en/services", ...fields });
      const init = { method: "POST", headers: { idSite: "901" }, body };
      const response = await platform.app.request("/newsletter/subscribe", init, {});
      return { status: response.status, to: response.headers.get("Location") };
    };
    expect(await send({ email: EMAIL })).toEqual({
      status: 303,
      to: "/en/services#newsletter-error",
    });
    expect(await send({ email: EMAIL, acceptPrivacy: "on", website: "" })).toEqual({
      status: 303,
      to: "/en/services#newsletter-sent",
    });
    expect((await mails()).map(({ recipient }) => recipient)).toEqual([EMAIL]);
    expect(await subscribers()).toMatchObject([{ language: "en" }]);
  });
});

describe("the mailed link", () => {
  it("changes nothing by being opened", async () => {
    await subscribe();
    const code = await mailedCode();
    const seen = await see(code);
    expect(seen).toMatchObject({ email: EMAIL, isConfirmed: false, subscribed: lists });
    expect(seen.lists.map(({ name }) => name)).toEqual([
      "Days out fr site-901",
      "Offers fr site-901",
    ]);
    expect(await see(code)).toEqual(seen);
    expect(await subscribers()).toMatchObject([{ confirmedAt: null }]);
  });

  it("confirms, then changes, and remembers when it was confirmed", async () => {
    const confirmedAt = platform.clock.now();
    const code = await confirmed();
    expect(await see(code)).toMatchObject({ isConfirmed: true, subscribed: lists });
    nextHour();
    expect(await choose(code, [lists[1], lists[1]])).toMatchObject({
      isConfirmed: true,
      subscribed: [lists[1]],
    });
    expect(await subscribers()).toMatchObject([{ confirmedAt }]);
  });

  it("ends everything, as often as it is asked, and can take it back for a day", async () => {
    const code = await confirmed();
    const unsubscribed = { email: EMAIL, isConfirmed: false, subscribed: [] };
    expect(await choose(code, [])).toMatchObject(unsubscribed);
    expect(await choose(code, [])).toMatchObject(unsubscribed);
    expect(await see(code)).toMatchObject(unsubscribed);
    expect(await choose(code, [lists[0]])).toMatchObject({ isConfirmed: true });
    await platform.runUntil("2026-11-22T10:00:00+01:00");
    expect(await see(code)).toMatchObject({ isConfirmed: true, subscribed: [lists[0]] });
  });

  it("is nobody’s a day after that: nothing stays of the address", async () => {
    const code = await confirmed();
    await choose(code, []);
    await platform.runUntil("2026-11-21T10:00:00+01:00");
    expect(await platform.call("GET", `/newsletter/${code}`)).toMatchObject({ status: 404 });
    expect(await subscribers()).toEqual([]);
    expect(await mails()).toEqual([]);
  });

  it("of one who does not answer works for 30 days, and nothing stays of the address", async () => {
    await subscribe();
    const code = await mailedCode();
    await platform.runUntil("2026-12-20T09:59:59+01:00");
    expect(await see(code)).toMatchObject({ isConfirmed: false });
    await platform.runUntil("2026-12-20T10:00:00+01:00");
    expect(await subscribers()).toEqual([]);
    expect(await mails()).toEqual([]);
  });

  it("asked for again after leaving has to be confirmed again", async () => {
    const code = await confirmed();
    await choose(code, []);
    nextHour();
    await subscribe();
    expect(await see(code)).toMatchObject({ isConfirmed: false, subscribed: lists });
  });

  it("is ended by a mail program’s own button, pressed twice even", async () => {
    const code = await confirmed();
    const press = () =>
      platform.app.request(`/newsletter/${code}/unsubscribe`, {
        method: "POST",
        headers: { idSite: "901" },
        body: new URLSearchParams({ "List-Unsubscribe": "One-Click" }),
      });
    expect([(await press()).status, (await press()).status]).toEqual([200, 200]);
    expect(await see(code)).toMatchObject({ isConfirmed: false, subscribed: [] });
  });

  it("opens nothing on another site, nor with another’s list", async () => {
    const code = await confirmed();
    for (const [method, path, body] of [
      ["GET", `/newsletter/${code}`, undefined],
      ["PUT", `/newsletter/${code}`, { lists: [] }],
      ["POST", `/newsletter/${code}/unsubscribe`, undefined],
    ] as const) {
      const call = { idSite: 902, ...(body ? { body } : {}) };
      expect(await platform.call(method, path, call)).toMatchObject({ status: 404 });
    }
    expect(
      await platform.call("PUT", `/newsletter/${code}`, { body: { lists: [foreign] } }),
    ).toMatchObject({
      status: 422,
      answer: { data: { errors: { lists: { code: "LIST_UNKNOWN" } } } },
    });
    expect(await see(code)).toMatchObject({ isConfirmed: true, subscribed: lists });
  });
});

describe("a member", () => {
  const mine = () =>
    platform.data<NewsletterSubscription>("GET", "/user/newsletter/subscription", member);
  const put = (wanted: number[]) =>
    platform.call<NewsletterSubscription>("PUT", "/user/newsletter/subscription", {
      ...member,
      body: { lists: wanted },
    });

  it("is on the lists that they choose, at once and without a mail", async () => {
    expect(await mine()).toEqual({ lists: [] });
    expect((await put(lists)).answer.data).toEqual({ lists });
    expect((await put([lists[1]])).answer.data).toEqual({ lists: [lists[1]] });
    expect(await mine()).toEqual({ lists: [lists[1]] });
    expect(await subscribers()).toMatchObject([
      { email: MEMBER, confirmedAt: platform.clock.now() },
    ]);
    expect(await mails()).toEqual([]);
  });

  it("leaves, and one who never was on a list leaves nothing behind", async () => {
    expect((await put([])).answer.data).toEqual({ lists: [] });
    expect(await subscribers()).toEqual([]);
    await put(lists);
    expect((await put([])).answer.data).toEqual({ lists: [] });
    expect(await mine()).toEqual({ lists: [] });
  });

  it("is on no list that somebody else has asked for", async () => {
    await subscribe({ email: MEMBER });
    expect(await mine()).toEqual({ lists: [] });
  });

  it("cannot choose another site’s list", async () => {
    const { status, answer } = await put([lists[0], foreign]);
    expect({ status, data: answer.data }).toMatchObject({
      status: 422,
      data: { errors: { lists: { code: "LIST_UNKNOWN" } } },
    });
    expect(await mine()).toEqual({ lists: [] });
  });

  it("who is none is told to log in", async () => {
    for (const method of ["GET", "PUT"]) {
      const body = method === "PUT" ? { body: { lists } } : {};
      expect(await platform.call(method, "/user/newsletter/subscription", body)).toMatchObject({
        status: 401,
      });
    }
  });

  it("whose new account wants the newsletter is on every list, and keeps the link of before", async () => {
    await subscribe({ email: MEMBER, lists: [lists[0]] });
    const code = await mailedCode();
    const now = platform.clock.now();
    await platform.database.inSite(901, (tx) =>
      subscribeMember(tx, { idSite: 901, email: MEMBER, language: "en", now }),
    );
    expect(await mine()).toEqual({ lists });
    expect(await see(code)).toMatchObject({ isConfirmed: true });
    await platform.runUntil("2027-01-20T10:00:00+01:00");
    expect(await mine()).toEqual({ lists });
  });
});

describe("a site without a newsletter", () => {
  const setFlag = (value: string) =>
    platform.database.everySite
      .update(parameters)
      .set({ value })
      .where(eq(parameters.type, "ENABLE_NEWSLETTER"));

  it("has none of its calls, and subscribes no member", async () => {
    const code = await confirmed();
    await setFlag("false");
    try {
      const calls = [
        ["GET", "/user/newsletter/lists"],
        ["GET", "/user/newsletter/subscription"],
        ["PUT", "/user/newsletter/subscription"],
        ["POST", "/newsletter/subscribe"],
        ["GET", `/newsletter/${code}`],
        ["PUT", `/newsletter/${code}`],
        ["POST", `/newsletter/${code}/unsubscribe`],
      ] as const;
      for (const [method, path] of calls) {
        const call = method === "GET" ? member : { ...member, body: { lists: [] } };
        expect(await platform.call(method, path, call), path).toMatchObject({ status: 404 });
      }
      await platform.database.inSite(901, (tx) =>
        subscribeMember(tx, {
          idSite: 901,
          email: MEMBER,
          language: "en",
          now: platform.clock.now(),
        }),
      );
      expect((await subscribers()).map(({ email }) => email)).toEqual([EMAIL]);
    } finally {
      await setFlag("true");
    }
    expect(await platform.database.everySite.select().from(newsletterSubscriptions)).toHaveLength(
      2,
    );
  });
});
