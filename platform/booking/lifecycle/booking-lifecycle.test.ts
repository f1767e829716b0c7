import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import type { StaffPage } from "@/lib/contract/booking-staff";
import { BOOKING_TRANSITIONS, type BookingEvent } from "@/lib/rules/booking/booking-state";
import { documents } from "@/platform/db/schema/document";
import { payments, refunds, testGatewayPayments } from "@/platform/db/schema/payment";
import { GatewayUnreachable } from "@/platform/services/payment-gateway";
import { askForQuote, askForRide, bookRide } from "@/testing/booked-ride";
import { anOrder } from "@/testing/ride-order";
import { openTestPlatform, type TestPlatform } from "@/testing/test-platform";
import { writtenMails } from "@/testing/written-mails";

let platform: TestPlatform;

// The ride of `anOrder` is on 25 November at 10:00, and costs 146.40 €: its deposit is 20 €.
beforeAll(async () => {
  platform = await openTestPlatform();
});
beforeEach(() => platform.startAfresh());
afterAll(() => platform.close());

const rows = async () => ({
  payments: await platform.database.everySite.select().from(payments),
  refunds: await platform.database.everySite.select().from(refunds),
  bank: await platform.database.everySite.select().from(testGatewayPayments),
});
const numbers = async () =>
  (await platform.database.everySite.select().from(documents)).map(({ number, data }) => [
    number,
    data.kind,
    data.totals.totalCents,
  ]);

describe("a booking that goes well", () => {
  it("is held, paid, confirmed, driven and invoiced", async () => {
    const ride = await bookRide(platform);
    expect(ride.booking).toMatchObject({ status: "HELD", deposit: 20, dueNow: 20 });
    await ride.pay();
    expect(await ride.page()).toMatchObject({
      status: "AWAITING_CONFIRMATION",
      paid: 20,
      dueNow: 0,
    });
    expect((await ride.company({ action: "CONFIRM" })).status).toBe("FINAL");
    await platform.runUntil("2026-11-25T10:00:00+01:00");
    await ride.company({ action: "RECORD_PAYMENT", method: "CASH", amount: 126.4 });
    await platform.runUntil("2026-11-25T13:00:00+01:00");
    expect((await ride.page()).status).toBe("DONE");
    await platform.runUntil("2026-11-25T15:00:00+01:00");
    const page = await ride.page();
    expect(page).toMatchObject({ status: "INVOICED", paid: 146.4, refunded: 0 });
    expect(page.history.map(({ event, by }) => `${event} ${by}`)).toEqual([
      "BOOK CUSTOMER",
      "PAYMENT GATEWAY",
      "PAY GATEWAY",
      "CONFIRM COMPANY",
      "PAYMENT COMPANY",
      "COMPLETE SYSTEM",
      "INVOICE SYSTEM",
    ]);
    expect(await numbers()).toEqual([
      ["F2026-0001", "DEPOSIT_INVOICE", 2000],
      ["F2026-0002", "INVOICE", 14_640],
    ]);
  });

  it("has one invoice of the ride where it is paid whole before it, and no other after it", async () => {
    const ride = await bookRide(platform);
    await ride.pay();
    await ride.company({ action: "CONFIRM" });
    await ride.company({ action: "RECORD_PAYMENT", method: "CASH", amount: 126.4 });
    const whole = [
      ["F2026-0001", "DEPOSIT_INVOICE", 2000],
      ["F2026-0002", "INVOICE", 14_640],
    ];
    expect(await numbers()).toEqual(whole);
    const [, invoice] = await platform.database.everySite.select().from(documents);
    expect(invoice?.data).toMatchObject({
      deductions: [{ amountCents: 2000 }],
      paidCents: 12_640,
      dueCents: 0,
      booking: { startAt: "2026-11-25T10:00:00+01:00" },
    });
    await platform.runUntil("2026-11-25T13:00:00+01:00");
    await platform.runUntil("2026-11-25T15:00:00+01:00");
    expect((await ride.page()).status).toBe("INVOICED");
    expect(await numbers()).toEqual(whole);
  });

  it("credits that invoice, and the deposit’s, where it does not take place", async () => {
    const ride = await bookRide(platform);
    await ride.pay();
    await ride.company({ action: "CONFIRM" });
    await ride.company({ action: "RECORD_PAYMENT", method: "CASH", amount: 126.4 });
    await ride.company({ action: "CANCEL", reason: "SERVICE_UNAVAILABLE" });
    expect((await numbers()).slice(2)).toEqual([
      ["A2026-0001", "CREDIT_NOTE", 12_640],
      ["A2026-0002", "CREDIT_NOTE", 2000],
    ]);
  });

  it("goes along its state machine and nowhere else", async () => {
    const ride = await bookRide(platform);
    await ride.pay();
    await ride.company({ action: "CONFIRM" });
    const { history } = await ride.page();
    for (const [index, line] of history.entries()) {
      const before = history[index - 1]?.status;
      if (!before || line.status === before) continue;
      expect(BOOKING_TRANSITIONS[before][line.event as BookingEvent]).toBe(line.status);
    }
  });

  it("keeps its price 48 hours for one who pays later, by the link", async () => {
    const ride = await bookRide(platform);
    await platform.runUntil("2026-11-20T10:15:00+01:00");
    expect((await ride.page()).status).toBe("AWAITING_DEPOSIT");
    await platform.runUntil("2026-11-22T09:59:00+01:00");
    expect((await ride.page()).status).toBe("AWAITING_DEPOSIT");
    await ride.pay();
    expect((await ride.page()).status).toBe("AWAITING_CONFIRMATION");
  });

  it("may be paid in full at once when it starts within 48 hours", async () => {
    const soon = await bookRide(platform, { startAt: "2026-11-22T09:59:00+01:00" });
    expect(soon.booking).toMatchObject({ deposit: 20 });
    expect(soon.booking.dueNow).toBe(soon.booking.total);
  });
});

