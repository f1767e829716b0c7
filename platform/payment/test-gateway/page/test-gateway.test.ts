import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { createApp } from "@/platform/app";
import { deadlines } from "@/platform/db/schema/deadline";
import { testGatewayPayments } from "@/platform/db/schema/payment";
import { type DeadlineWorks, runDue } from "@/platform/jobs/deadline-runner";
import type { NoticeJourney } from "@/platform/payment/test-gateway/notice-journey";
import { testGatewayNotice } from "@/platform/payment/test-gateway/test-gateway-notice";
import type { PaymentOrder } from "@/platform/services/payment-gateway";
import { gatewayOrder } from "@/testing/gateway-order";
import { openTestPlatform, type TestPlatform } from "@/testing/test-platform";

const BACK = "/booking/R7K2QD?key=abc";
let platform: TestPlatform;
/** Ids of the notices that reached the shop, each of them signed. */
let noticeIds: string[] = [];
let shopAnswers = 200;
/** Times that the deadlines were told that something is due. */
let wakes = 0;

beforeAll(async () => {
  platform = await openTestPlatform({
    services: {
      wakeDeadlines: () => {
        wakes += 1;
      },
      deliverNotice: async (request) => {
        if (shopAnswers !== 200) return new Response(null, { status: shopAnswers });
        const raw = new Uint8Array(await request.arrayBuffer());
        const notice = await platform.services.gateway.readNotice(raw, request.headers);
        noticeIds.push(notice?.noticeId.replace(/^tgp_[^.]+\./, "") ?? "");
        return new Response(null, { status: 200 });
      },
    },
  });
});
afterAll(() => platform.close());
beforeEach(async () => {
  at("10:00:00");
  noticeIds = [];
  shopAnswers = 200;
  await platform.database.everySite.delete(deadlines);
  await platform.database.everySite.delete(testGatewayPayments);
});

const at = (time: string) => platform.clock.moveTo(`2026-11-20T${time}+01:00`);
const open = async (order: Partial<PaymentOrder> = {}) =>
  (await platform.services.gateway.open(gatewayOrder(order))).gatewayId;
const stateOf = async (id: string) => (await platform.services.gateway.state(901, id)).status;
const request = (path: string, init?: RequestInit, idSite = 901) =>
  platform.app.request(`/test-gateway/pay/${path}`, {
    ...init,
    headers: { idSite: String(idSite) },
  });
const send = (path: string, form: Record<string, string>) =>
  request(path, { method: "POST", body: new URLSearchParams(form) });
const locationOf = (response: Response) => [response.status, response.headers.get("location")];
/** Returns the text of a page, without its tags, and with every space an ordinary one. */
const text = async (response: Response) =>
  (await response.text()).replace(/<style>.*<\/style>|<[^>]+>/gs, " ").replace(/\s+/g, " ");
const deliverDue = () =>
  runDue(platform.services, { TEST_GATEWAY_NOTICE: testGatewayNotice } as DeadlineWorks);

describe("the test gateway's page", () => {
  it("says what is paid, until when, and that no card is charged, in French", async () => {
    const page = await request(await open());
    expect(page.status).toBe(200);
    const pageText = await text(page);
    for (const words of [
      "Aucune carte n’est débitée",
      "48,00 €",
      "R7K2QD",
      "20 novembre 2026 à 10:15",
      "Accepter le paiement",
    ]) {
      expect(pageText).toContain(words);
    }
  });

  it("says it in English to whom the shop speaks English", async () => {
    const pageText = await text(await request(await open({ language: "en" })));
    for (const words of ["No card is charged", "€48.00", "20 November 2026 at 10:15"]) {
      expect(pageText).toContain(words);
    }
  });

  it("runs no script, is framed by nobody, and posts to itself and the shop alone", async () => {
    const page = await request(await open({ returnUrl: "https://shop.example/booking/1" }));
    const policy = page.headers.get("content-security-policy") ?? "";
    expect(policy).toContain("default-src 'none'");
    expect(policy).toContain("frame-ancestors 'none'");
    expect(policy).toMatch(/form-action 'self' https:\/\/shop\.example(;|$)/);
    expect(policy).not.toMatch(/script-src|unsafe/);
    expect(page.headers.get("cache-control")).toBe("no-store");
    expect(await page.text()).not.toMatch(/<script|\sstyle=|\son\w+=/);
  });

  it("writes what the shop says as text", async () => {
    const page = await request(await open({ description: "<b>&</b>" }));
    expect(await page.text()).toContain("&lt;b&gt;&amp;&lt;/b&gt;");
  });

  it("of an unknown payment, or one of another site, says so in both languages", async () => {
    for (const [id, idSite] of [
      ["tgp_none", 901],
      [await open(), 902],
    ] as const) {
      const page = await request(id, undefined, idSite);
      expect(page.status).toBe(404);
      const pageText = await text(page);
      expect(pageText).toContain("Ce paiement est inconnu");
      expect(pageText).toContain("This payment is unknown");
    }
  });

  it("of one whose time is over leads back, and takes no decision", async () => {
    const id = await open();
    at("10:15:00");
    const page = await request(id);
    expect(page.status).toBe(410);
    expect(await page.text()).toContain(`href="${BACK}"`);
    expect(locationOf(await send(id, { decision: "accept" }))).toEqual([303, id]);
    expect(await stateOf(id)).toBe("EXPIRED");
  });

  it("refuses a form that it did not make", async () => {
    const id = await open();
    for (const form of [{}, { decision: "steal" }, { decision: "accept", journey: "SOON" }]) {
      expect((await send(id, form as Record<string, string>)).status).toBe(400);
    }
    expect(await stateOf(id)).toBe("OPEN");
  });
});

