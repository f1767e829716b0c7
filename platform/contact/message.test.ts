import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import { languageCodeSchema } from "@/lib/contract/locale";
import type { MessageRequest } from "@/lib/contract/message";
import { createApp, type PlatformApp } from "@/platform/app";
import { outbox } from "@/platform/db/schema/outbox";
import { messages } from "@/platform/db/schema/people";
import { type ErrorWord, errorMessage } from "@/platform/http/message-of";
import { createRateLimits } from "@/platform/http/rate-limits";
import { openTestPlatform, type TestPlatform } from "@/testing/test-platform";
import { writtenMails } from "@/testing/written-mails";

let platform: TestPlatform;

beforeAll(async () => {
  platform = await openTestPlatform();
});
afterAll(() => platform.close());
afterEach(async () => {
  await platform.database.everySite.delete(messages);
  await platform.database.everySite.delete(outbox);
});

const MESSAGE: MessageRequest = {
  name: "Marie Le Goff",
  email: "marie@example.org",
  phone: "06 39 98 03 04",
  subject: "Un mariage",
  message: "Bonjour,\nun transfert pour Angers ?",
  acceptPrivacy: true,
};

const readMessages = () => platform.database.everySite.select().from(messages);
const mails = () => writtenMails(platform);

describe("a message", () => {
  it("is kept and told to the company each time, and acknowledged to one address thrice an hour", async () => {
    const rateLimits = createRateLimits();
    const app = createApp({ ...platform.services, rateLimits });
    for (let sent = 0; sent < 5; sent += 1) {
      const email = sent % 2 ? "VICTIM@example.org" : "victim@example.org";
      const response = await app.request(
        "/message",
        {
          method: "POST",
          headers: { idSite: "901", "Content-Type": "application/json" },
          body: JSON.stringify({ ...MESSAGE, email }),
        },
        { address: `203.0.113.${sent}` },
      );
      expect(response.status).toBe(200);
    }
    expect(await readMessages()).toHaveLength(5);
    const recipients = (await mails()).map(({ recipient }) => recipient.toLowerCase());
    expect(recipients.filter((recipient) => recipient === "victim@example.org")).toHaveLength(3);
    expect(recipients.filter((recipient) => recipient === "contact@901.example")).toHaveLength(5);
  });

  it("is stored, told to the company in French, and acknowledged in the visitor’s language", async () => {
    expect(await platform.data("POST", "/message", { body: MESSAGE, language: "en" })).toEqual({
      received: true,
    });
    const { acceptPrivacy: _accepted, ...written } = MESSAGE;
    const [stored, ...others] = await readMessages();
    expect(stored).toMatchObject({
      ...written,
      idSite: 901,
      language: "en",
      receivedAt: platform.clock.now(),
    });
    expect(others).toEqual([]);

    const [acknowledgement, notice] = await mails();
    expect(notice).toMatchObject({
      recipient: "contact@901.example",
      replyTo: "marie@example.org",
    });
    expect(notice?.subject.replaceAll("\u00a0", " ")).toBe("Message de Marie Le Goff : Un mariage");
    expect(notice?.text).toContain("> Bonjour,\n> un transfert pour Angers ?");
    expect(acknowledgement).toMatchObject({
      recipient: "marie@example.org",
      replyTo: "contact@901.example",
      subject: "Tiny site-901: your message has reached us",
    });
  });

  it("is acknowledged without a word that the form was given: the address may be another’s", async () => {
    const spam = { ...MESSAGE, name: "Buy at spam.example", message: "Go to https://spam.example" };
    await platform.data("POST", "/message", { body: spam });
    const [acknowledgement] = await mails();
    expect(
      `${acknowledgement?.html}${acknowledgement?.text}${acknowledgement?.subject}`,
    ).not.toMatch(/spam/);
  });

  it("of the company to itself is both told and acknowledged", async () => {
    const own = { ...MESSAGE, email: "contact@901.example" };
    await platform.data("POST", "/message", { body: own });
    expect((await mails()).map(({ recipient }) => recipient)).toEqual(Array(2).fill(own.email));
  });

  it("of a robot is thanked for and dropped", async () => {
    const robot = { ...MESSAGE, website: "https://spam.example" };
    expect(await platform.data("POST", "/message", { body: robot })).toEqual({ received: true });
    expect(await readMessages()).toEqual([]);
    expect(await mails()).toEqual([]);
  });

  it("may be the shortest that says something", async () => {
    const short = { name: "M", email: "m@example.org", message: "Rappelez !", acceptPrivacy: true };
    expect(await platform.data("POST", "/message", { body: short })).toEqual({ received: true });
    expect(await readMessages()).toMatchObject([{ phone: null, subject: null }]);
  });

  it.each<[string, Record<string, unknown>, Record<string, ErrorWord>]>([
    ["no name", { name: " " }, { name: "REQUIRED" }],
    ["an endless name", { name: "x".repeat(101) }, { name: "TOO_LONG" }],
    ["no address", { email: undefined }, { email: "REQUIRED" }],
    ["half an address", { email: "marie@" }, { email: "EMAIL_INVALID" }],
    ["an endless telephone number", { phone: "0".repeat(31) }, { phone: "TOO_LONG" }],
    ["an endless subject", { subject: "x".repeat(151) }, { subject: "TOO_LONG" }],
    ["too short a message", { message: "Bonjour !" }, { message: "MESSAGE_TOO_SHORT" }],
    ["an endless message", { message: "x".repeat(5001) }, { message: "TOO_LONG" }],
    ["no agreement", { acceptPrivacy: false }, { acceptPrivacy: "PRIVACY_NOT_ACCEPTED" }],
    [
      "nothing at all",
      { name: "", email: "", message: "", acceptPrivacy: undefined },
      {
        name: "REQUIRED",
        email: "EMAIL_INVALID",
        message: "REQUIRED",
        acceptPrivacy: "PRIVACY_NOT_ACCEPTED",
      },
    ],
  ])("with %s is refused at its fields, in both languages", async (_name, change, codes) => {
    for (const language of languageCodeSchema.options) {
      const { status, answer } = await platform.call("POST", "/message", {
        body: { ...MESSAGE, ...change },
        language,
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
    expect(await readMessages()).toEqual([]);
  });

  it("is limited per address and site", async () => {
    const app = createApp({ ...platform.services, rateLimits: createRateLimits(0.4) });
    const send = async (address: string, idSite = "901") => {
      const headers = { idSite, "Content-Type": "application/json" };
      const init = { method: "POST", headers, body: JSON.stringify(MESSAGE) };
      return (await app.request("/message", init, { address })).status;
    };
    expect([await send("a"), await send("a"), await send("a")]).toEqual([200, 200, 429]);
    expect([await send("b"), await send("a", "902")]).toEqual([200, 200]);
  });

  it("says in how many seconds the limit is over", async () => {
    const app = createApp({ ...platform.services, rateLimits: createRateLimits(0.2) });
    const headers = { idSite: "901", "Content-Type": "application/json" };
    const init = { method: "POST", headers, body: JSON.stringify(MESSAGE) };
    await app.request("/message", init, { address: "a" });
    const refused = await app.request("/message", init, { address: "a" });
    expect(refused.status).toBe(429);
    const seconds = Number(refused.headers.get("retry-after"));
    expect(seconds).toBeGreaterThan(590);
    expect(seconds).toBeLessThanOrEqual(600);
  });
});

describe("an ordinary form", () => {
  const FORM = {
    language: "en",
    returnTo: "/en/contact?a=1",
    name: "Marie Le Goff",
    email: "marie@example.org",
    phone: "",
    subject: "",
    message: "Bonjour, un devis ?",
    website: "",
    acceptPrivacy: "on",
  };
  async function send(
    change: Partial<typeof FORM>,
    headers: Record<string, string> = {},
    app: PlatformApp = platform.app,
  ) {
    const response = await app.request(
      "/message",
      {
        method: "POST",
        headers: { idSite: "901", ...headers },
        body: new URLSearchParams({ ...FORM, ...change }),
      },
      { address: "203.0.113.7" },
    );
    return { status: response.status, to: response.headers.get("Location") };
  }

  it("is taken, and leads back to its page", async () => {
    expect(await send({})).toEqual({ status: 303, to: "/en/contact?a=1#message-sent" });
    expect(await readMessages()).toMatchObject([
      { name: "Marie Le Goff", phone: null, subject: null, language: "en" },
    ]);
    expect((await mails()).map(({ recipient }) => recipient)).toEqual([
      "marie@example.org",
      "contact@901.example",
    ]);
  });

  it("with a mistake leads back all the same", async () => {
    expect(await send({ email: "marie@" })).toEqual({
      status: 303,
      to: "/en/contact?a=1#message-error",
    });
    expect(await readMessages()).toEqual([]);
  });

  it("whose box is not ticked is not taken", async () => {
    const { acceptPrivacy: _unticked, ...rest } = FORM;
    const response = await platform.app.request(
      "/message",
      { method: "POST", headers: { idSite: "901" }, body: new URLSearchParams(rest) },
      {},
    );
    expect(response.headers.get("Location")).toBe("/en/contact?a=1#message-error");
    expect(await readMessages()).toEqual([]);
  });

  it("of a robot is thanked for and dropped", async () => {
    expect(await send({ website: "x" })).toEqual({
      status: 303,
      to: "/en/contact?a=1#message-sent",
    });
    expect(await readMessages()).toEqual([]);
  });

  it("over the limit leads back", async () => {
    const app = createApp({ ...platform.services, rateLimits: createRateLimits(0.2) });
    expect((await send({}, {}, app)).to).toBe("/en/contact?a=1#message-sent");
    expect((await send({}, {}, app)).to).toBe("/en/contact?a=1#message-error");
  });

  it("never leads to another site", async () => {
    for (const returnTo of ["https://evil.example/", "//evil.example", "/\\evil.example", ""]) {
      expect(await send({ returnTo })).toEqual({ status: 303, to: "/#message-sent" });
    }
    const referer = { Referer: "https://www.901.example/contact?a=1#form" };
    expect((await send({ returnTo: "" }, referer)).to).toBe("/contact?a=1#message-sent");
    const elsewhere = { Referer: "https://evil.example//other.example/x" };
    expect((await send({ returnTo: "" }, elsewhere)).to).toBe("/#message-sent");
  });
});