describe("a card", () => {
  it("that is refused cancels the order; the ride is there for another try", async () => {
    const ride = await bookRide(platform);
    await ride.decide(await ride.checkout(), "REFUSED");
    await platform.runDue();
    const page = await ride.page();
    expect(page).toMatchObject({ status: "CANCELLED", cancelReason: "CARD_REFUSED", paid: 0 });
    expect(page.may.pay).toBe(true);
    expect(page.documents).toEqual([]);
    const { reference, key } = ride.booking;
    const proof = () => platform.call("GET", `/booking/${reference}/proof?key=${key}`);
    expect((await proof()).status).toBe(404);
    const mail = (await writtenMails(platform)).find(
      ({ recipient, event }) =>
        recipient === anOrder(0).customer.email && event.includes(":cancelled:"),
    );
    expect(mail?.subject).toContain("paiement refusé pour la réservation");
    await ride.pay();
    expect(await ride.page()).toMatchObject({ status: "AWAITING_CONFIRMATION", paid: 20 });
    expect((await ride.page()).documents.map(({ kind }) => kind)).toContain("PROOF");
  });

  it("that is refused once the ride has begun leaves it to be made, and paid otherwise", async () => {
    const ride = await bookRide(platform);
    await ride.company({ action: "CONFIRM" });
    await platform.runUntil("2026-11-25T10:10:00+01:00");
    await ride.decide(await ride.checkout(), "REFUSED");
    await platform.runDue();
    expect(await ride.page()).toMatchObject({ status: "CONFIRMED", may: { pay: true } });
    const { actions } = await ride.company({
      action: "RECORD_PAYMENT",
      method: "TERMINAL",
      amount: 20,
    });
    expect(actions).toContain("COMPLETE");
  });

  it("counts however late, often or out of order its notices come", async () => {
    for (const journey of ["LATE", "TWICE", "OUT_OF_ORDER", "NEVER"] as const) {
      const startAt = `2026-11-2${["LATE", "TWICE", "OUT_OF_ORDER", "NEVER"].indexOf(journey) + 5}T10:00:00+01:00`;
      const ride = await bookRide(platform, { startAt });
      await ride.decide(await ride.checkout(), "PAID", journey);
      await platform.runDue();
      await platform.runUntil(new Date(platform.clock.now().getTime() + 20 * 60_000).toISOString());
      const page = await ride.page();
      expect([journey, page.status, page.paid]).toEqual([journey, "AWAITING_CONFIRMATION", 20]);
      expect(page.history.filter(({ event }) => event === "PAYMENT")).toHaveLength(1);
    }
  });

  it("keeps the vehicle for one who is at the bank when the time to pay is over", async () => {
    const ride = await bookRide(platform);
    await platform.runUntil("2026-11-22T09:59:00+01:00");
    const id = await ride.checkout();
    await platform.runUntil("2026-11-22T10:13:00+01:00");
    expect((await ride.page()).status).toBe("HELD");
    await ride.decide(id, "PAID");
    await platform.runDue();
    expect((await ride.page()).status).toBe("AWAITING_CONFIRMATION");
  });

  it("keeps the vehicle no longer for one who has left the bank's page open", async () => {
    const ride = await bookRide(platform);
    await platform.runUntil("2026-11-22T09:59:00+01:00");
    await ride.checkout();
    await platform.runUntil("2026-11-22T10:16:00+01:00");
    expect((await ride.page()).status).toBe("EXPIRED");
  });

  it("has a quarter of an hour by the link of a quote, however soon that ends", async () => {
    const quoted = await askForQuote(platform);
    await platform.runUntil("2026-11-22T09:58:00+01:00");
    await quoted.payLink();
    expect(await quoted.page()).toMatchObject({
      status: "HELD",
      payUntil: "2026-11-22T10:13:00+01:00",
    });
    await platform.runUntil("2026-11-22T10:12:00+01:00");
    expect((await quoted.page()).status).toBe("HELD");
  });

  /** Pays at the bank, which gives no answer before the vehicle is let go. */
  const paysUnheard = async () => {
    const ride = await bookRide(platform);
    await platform.runUntil("2026-11-22T09:50:00+01:00");
    await ride.decide(await ride.checkout(), "PAID", "NEVER");
    const { gateway } = platform.services;
    const close = () => Promise.reject(new GatewayUnreachable("The bank is out"));
    platform.services.gateway = { ...gateway, close };
    try {
      await platform.runUntil("2026-11-22T10:00:00+01:00");
      await platform.runUntil("2026-11-22T10:07:00+01:00");
    } finally {
      platform.services.gateway = gateway;
    }
    expect((await ride.page()).status).toBe("EXPIRED");
    return ride;
  };

  it("that has paid when the vehicle was let go takes it again while it is free", async () => {
    const ride = await paysUnheard();
    await platform.runUntil("2026-11-22T10:08:00+01:00");
    expect(await ride.page()).toMatchObject({ status: "AWAITING_CONFIRMATION", paid: 20 });
  });

  it("is given back, with an apology, when somebody else has the vehicle", async () => {
    const ride = await paysUnheard();
    await bookRide(platform);
    await platform.runUntil("2026-11-22T10:08:00+01:00");
    expect(await ride.page()).toMatchObject({ status: "EXPIRED", paid: 20, refunded: 20 });
    await platform.runDue();
    expect((await rows()).bank.map(({ refundedCents }) => refundedCents)).toContain(2000);
  });
});

