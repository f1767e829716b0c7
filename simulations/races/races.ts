import { and, eq } from "drizzle-orm";
import type { Challenge } from "@/lib/contract/auth";
import type { FareList } from "@/lib/contract/booking";
import type { Checkout } from "@/lib/contract/payment";
import { newRecoveryCodes } from "@/platform/account/factor/recovery-codes";
import { createApp } from "@/platform/app";
import { MAX_UNPAID_HOLDS } from "@/platform/booking/record/hold-places";
import { auditEntries } from "@/platform/db/schema/audit";
import { bookingEvents, bookings, rides } from "@/platform/db/schema/booking";
import { businessInvoices, dueReminders } from "@/platform/db/schema/business";
import { closings } from "@/platform/db/schema/closing";
import { documents } from "@/platform/db/schema/document";
import { outbox } from "@/platform/db/schema/outbox";
import { payments, refunds, testGatewayPayments } from "@/platform/db/schema/payment";
import { parameters } from "@/platform/db/schema/site-look";
import { termsVersions } from "@/platform/db/schema/terms";
import { unpaidHolds } from "@/platform/db/schema/unpaid-hold";
import { atOnce } from "@/simulations/at-once";
import { bookRide } from "@/testing/booked-ride";
import { aMonthOfRides } from "@/testing/business-account";
import { anOrder, somebody } from "@/testing/ride-order";
import { aPerson } from "@/testing/scene";
import { aSecondFactor } from "@/testing/second-factor";
import { TEST_PASSWORD } from "@/testing/test-platform";
import { oneCalendarBlock } from "./calendar-race";
import { oneGoodsReturn } from "./goods-race";
import { dayFrom, eventsOf, IN_SITE, mailsOf, manyBookings, type Race, tellPaid } from "./race";
import { oneSave } from "./save-race";
import { oneSender } from "./sender-race";
import { lastSuperAdmin, oneDriver, oneStep } from "./staff-races";
import { oneInventory, oneRestock } from "./stock-races";

const oneVehicle: Race = {
  name: "one vehicle and one time are booked once",
  crowd: 100,
  run: async (platform, crowd) => {
    const { grids } = await platform.data<FareList>("GET", "/fare");
    const answers = await atOnce(crowd, (index) =>
      platform.call("POST", "/booking", {
        body: anOrder(grids[0]?.idVehicle ?? 0),
        headers: { "Idempotency-Key": `one-of-many-${index}` },
      }),
    );
    const { everySite } = platform.database;
    return {
      answers: answers.filter(({ status }) => status === 200).length,
      bookings: (await everySite.select().from(bookings)).length,
      rides: (await everySite.select().from(rides)).length,
      mails: await mailsOf(platform, "received"),
    };
  },
};

const threeHolds: Race = {
  name: "one person keeps three vehicles unpaid, and each place is theirs once",
  crowd: 30,
  run: async (platform, crowd) => {
    const { grids } = await platform.data<FareList>("GET", "/fare");
    await atOnce(crowd, (index) =>
      platform.call("POST", "/booking", {
        // Orders of one vehicle wait for each other anyway: those of two do not.
        body: anOrder(grids[index % grids.length]?.idVehicle ?? 0, { startAt: dayFrom(index) }),
        headers: { "Idempotency-Key": `one-of-many-holds-${index}` },
      }),
    );
    const holds = await platform.database.everySite.select().from(unpaidHolds);
    const rows = await platform.database.everySite.select().from(bookings);
    const places = holds.map(({ holder, place }) => `${holder} ${place}`);
    return {
      threes: rows.length / MAX_UNPAID_HOLDS,
      ...Object.fromEntries(
        places.map((place) => [place, places.filter((other) => other === place).length]),
      ),
    };
  },
};

const oneConfirmation: Race = {
  name: "a booking is confirmed once",
  crowd: 100,
  run: async (platform, crowd) => {
    const booking = await bookRide(platform);
    await booking.pay();
    const path = `/booking/${booking.booking.reference}/company?key=${await booking.companyKey()}`;
    const answers = await atOnce(crowd, () =>
      platform.call("POST", path, { body: { action: "CONFIRM" } }),
    );
    return {
      answers: answers.filter(({ status }) => status === 200).length,
      lines: await eventsOf(platform, "CONFIRM"),
      mails: await mailsOf(platform, "confirmed"),
    };
  },
};

const onePayment: Race = {
  name: "a payment takes effect once, however many notices tell of it",
  crowd: 100,
  run: async (platform, crowd) => {
    const { database } = platform;
    const booking = await bookRide(platform);
    const id = await booking.checkout();
    await booking.decide(id, "PAID", "NEVER");
    await atOnce(crowd, (index) => tellPaid(platform, id, index % 3));
    return {
      lines: await eventsOf(platform, "PAYMENT"),
      moves: await eventsOf(platform, "PAY"),
      invoices: (await database.everySite.select().from(documents)).length,
      mails: await mailsOf(platform, "paid"),
    };
  },
};