describe("a decision", () => {
  it.each([
    ["accept", "PAID", BACK],
    ["refuse", "REFUSED", BACK],
    ["cancel", "OPEN", BACK],
  ])("to %s makes it %s and leads back to the shop", async (decision, status, back) => {
    const id = await open();
    expect(locationOf(await send(id, { decision }))).toEqual([303, back]);
    expect(await stateOf(id)).toBe(status);
  });

  it("to pay and close the window does not lead back", async () => {
    const id = await open();
    expect(locationOf(await send(id, { decision: "leave" }))).toEqual([303, `${id}/left`]);
    const page = await request(`${id}/left`);
    const html = await page.text();
    expect(html).toContain("Vous pouvez fermer cette fenêtre");
    expect(html).not.toContain("href");
    expect(await stateOf(id)).toBe("PAID");
  });

  it("made twice at once counts once, and leads the browser the same way", async () => {
    const id = await open();
    const clicks = await Promise.all([1, 2, 3, 4].map(() => send(id, { decision: "accept" })));
    for (const click of clicks) expect(locationOf(click)).toEqual([303, BACK]);
    await deliverDue();
    expect(noticeIds).toEqual(["paid"]);
  });

  it("is final: another one is shown how it ended", async () => {
    const id = await open();
    await send(id, { decision: "refuse" });
    expect(locationOf(await send(id, { decision: "accept" }))).toEqual([303, id]);
    expect(await stateOf(id)).toBe("REFUSED");
    expect(await text(await request(id))).toContain("Le paiement est refusé");
  });
});

describe("authentication", () => {
  const asked = async (journey = "AT_ONCE") => {
    const id = await open();
    await send(id, { decision: "authenticate", journey });
    return id;
  };

  it("puts the payment under way and asks for the code that it shows", async () => {
    const id = await open();
    const answer = await send(id, { decision: "authenticate", journey: "LATE" });
    expect(locationOf(answer)).toEqual([303, `${id}/code?journey=LATE`]);
    expect(await stateOf(id)).toBe("UNDER_WAY");
    expect(await text(await request(`${id}/code`))).toContain("123 456");
    expect(locationOf(await request(id))).toEqual([303, `${id}/code`]);
    expect(locationOf(await send(id, { decision: "accept" }))).toEqual([303, id]);
  });

  it.each(["123456", "123 456"])("is passed with %s", async (code) => {
    const id = await asked();
    expect(locationOf(await send(`${id}/code`, { code }))).toEqual([303, BACK]);
    expect(await stateOf(id)).toBe("PAID");
  });

  it("says at its field what is wrong with a code; the third wrong one refuses", async () => {
    const id = await asked();
    const empty = await send(`${id}/code`, { code: "" });
    expect(empty.status).toBe(422);
    const first = await send(`${id}/code`, { code: "111111" });
    expect(first.status).toBe(422);
    const html = await first.text();
    expect(html).toContain('aria-invalid="true" aria-describedby="code-error"');
    expect(html).toContain("Il vous reste 2 essais");
    expect(await text(await send(`${id}/code`, { code: "1" }))).toContain("un essai");
    expect(locationOf(await send(`${id}/code`, { code: "2" }))).toEqual([303, BACK]);
    expect(await stateOf(id)).toBe("REFUSED");
    expect(locationOf(await send(`${id}/code`, { code: "123456" }))).toEqual([303, `../${id}`]);
    expect(await stateOf(id)).toBe("REFUSED");
  });

  it("given up opens the payment again", async () => {
    const id = await asked();
    expect(locationOf(await send(`${id}/code`, { decision: "cancel" }))).toEqual([303, BACK]);
    expect(await stateOf(id)).toBe("OPEN");
    expect(locationOf(await request(`${id}/code`))).toEqual([303, `../${id}`]);
  });

  it("left open ends with the payment's time", async () => {
    const id = await asked();
    at("10:15:00");
    expect(await stateOf(id)).toBe("EXPIRED");
    expect(locationOf(await send(`${id}/code`, { code: "123456" }))).toEqual([303, `../${id}`]);
    expect(await stateOf(id)).toBe("EXPIRED");
  });

  it("sends its notices on the way that was chosen before", async () => {
    const id = await asked("LATE");
    await send(`${id}/code?journey=LATE`, { code: "123456" });
    await deliverDue();
    expect(noticeIds).toEqual([]);
    at("10:02:00");
    await deliverDue();
    expect(noticeIds).toEqual(["paid"]);
  });
});