describe("whoever cancels", () => {
  it("gets all back before the company has confirmed", async () => {
    const ride = await bookRide(platform);
    await ride.pay();
    const preview = await ride.cancel(true);
    expect(preview).toMatchObject({ done: false, refund: 20, kept: 0, why: "NOT_YET_CONFIRMED" });
    expect(await ride.cancel()).toMatchObject({ ...preview, done: true, status: "CANCELLED" });
    await platform.runDue();
    const { refunds, bank } = await rows();
    expect(refunds.map(({ amountCents, doneAt }) => [amountCents, doneAt !== null])).toEqual([
      [2000, true],
    ]);
    expect(bank.map(({ refundedCents }) => refundedCents)).toEqual([2000]);
    expect((await numbers()).at(-1)).toEqual(["A2026-0001", "CREDIT_NOTE", 2000]);
  });

  it("is asked again when the company confirms after one was told to get all back", async () => {
    const ride = await bookRide(platform);
    await ride.pay();
    const { why } = await ride.cancel(true);
    await ride.company({ action: "CONFIRM" });
    const { status } = await platform.call(
      "POST",
      `/booking/${ride.booking.reference}/cancel?key=${ride.booking.key}`,
      { body: { why } },
    );
    expect(status).toBe(409);
    expect(await ride.page()).toMatchObject({ status: "FINAL", refunded: 0 });
  });

  it("leaves the deposit afterwards, and gets back what was paid beyond it", async () => {
    const ride = await bookRide(platform);
    await ride.pay();
    await ride.company({ action: "CONFIRM" });
    await ride.pay();
    expect((await ride.page()).paid).toBe(146.4);
    expect(await ride.cancel(true)).toMatchObject({
      refund: 126.4,
      kept: 20,
      why: "DEPOSIT_KEPT",
    });
    await ride.cancel();
    expect(await ride.page()).toMatchObject({ status: "CANCELLED", paid: 146.4, refunded: 126.4 });
  });

  it("gets all back within the withdrawal period, in two steps", async () => {
    const ride = await bookRide(platform);
    await ride.pay();
    await ride.company({ action: "CONFIRM" });
    expect(await ride.withdraw(true)).toMatchObject({ done: false, refund: 20, why: "WITHDRAWN" });
    expect((await ride.page()).status).toBe("FINAL");
    await ride.withdraw();
    expect(await ride.page()).toMatchObject({
      status: "CANCELLED",
      cancelReason: "WITHDRAWN",
      refunded: 20,
    });
  });

  it("pays for the way there when one withdraws before the way back, days later", async () => {
    const ride = await bookRide(platform, { returnAt: "2026-11-28T10:00:00+01:00" });
    await ride.pay();
    await ride.company({ action: "CONFIRM" });
    await ride.pay();
    platform.clock.moveTo("2026-11-25T18:00:00+01:00");
    expect(await ride.withdraw(true)).toMatchObject({
      paid: 292.8,
      refund: 146.4,
      kept: 146.4,
      why: "WITHDRAWN_PARTLY_PERFORMED",
    });
  });

  it("may withdraw from a quote for 14 days from the day it was accepted", async () => {
    const quoted = await askForQuote(platform, { startAt: "2027-01-20T10:00:00+01:00" });
    platform.clock.moveTo("2026-12-10T10:00:00+01:00");
    await quoted.payLink();
    expect(await quoted.page()).toMatchObject({
      status: "HELD",
      withdrawUntil: "2026-12-25T00:00:00+01:00",
      may: { withdraw: true },
    });
  });

  it("cannot withdraw from a ride that the company has said was made, before it was to end", async () => {
    const ride = await bookRide(platform);
    await ride.pay();
    await ride.company({ action: "CONFIRM" });
    await platform.runUntil("2026-11-25T10:20:00+01:00");
    expect((await ride.page()).may.withdraw).toBe(true);
    await ride.company({ action: "COMPLETE" });
    expect((await ride.page()).may.withdraw).toBe(false);
    await expect(ride.withdraw()).rejects.toThrow(": 409 ");
  });

  it.each([
    ["a request", askForRide, "REQUESTED"],
    ["a quote", askForQuote, "QUOTED"],
  ] as const)("cancels %s as what it is: nothing was booked", async (_name, asked, status) => {
    const ride = await asked(platform);
    expect(await ride.page()).toMatchObject({ status, may: { cancel: true, withdraw: false } });
    await expect(ride.withdraw()).rejects.toThrow(": 409 ");
    await ride.cancel();
    const page = await ride.page();
    expect(page).toMatchObject({ status: "CANCELLED", vehicle: null });
    expect(page.documents.map(({ kind }) => kind)).not.toContain("PROOF");
    await platform.runDue();
    const mails = (await writtenMails(platform)).filter(({ event }) =>
      event.includes(":cancelled:"),
    );
    expect(mails.map(({ subject }) => subject).join()).toMatch(
      /demande .* annulée.*Demande .* annulée/s,
    );
    expect(mails.map(({ text }) => text).join()).not.toMatch(
      /réservation est annulée|de nouveau libre/,
    );
  });

  it("has no such right as a professional", async () => {
    const customer = {
      ...anOrder(0).customer,
      kind: "PROFESSIONAL" as const,
      company: "Atelier Kerguelen",
      address: "3 rue du Port, 44000 Nantes",
    };
    const ride = await bookRide(platform, { customer });
    expect((await ride.page()).may.withdraw).toBe(false);
    const { status, answer } = await platform.call(
      "POST",
      `/booking/${ride.booking.reference}/withdrawal?key=${ride.booking.key}`,
      { body: {} },
    );
    expect([status, answer.success || answer.message]).toEqual([
      409,
      "Le droit de rétractation est réservé aux consommateurs.",
    ]);
  });

  it("is the company: all goes back", async () => {
    const ride = await bookRide(platform);
    await ride.pay();
    await ride.company({ action: "CONFIRM" });
    await ride.company({ action: "CANCEL", reason: "SERVICE_UNAVAILABLE" });
    expect(await ride.page()).toMatchObject({
      status: "CANCELLED",
      paid: 20,
      refunded: 20,
      indemnity: 20,
    });
  });

  it("is the company: what it has taken by hand it gives back itself, and is told", async () => {
    const ride = await bookRide(platform);
    await ride.pay();
    await ride.company({ action: "CONFIRM" });
    await ride.company({ action: "RECORD_PAYMENT", method: "TRANSFER", amount: 126.4 });
    await ride.company({ action: "CANCEL", reason: "SERVICE_UNAVAILABLE" });
    await platform.runDue();
    const { refunds } = await rows();
    expect(refunds.map(({ amountCents, doneAt }) => [amountCents, doneAt !== null])).toEqual([
      [12_640, false],
      [2000, true],
    ]);
    const mails = await writtenMails(platform);
    const notice = mails.find(({ event }) => event.includes(":company:refund-by-hand:"));
    expect(notice?.recipient).toBe("contact@901.example");
    expect(notice?.text).toMatch(/126,40.€ lui sont à rendre .* vendredi 4 décembre 2026/);
  });

  it("is time, when nobody has confirmed: all goes back", async () => {
    const ride = await bookRide(platform);
    await ride.pay();
    await platform.runUntil("2026-11-25T10:00:00+01:00");
    expect(await ride.page()).toMatchObject({ cancelReason: "NOT_CONFIRMED", refunded: 20 });
  });

  it("may not be the company for a late deposit before 15 working days", async () => {
    const ride = await bookRide(platform, { startAt: "2027-01-20T10:00:00+01:00" });
    await ride.company({ action: "CONFIRM" });
    platform.clock.moveTo("2026-12-11T23:59:00+01:00");
    await expect(ride.company({ action: "CANCEL", reason: "DEPOSIT_LATE" })).rejects.toThrow(
      "15 jours ouvrés",
    );
    await platform.runUntil("2026-12-12T00:00:00+01:00");
    await ride.company({ action: "CANCEL", reason: "DEPOSIT_LATE" });
    expect(await ride.page()).toMatchObject({ cancelReason: "DEPOSIT_LATE" });
  });
});