const oneOpenPayment: Race = {
  name: "one payment of a booking is open",
  crowd: 50,
  run: async (platform, crowd) => {
    const url = await (await bookRide(platform)).payLink();
    const answers = await atOnce(crowd, () => platform.data<Checkout>("POST", `${url}/checkout`));
    const { everySite } = platform.database;
    return {
      pages: new Set(answers.map((answer) => answer.kind === "hosted" && answer.url)).size,
      open: (await everySite.select().from(payments)).length,
      atTheGateway: (await everySite.select().from(testGatewayPayments)).length,
    };
  },
};

const onePartialRefund: Race = {
  name: "what was paid is given back in parts no more than once",
  crowd: 50,
  run: async (platform, crowd) => {
    const { everySite } = platform.database;
    const booking = await bookRide(platform);
    await booking.pay();
    const [row] = await everySite.select().from(bookings);
    const admin = await aPerson(platform, "ADMIN");
    // Two of them would be more than the deposit.
    const answers = await atOnce(crowd, (index) =>
      platform.call("POST", `/admin/booking/${row?.id}/refund`, {
        body: { amount: 15, reason: "GOODWILL", receipt: `one-of-many-${index}` },
        headers: admin.headers,
      }),
    );
    return {
      answers: answers.filter(({ status }) => status === 200).length,
      refunds: await everySite.$count(refunds),
      mails: await mailsOf(platform, "given-back"),
    };
  },
};

const oneMonthlyInvoice: Race = {
  name: "a month of a business is invoiced once",
  crowd: 30,
  run: async (platform, crowd) => {
    const { everySite } = platform.database;
    const { id, month, admin } = await aMonthOfRides(platform, {}, ["2026-10-12"]);
    const answers = await atOnce(crowd, () =>
      platform.call("POST", `/admin/business/${id}/invoice`, {
        body: { month },
        headers: admin.headers,
      }),
    );
    return {
      answers: answers.filter(({ status }) => status === 200).length,
      invoices: await everySite.$count(businessInvoices),
      documents: await everySite.$count(documents),
    };
  },
};

const oneReminder: Race = {
  name: "what is owed is reminded of once a day",
  crowd: 30,
  run: async (platform, crowd) => {
    const { everySite } = platform.database;
    const booking = await bookRide(platform);
    await booking.company({ action: "CONFIRM" });
    const [row] = await everySite.select().from(bookings);
    const admin = await aPerson(platform, "ADMIN");
    const answers = await atOnce(crowd, () =>
      platform.call("POST", `/admin/due/BOOKING/${row?.id}/reminder`, { headers: admin.headers }),
    );
    return {
      answers: answers.filter(({ status }) => status === 200).length,
      reminders: await everySite.$count(dueReminders),
    };
  },
};

const oneRefund: Race = {
  name: "money goes back once",
  crowd: 20,
  run: async (platform, crowd) => {
    const booking = await bookRide(platform);
    await booking.pay();
    const { reference, key } = booking.booking;
    const answers = await atOnce(crowd, () =>
      platform.call("POST", `/booking/${reference}/cancel?key=${key}`, { body: {} }),
    );
    return {
      answers: answers.filter(({ status }) => status === 200).length,
      lines: await eventsOf(platform, "REFUND"),
      refunds: (await platform.database.everySite.select().from(refunds)).length,
      mails: await mailsOf(platform, "cancelled"),
    };
  },
};

const BOOKINGS = 10;

const oneNumberEach: Race = {
  name: "each invoice has the next number, for itself",
  crowd: BOOKINGS,
  run: async (platform) => {
    const all = await manyBookings(platform, BOOKINGS);
    const paid: string[] = [];
    for (const booking of all) {
      const id = await booking.checkout();
      await booking.decide(id, "PAID", "NEVER");
      paid.push(id);
    }
    await atOnce(BOOKINGS, (index) => tellPaid(platform, paid[index] ?? ""));
    const papers = await platform.database.everySite.select().from(documents);
    const owners = papers.map(({ sequence }) => sequence);
    return Object.fromEntries(
      Array.from({ length: BOOKINGS }, (_, index) => [
        `number ${index + 1}`,
        owners.filter((sequence) => sequence === index + 1).length,
      ]),
    );
  },
};

const oneRunner: Race = {
  name: "what is due is done once, whoever does it",
  crowd: 2,
  run: async (platform, crowd) => {
    const all = await manyBookings(platform, BOOKINGS);
    platform.clock.moveTo("2026-11-20T10:16:00+01:00");
    await atOnce(crowd, () => platform.runDue());
    const lines = await platform.database.everySite.select().from(bookingEvents);
    const rows = await platform.database.everySite.select().from(bookings);
    return Object.fromEntries(
      all.map(({ booking: { reference } }) => {
        const id = rows.find((row) => row.reference === reference)?.id;
        const holdLines = lines.filter(
          (line) => line.idBooking === id && line.event === "HOLD_OVER",
        );
        return [reference, holdLines.length];
      }),
    );
  },
};

let texts = 0;

