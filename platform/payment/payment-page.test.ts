import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import type { Checkout, PaymentPage } from "@/lib/contract/payment";
import { bookRide } from "@/testing/booked-ride";
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

const mailed = async () => {
  const customer = anOrder(0).customer.email;
  const mails = await writtenMails(platform);
  return mails.findLast(({ recipient }) => recipient === customer)?.text ?? "";
};
const linkIn = (text: string) => text.match(/\/payment\/[\w-]+/)?.[0] ?? "";
const open = (url: string) => platform.data<PaymentPage>("GET", url);
const comeBack = (url: string) => platform.data<PaymentPage>("POST", `${url}/refresh`);

describe("a pay link", () => {
  it("thanks whoever comes back, and asks whoever opens it for the rest", async () => {
    const ride = await bookRide(platform);
    const url = await ride.payLink();
    expect(await open(url)).toMatchObject({ state: "DUE", purpose: "DEPOSIT", amount: 20 });
    await ride.pay();
    expect(await comeBack(url)).toMatchObject({ state: "PAID", purpose: "DEPOSIT", amount: 20 });
    expect(await open(url)).toMatchObject({ state: "DUE", purpose: "BALANCE", amount: 126.4 });
    await ride.pay();
    for (const see of [open, comeBack]) {
      expect(await see(url)).toMatchObject({ state: "PAID", purpose: "BALANCE", amount: 126.4 });
    }
  });

  it("says that the rest was refused", async () => {
    const ride = await bookRide(platform);
    await ride.pay();
    const url = await ride.payLink();
    await ride.decide(await ride.checkout(), "REFUSED");
    await platform.runDue();
    for (const see of [open, comeBack]) {
      expect(await see(url)).toMatchObject({ state: "REFUSED", purpose: "BALANCE", amount: 126.4 });
    }
  });

  it("to the rest that is over is sent anew, with what is left and the way to pay it", async () => {
    const ride = await bookRide(platform);
    await ride.pay();
    const url = await ride.payLink();
    platform.clock.moveTo("2026-11-22T10:00:00+01:00");
    expect(await open(url)).toMatchObject({
      state: "EXPIRED",
      booking: { status: "AWAITING_CONFIRMATION" },
    });
    await platform.data("POST", `${url}/link`);
    const text = await mailed();
    expect(text).toContain("Voici le lien pour payer le solde de 126,40\u00a0€ en ligne.");
    const fresh = linkIn(text);
    expect(fresh).not.toBe(url);
    expect(await open(fresh)).toMatchObject({ state: "DUE", amount: 126.4 });
  });

  it("of a card that was refused can be tried again, and asked for anew once it is over", async () => {
    const ride = await bookRide(platform);
    const url = await ride.payLink();
    await ride.decide(await ride.checkout(), "REFUSED");
    await platform.runDue();
    expect(await open(url)).toMatchObject({ state: "REFUSED", amount: 20 });
    await platform.data<Checkout>("POST", `${url}/checkout`);
    expect(await open(url)).toMatchObject({ state: "DUE", amount: 20 });
    platform.clock.moveTo("2026-11-22T10:00:00+01:00");
    expect((await open(url)).state).toBe("EXPIRED");
    await platform.data("POST", `${url}/link`);
    const fresh = linkIn(await mailed());
    expect(fresh).not.toBe(url);
    expect(await open(fresh)).toMatchObject({ state: "DUE", amount: 20 });
  });

  it("of a booking that was paid and cancelled does not thank for the payment", async () => {
    const ride = await bookRide(platform);
    const url = await ride.payLink();
    await ride.pay();
    expect((await comeBack(url)).state).toBe("PAID");
    await ride.cancel();
    expect((await comeBack(url)).state).toBe("NOTHING_DUE");
  });
});

describe("a booking that was lost by not paying", () => {
  it("says what brings it back: all of it when it starts soon", async () => {
    const ride = await bookRide(platform, { startAt: "2026-11-22T09:59:00+01:00" });
    expect(await ride.page()).toMatchObject({ dueToReturn: 0 });
    await ride.decide(await ride.checkout(), "REFUSED");
    await platform.runDue();
    const { total } = ride.booking;
    expect(await ride.page()).toMatchObject({ status: "CANCELLED", dueNow: 0, dueToReturn: total });
    expect(await open(await ride.payLink())).toMatchObject({ state: "REFUSED", amount: total });
  });
});