describe("a booking", () => {
  it("is opened by its key alone, and a wrong key is answered as an unknown reference is", async () => {
    const { booking } = await bookRide(platform);
    const answers = [];
    for (const path of [
      `/booking/${booking.reference}`,
      `/booking/${booking.reference}?key=wrong`,
      `/booking/${booking.reference}/company?key=${booking.key}`,
      `/booking/TIN-ZZZZZZ?key=${booking.key}`,
    ]) {
      answers.push(await platform.call("GET", path));
    }
    expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1);
    expect(answers[0]?.status).toBe(404);
  });

  it("has its proof and its calendar entry once its vehicle is kept, and not while it is a quote", async () => {
    const quoted = await askForQuote(platform);
    const { reference, key } = quoted.booking;
    const documents = async () => (await quoted.page()).documents.map(({ kind }) => kind);
    const proof = () => platform.call("GET", `/booking/${reference}/proof?key=${key}`);
    expect(await documents()).toEqual(["QUOTE"]);
    expect((await proof()).status).toBe(404);
    await quoted.payLink();
    expect(await documents()).toEqual(["PROOF", "CALENDAR", "QUOTE"]);
    await quoted.cancel();
    expect(await documents()).toEqual(["CALENDAR", "QUOTE"]);
    expect((await proof()).status).toBe(404);
  });

  it("of another site is not there", async () => {
    const { booking } = await bookRide(platform);
    const { status } = await platform.call(
      "GET",
      `/booking/${booking.reference}?key=${booking.key}`,
      {
        idSite: 902,
      },
    );
    expect(status).toBe(404);
  });

  it("is confirmed once, by whoever comes first", async () => {
    const ride = await bookRide(platform);
    await ride.pay();
    const both = await Promise.allSettled([
      ride.company({ action: "CONFIRM" }),
      ride.company({ action: "CONFIRM" }),
    ]);
    expect(both.map(({ status }) => status).sort()).toEqual(["fulfilled", "rejected"]);
    const { history } = await ride.page();
    expect(history.filter(({ event }) => event === "CONFIRM")).toHaveLength(1);
  });
});