const oneTermsVersion: Race = {
  name: "accepted terms are kept once, and each text has a number of its own",
  crowd: 20,
  run: async (platform, crowd) => {
    const { everySite } = platform.database;
    // Two texts: the others find the second while they keep the first.
    const saleTerms = and(eq(parameters.idSite, IN_SITE), eq(parameters.type, "SALE_TERMS"));
    const setTerms = (value: string) =>
      everySite.update(parameters).set({ value }).where(saleTerms);
    texts += 1;
    await setTerms(`<p>Terms ${texts}</p>`);
    const asking = atOnce(crowd, (index) =>
      platform.data("POST", "/booking/request", {
        body: { ...anOrder(0), idVehicle: undefined, passengers: 9, customer: somebody(index) },
        headers: { "Idempotency-Key": `one-of-many-terms-${index}` },
      }),
    );
    texts += 1;
    await Promise.all([asking, setTerms(`<p>Terms ${texts}</p>`)]);
    const versions = await everySite.select().from(termsVersions);
    const accepted = await everySite.select({ id: bookings.idTerms }).from(bookings);
    const names = versions.flatMap(({ hash, version }) => [`text ${hash}`, `version ${version}`]);
    return {
      everybody: accepted.filter(({ id }) => id !== null).length / crowd,
      ...Object.fromEntries(names.map((name) => [name, names.filter((it) => it === name).length])),
    };
  },
};

const oneClosing: Race = {
  name: "a period is closed once",
  crowd: 20,
  run: async (platform, crowd) => {
    const { headers } = await aPerson(platform, "ADMIN");
    const close = (until: string) =>
      platform.call("POST", "/admin/closing", { headers: { ...headers }, body: { until } });
    const first = await atOnce(crowd, () => close("2026-11-10"));
    const second = await atOnce(crowd, () => close("2026-11-15"));
    const rows = await platform.database.everySite.select().from(closings);
    const acts = await platform.database.everySite.select().from(auditEntries);
    const countOf = (answers: typeof first, wanted: number) =>
      answers.filter(({ status }) => status === wanted).length;
    return {
      first: countOf(first, 200),
      second: countOf(second, 200),
      told: (countOf(first, 409) + countOf(second, 409)) / (2 * crowd - 2),
      rows: rows.length / 2,
      hashes: new Set(rows.map(({ hash }) => hash)).size / 2,
      acts: acts.filter(({ after }) => rows.some(({ hash }) => hash === after?.hash)).length / 2,
    };
  },
};

const oneCode: Race = {
  name: "a code of a second factor opens one session, and so does a recovery code",
  // An account meets no more wrong ones.
  crowd: 8,
  run: async (platform, crowd) => {
    const person = await aPerson(platform, "ADMIN", IN_SITE);
    const { code } = await aSecondFactor(platform, person, IN_SITE);
    const [recoveryCode = ""] = await platform.database.inSite(IN_SITE, (tx) =>
      newRecoveryCodes(tx, { idSite: IN_SITE, idUser: person.id }),
    );
    const opened = async (given: string, times: number) => {
      const challenges = await atOnce(times, () =>
        platform.data<Challenge>("POST", "/login", {
          body: { email: person.email, password: TEST_PASSWORD },
        }),
      );
      const answers = await atOnce(times, (index) =>
        platform.call("POST", "/login/code", {
          body: { challenge: challenges[index]?.challenge, code: given },
        }),
      );
      return answers.filter(({ status }) => status === 200).length;
    };
    const half = Math.min(crowd, 8) / 2;
    return { codes: await opened(code(), half), recoveryCodes: await opened(recoveryCode, half) };
  },
};

const oneCopy: Race = {
  name: "a letter is sent again once a minute",
  crowd: 20,
  run: async (platform, crowd) => {
    const { everySite } = platform.database;
    const { headers } = await aPerson(platform, "ADMIN", IN_SITE);
    await bookRide(platform);
    const [letter] = await everySite
      .update(outbox)
      .set({ sentAt: platform.clock.now() })
      .where(eq(outbox.recipient, "contact@901.example"))
      .returning();
    const app = createApp({ ...platform.services, isDelivered: { MAIL: true, SMS: true } });
    const answers = await atOnce(crowd, async () =>
      app.request(`/admin/outbox/${letter?.id}/again`, {
        method: "POST",
        headers: { ...headers, idSite: String(IN_SITE) },
      }),
    );
    const rows = await everySite.select().from(outbox);
    return {
      done: answers.filter(({ status }) => status === 200).length,
      copies: rows.filter(({ event }) => event.includes(":again:")).length,
    };
  },
};

export const RACES = {
  oneVehicle,
  threeHolds,
  oneConfirmation,
  onePayment,
  oneOpenPayment,
  onePartialRefund,
  oneGoodsReturn,
  oneMonthlyInvoice,
  oneReminder,
  oneRefund,
  oneNumberEach,
  oneRunner,
  oneSender,
  oneTermsVersion,
  oneClosing,
  oneCode,
  oneCopy,
  oneDriver,
  oneStep,
  lastSuperAdmin,
  oneCalendarBlock,
  oneInventory,
  oneRestock,
  oneSave,
};