describe("a notice", () => {
  /** Notices that have reached the shop when the browser is back, then at times of the day. */
  const journeys: [NoticeJourney, Record<string, string[]>][] = [
    ["AT_ONCE", { back: [], "10:00:00": ["paid"], "12:00:00": ["paid"] }],
    ["BEFORE_RETURN", { back: ["paid"], "12:00:00": ["paid"] }],
    ["LATE", { back: [], "10:01:59": [], "10:02:00": ["paid"], "12:00:00": ["paid"] }],
    ["TWICE", { back: [], "10:00:00": ["paid"], "12:00:00": ["paid", "paid"] }],
    ["OUT_OF_ORDER", { back: [], "10:00:00": ["paid"], "12:00:00": ["paid", "under_way"] }],
    ["NEVER", { back: [], "12:00:00": [] }],
  ];
  it.each(journeys)("that travels %s", async (journey, expected) => {
    const id = await open();
    await send(id, { decision: "accept", journey });
    for (const [time, notices] of Object.entries(expected)) {
      if (time !== "back") {
        at(time);
        await deliverDue();
      }
      expect({ time, told: noticeIds }).toEqual({ time, told: notices });
    }
    expect(await stateOf(id)).toBe("PAID");
  });

  it("at once does not wait for the next round of the deadlines", async () => {
    const id = await open();
    const before = wakes;
    await send(id, { decision: "accept" });
    expect(wakes).toBe(before + 1);
  });

  it("that the shop does not take is sent again until it does", async () => {
    const id = await open();
    shopAnswers = 503;
    await send(id, { decision: "refuse", journey: "BEFORE_RETURN" });
    await deliverDue();
    expect(noticeIds).toEqual([]);
    shopAnswers = 200;
    at("10:01:00");
    await deliverDue();
    at("11:00:00");
    await deliverDue();
    expect(noticeIds).toEqual(["refused"]);
  });
});

describe("where another gateway takes the money", () => {
  it("there is no test gateway", async () => {
    const gateway = { ...platform.services.gateway, name: "STRIPE" as const };
    const other = createApp({ ...platform.services, gateway });
    const path = `/test-gateway/pay/${await open()}`;
    const answer = await other.request(path, { headers: { idSite: "901" } });
    expect(answer.status).toBe(404);
    expect(await answer.json()).toMatchObject({ success: false });
  });
});

describe("the desk of the test bank", () => {
  const paid = async () => {
    const id = await open();
    await send(id, { decision: "accept" });
    await deliverDue();
    noticeIds = [];
    return id;
  };
  const act = (id: string, form: Record<string, string>) => send(`${id}/desk`, form);
  const back = (id: string) => platform.services.gateway.moneyBack(901, id);

  it("gives a payment back past the shop, which is told as it was chosen", async () => {
    const id = await paid();
    expect(await text(await request(id))).toContain("Rembourser depuis la banque");
    const done = await act(id, { act: "refund", amount: "12,50", journey: "BEFORE_RETURN" });
    expect(locationOf(done)).toEqual([303, `../${id}?done=1#desk`]);
    expect(noticeIds).toEqual([expect.stringMatching(/^back-refund-/)]);
    expect(await back(id)).toMatchObject({ refunds: [{ key: null, amountCents: 1_250 }] });
    await act(id, { act: "fail-refunds", journey: "NEVER" });
    expect((await back(id)).refunds[0]?.failure).toBe("expired_or_canceled_card");
    await act(id, { act: "refund", amount: "48", journey: "TWICE" });
    at("10:01:00");
    await deliverDue();
    expect(noticeIds).toHaveLength(3);
  });

  it("disputes it, and decides that once", async () => {
    const id = await paid();
    await act(id, { act: "dispute" });
    expect((await back(id)).disputes).toMatchObject([
      { status: "TO_ANSWER", movements: [{ takenCents: 4_800 }] },
    ]);
    await expect(
      platform.services.gateway.refund(901, id, { key: "r", amountCents: 100 }),
    ).rejects.toThrow("does not hold");
    await act(id, { act: "win" });
    expect((await back(id)).disputes).toMatchObject([
      { status: "WON", movements: [{ takenCents: 4_800 }, { takenCents: -4_800 }] },
    ]);
    expect((await act(id, { act: "lose" })).status).toBe(409);
  });

  it.each(["", "0", "x", "-5", "1,234"])("takes no amount such as %j", async (amount) => {
    const page = await act(await paid(), { act: "refund", amount });
    expect(page.status).toBe(422);
    expect(await page.text()).toContain('action="desk"');
  });

  it("takes no more than is left, and nothing of what was not paid", async () => {
    expect((await act(await paid(), { act: "refund", amount: "48,01" })).status).toBe(409);
    const unpaid = await open({ key: "another payment" });
    expect((await act(unpaid, { act: "dispute" })).status).toBe(409);
    expect((await act(await paid(), { act: "steal" })).status).toBe(400);
  });
});