describe("the day of the ride", () => {
  const withFlight = { travel: { flightNumber: "af 1234" } };
  const confirmed = async (change: Parameters<typeof bookRide>[1] = {}) => {
    const ride = await bookRide(platform, change);
    await ride.pay();
    await ride.company({ action: "CONFIRM" });
    return ride;
  };

  it("waits an hour for a flight at no charge, and by started quarters after it", async () => {
    const ride = await confirmed(withFlight);
    platform.clock.moveTo("2026-11-25T12:30:00+01:00");
    await ride.company({
      action: "COMPLETE",
      arrivalAt: "2026-11-25T10:20:00+01:00",
      waitedUntil: "2026-11-25T11:36:00+01:00",
    });
    const page = await ride.page();
    // Sixteen minutes beyond 11:20: two quarters of an hour at 60 € an hour.
    expect(page.lines.at(-1)).toMatchObject({ code: "WAITING", amount: 30 });
    expect(page).toMatchObject({ status: "DONE", total: 176.4, paid: 20 });
  });

  it("costs nothing more within the tolerance", async () => {
    const ride = await confirmed(withFlight);
    platform.clock.moveTo("2026-11-25T12:30:00+01:00");
    const waitedUntil = "2026-11-25T11:00:00+01:00";
    await ride.company({ action: "COMPLETE", waitedUntil });
    expect((await ride.page()).total).toBe(146.4);
  });

  it("of the way back charges what one waited then, and is over once that has begun", async () => {
    const ride = await confirmed({ ...withFlight, returnAt: "2026-11-28T18:00:00+01:00" });
    const waitedUntil = "2026-11-28T18:20:00+01:00";
    const complete = { action: "COMPLETE", waitedUntil } as const;
    const offered = async () =>
      (
        await platform.data<StaffPage>(
          "GET",
          `/booking/${ride.booking.reference}/company?key=${await ride.companyKey()}`,
        )
      ).actions.includes("COMPLETE");
    platform.clock.moveTo("2026-11-28T17:59:00+01:00");
    expect(await offered()).toBe(false);
    await expect(ride.company({ action: "COMPLETE" })).rejects.toThrow("409");
    platform.clock.moveTo("2026-11-28T18:30:00+01:00");
    expect(await offered()).toBe(true);
    await ride.company({ ...complete, arrivalAt: "2026-11-25T10:20:00+01:00" });
    const { lines, total } = await ride.page();
    // Twenty minutes: two quarters of an hour at 60 € an hour.
    expect(lines.at(-1)).toMatchObject({ code: "WAITING", amount: 30 });
    expect(total).toBe(322.8);
  });

  it("takes cash up to the legal limit, and never more than is owed", async () => {
    const ride = await confirmed({
      kind: "HIRE",
      hours: 20,
      startAt: "2026-11-25T00:30:00+01:00",
    });
    platform.clock.moveTo("2026-11-25T12:00:00+01:00");
    const page = await ride.company({
      action: "RECORD_PAYMENT",
      method: "TERMINAL",
      amount: 1,
    });
    expect(page.asksIdentity).toBe(page.total > 1000);
    await expect(
      ride.company({ action: "RECORD_PAYMENT", method: "CASH", amount: 1000.01 }),
    ).rejects.toThrow();
    await expect(
      ride.company({ action: "RECORD_PAYMENT", method: "TERMINAL", amount: page.owed + 0.01 }),
    ).rejects.toThrow();
  });

  it("that nobody pays for costs interest, and a professional 40 € besides", async () => {
    const customer = {
      ...anOrder(0).customer,
      kind: "PROFESSIONAL" as const,
      company: "Atelier Kerguelen",
      address: "3 rue du Port, 44000 Nantes",
    };
    const ride = await confirmed({ customer });
    await platform.runUntil("2026-11-25T13:00:00+01:00");
    await platform.runUntil("2026-12-25T13:00:00+01:00");
    const page = await platform.data<StaffPage>(
      "GET",
      `/booking/${ride.booking.reference}/company?key=${await ride.companyKey()}`,
    );
    // 126.40 € for 30 days at three times 2.62 %.
    expect([page.status, page.owed, page.late]).toEqual([
      "INVOICED",
      126.4,
      { interest: 0.82, flatFee: 40 },
    ]);
  });

  it("that nobody pays for costs a consumer nothing more: no formal notice was given", async () => {
    const ride = await confirmed({});
    await platform.runUntil("2026-11-25T13:00:00+01:00");
    await platform.runUntil("2026-12-25T13:00:00+01:00");
    const path = `/booking/${ride.booking.reference}/company?key=${await ride.companyKey()}`;
    expect(await platform.data<StaffPage>("GET", path)).toMatchObject({
      status: "INVOICED",
      owed: 126.4,
      late: { interest: 0, flatFee: 0 },
    });
  });

  it("may not come for three months of force majeure: then the contract can be ended", async () => {
    const ride = await confirmed({ startAt: "2026-12-20T10:00:00+01:00" });
    await ride.company({ action: "SUSPEND", since: "2026-11-20T09:00:00+01:00" });
    await platform.runUntil("2027-02-20T23:59:00+01:00");
    await expect(ride.company({ action: "CANCEL", reason: "FORCE_MAJEURE" })).rejects.toThrow(
      "3 mois",
    );
    platform.clock.moveTo("2027-02-21T00:00:00+01:00");
    await ride.company({ action: "CANCEL", reason: "FORCE_MAJEURE" });
    expect(await ride.page()).toMatchObject({ status: "CANCELLED", refunded: 20 });
  });

  it("may not come for three months: then its customer can end the contract as well", async () => {
    const ride = await confirmed({ startAt: "2026-12-20T10:00:00+01:00" });
    await ride.company({ action: "SUSPEND", since: "2026-11-20T09:00:00+01:00" });
    await platform.runUntil("2027-02-20T23:59:00+01:00");
    expect((await ride.page()).may.cancel).toBe(false);
    await expect(ride.cancel()).rejects.toThrow("409");
    platform.clock.moveTo("2027-02-21T00:00:00+01:00");
    expect((await ride.page()).may.cancel).toBe(true);
    expect(await ride.cancel()).toMatchObject({ refund: 20, why: "FORCE_MAJEURE" });
  });

  it("that nobody comes to leaves the deposit with the company", async () => {
    const ride = await confirmed();
    platform.clock.moveTo("2026-11-25T10:40:00+01:00");
    await ride.company({ action: "CANCEL", reason: "CUSTOMER_ABSENT" });
    expect(await ride.page()).toMatchObject({ status: "CANCELLED", paid: 20, refunded: 0 });
  });

  it("on which the chauffeur is late may be owned up to: all goes back", async () => {
    const ride = await confirmed();
    await platform.runUntil("2026-11-25T15:00:00+01:00");
    await ride.company({ action: "CANCEL", reason: "SELLER_LATE" });
    expect(await ride.page()).toMatchObject({ status: "CANCELLED", paid: 20, refunded: 20 });
  });
});

describe("a few cents, which no gateway takes,", () => {
  it("do not keep a booking from being final", async () => {
    const ride = await bookRide(platform);
    await ride.company({ action: "CONFIRM" });
    const cash = { action: "RECORD_PAYMENT", method: "CASH" } as const;
    expect(await ride.company({ ...cash, amount: 19.5 })).toMatchObject({
      status: "CONFIRMED",
      dueNow: 0.5,
    });
    expect(await ride.company({ ...cash, amount: 0.2 })).toMatchObject({
      status: "FINAL",
      dueNow: 0,
      owed: 126.7,
    });
  });

  it("are left to the day of the ride, and offered under no link", async () => {
    const ride = await bookRide(platform);
    await ride.pay();
    await ride.company({ action: "CONFIRM" });
    const terminal = { action: "RECORD_PAYMENT", method: "TERMINAL" } as const;
    expect(await ride.company({ ...terminal, amount: 126.1 })).toMatchObject({
      owed: 0.3,
      may: { pay: false },
    });
    await expect(ride.payLink()).rejects.toThrow(": 409 ");
    expect((await ride.company({ ...terminal, amount: 0.3 })).owed).toBe(0);
  });
});

describe("what comes twice or too late", () => {
  it("is recorded once: the same receipt is the same money", async () => {
    const ride = await bookRide(platform);
    await ride.pay();
    await ride.company({ action: "CONFIRM" });
    const money = { action: "RECORD_PAYMENT", method: "CASH", amount: 50 } as const;
    const both = { ...money, receipt: "receipt-of-50-euros" };
    await Promise.all([ride.company(both), ride.company(both)]);
    expect((await ride.page()).paid).toBe(70);
    await ride.company({ ...money, receipt: "another-receipt" });
    expect((await ride.page()).paid).toBe(120);
  });

  it("is a quote after its thirty days: it cannot be accepted any more", async () => {
    const quoted = await askForQuote(platform, { startAt: "2027-02-25T10:00:00+01:00" });
    expect(quoted.booking.status).toBe("QUOTED");
    await platform.runUntil("2026-12-20T10:01:00+01:00");
    expect(await quoted.page()).toMatchObject({ status: "EXPIRED", may: { pay: false } });
    await expect(quoted.payLink()).rejects.toThrow(": 409 ");
  });

  it("is not the vehicle of one who asks for a new link the moment the old one has ended", async () => {
    const ride = await bookRide(platform);
    await platform.runUntil("2026-11-20T10:20:00+01:00");
    platform.clock.moveTo("2026-11-22T10:00:30+01:00");
    // Nobody has opened the page with the due sum yet.
    await ride.payLink();
    await platform.runDue();
    expect((await ride.page()).status).toBe("HELD");
    await ride.pay();
    expect((await ride.page()).status).toBe("AWAITING_CONFIRMATION");
  });
});
