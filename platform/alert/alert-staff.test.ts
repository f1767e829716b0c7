import { eq } from "drizzle-orm";
import { pino } from "pino";
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import type { Alerts } from "@/lib/contract/admin/alert";
import { alertChoices, pushDevices, pushKeys } from "@/platform/db/schema/alert";
import { outbox } from "@/platform/db/schema/outbox";
import { users } from "@/platform/db/schema/people";
import { parameters } from "@/platform/db/schema/site-look";
import { startMailSender } from "@/platform/mail/mail-sender";
import type { PushGateway } from "@/platform/push/push-gateway";
import { bookRide } from "@/testing/booked-ride";
import { aPerson, type Person } from "@/testing/scene";
import { openTestPlatform, type TestPlatform } from "@/testing/test-platform";
import { alertStaff } from "./alert-staff";

const KEYS = { p256dh: "B".repeat(87), auth: "a".repeat(22) };
const endpoint = (name: string) => `https://fcm.googleapis.com/fcm/send/${name}`;

let platform: TestPlatform;
let admin: Person;
let other: Person;
beforeAll(async () => {
  platform = await openTestPlatform();
});
afterAll(() => platform.close());
beforeEach(async () => {
  await platform.startAfresh();
  await platform.database.everySite.delete(pushDevices);
  await platform.database.everySite.delete(alertChoices);
  admin = await aPerson(platform, "ADMIN");
  other = await aPerson(platform, "SUPER_ADMIN");
});

const addDevice = ({ headers }: Person, name: string, idSite = 901) =>
  platform.call<Alerts>("POST", "/admin/alert/device", {
    body: { endpoint: endpoint(name), keys: KEYS },
    headers,
    idSite,
  });

async function alerts() {
  const rows = await platform.database.everySite
    .select()
    .from(outbox)
    .where(eq(outbox.channel, "PUSH"));
  return rows.map(({ event, recipient, text }) => ({
    kind: event.split(":")[3],
    recipient,
    ...JSON.parse(text),
  }));
}

async function send(push: PushGateway) {
  const { database, clock } = platform;
  const sender = startMailSender({
    database,
    clock,
    log: pino({ level: "silent" }),
    transport: undefined,
    sms: undefined,
    push,
    print: vi.fn(),
  });
  await sender.wake();
  await sender.stop();
}

describe("the staff", () => {
  it("is alerted of a booking, and again once it is to be confirmed, without a name", async () => {
    await addDevice(admin, "a");
    const ride = await bookRide(platform);
    await ride.pay();
    const { reference } = ride.booking;
    const told = await alerts();
    expect(told.map(({ kind, title }) => [kind, title])).toEqual([
      ["BOOKING", "Nouvelle réservation"],
      ["TO_CONFIRM", "Course à confirmer"],
    ]);
    expect(told[1]).toMatchObject({
      path: `/admin/booking/${reference}?do=CONFIRM`,
      tag: `booking:${reference}`,
    });
    expect(JSON.stringify(told)).not.toMatch(/anne|le bihan|@/i);
  });

  it("is alerted of a message, each browser once, in the language of its owner", async () => {
    await platform.database.everySite
      .update(users)
      .set({ language: "en" })
      .where(eq(users.id, other.id));
    await addDevice(admin, "a");
    await addDevice(other, "b");
    await platform.data("POST", "/message", {
      body: {
        name: "Anne Le Bihan",
        email: "anne@example.org",
        message: "Avez-vous un siège enfant ?",
        acceptPrivacy: true,
      },
    });
    expect((await alerts()).map(({ title }) => title).sort()).toEqual([
      "New message",
      "Nouveau message",
    ]);
    const alert = {
      kind: "MESSAGE" as const,
      event: "message:99",
      once: "received",
      detail: () => "",
      path: "/admin",
    };
    for (let times = 0; times < 2; times += 1) {
      await platform.database.inSite(901, (tx) => alertStaff(platform.services, tx, 901, alert));
    }
    expect(await alerts()).toHaveLength(4);
  });

  it("is not alerted of what it has silenced, by a member's browser, or on another site", async () => {
    await addDevice(admin, "a");
    const { headers } = admin;
    const body = { kind: "BOOKING", isOn: false };
    const { kinds } = await platform.data<Alerts>("PUT", "/admin/alert", { body, headers });
    expect(kinds.find(({ kind }) => kind === "BOOKING")?.isOn).toBe(false);
    const member = await aPerson(platform, "MEMBER");
    await platform.database.everySite.insert(pushDevices).values({
      idSite: 901,
      idUser: member.id,
      endpoint: endpoint("m"),
      ...KEYS,
      addedAt: platform.clock.now(),
    });
    await bookRide(platform);
    await bookRide(platform, {}, 902);
    expect(await alerts()).toEqual([]);
    await platform.data("PUT", "/admin/alert", { body: { ...body, isOn: true }, headers });
    await bookRide(platform, { startAt: "2026-12-01T09:00:00Z" });
    expect((await alerts()).map(({ kind }) => kind)).toEqual(["BOOKING"]);
  });

  it("is not alerted by what it does itself", async () => {
    const ride = await bookRide(platform);
    await ride.pay();
    await addDevice(admin, "a");
    await ride.company({ action: "CONFIRM" });
    await ride.company({ action: "CANCEL", reason: "SERVICE_UNAVAILABLE" });
    expect(await alerts()).toEqual([]);
  });

  it("is sent a text message too, where the site says so and has a gateway", async () => {
    const set = (type: string, value: string) =>
      platform.database.everySite
        .insert(parameters)
        .values({ idSite: 901, type, value })
        .onConflictDoUpdate({ target: [parameters.idSite, parameters.type], set: { value } });
    const alert = {
      kind: "TO_CONFIRM" as const,
      event: "booking:EST-7K2M4P",
      once: 1,
      detail: () => "EST-7K2M4P · 27/11 à 14:30",
      path: "/admin/booking/EST-7K2M4P?do=CONFIRM",
    };
    const texts = async (once: number, isDelivered: boolean) => {
      await platform.database.inSite(901, (tx) =>
        alertStaff(
          { ...platform.services, isDelivered: { MAIL: true, SMS: isDelivered } },
          tx,
          901,
          { ...alert, once },
        ),
      );
      const rows = await platform.database.everySite.select().from(outbox);
      return rows.filter(({ channel }) => channel === "SMS");
    };
    await set("COMPANY_MOBILE", "06 39 98 01 02");
    expect(await texts(1, true)).toEqual([]);
    await set("STAFF_TEXT_ALERTS", "true");
    expect(await texts(2, false)).toEqual([]);
    const [text] = await texts(3, true);
    expect(text).toMatchObject({ recipient: "+33639980102" });
    expect(text?.text).toMatch(/^Course à confirmer : EST-7K2M4P/);
    expect(text?.text.length).toBeLessThanOrEqual(160);
  });
});

describe("a browser", () => {
  it("is alerted by a known push service alone", async () => {
    for (const address of [
      "https://127.0.0.1/",
      "http://fcm.googleapis.com/x",
      "https://x.example/",
    ]) {
      const { status, answer } = await platform.call("POST", "/admin/alert/device", {
        body: { endpoint: address, keys: KEYS },
        headers: admin.headers,
      });
      expect(status).toBe(422);
      expect(JSON.stringify(answer)).toContain("PUSH_SERVICE_UNKNOWN");
    }
  });

  it("is alerted nowhere else, should the address of a browser have become another one", async () => {
    await addDevice(admin, "a");
    await platform.database.everySite
      .update(pushDevices)
      .set({ endpoint: "https://127.0.0.1;.push.apple.com/x" });
    await bookRide(platform);
    const push = vi.fn<PushGateway>(async () => "TAKEN");
    await send(push);
    expect(push).not.toHaveBeenCalled();
  });

  it("becomes another's who logs in on it, and goes with a new password", async () => {
    await addDevice(admin, "a");
    await addDevice(other, "a");
    const owners = () => platform.database.everySite.select().from(pushDevices);
    expect((await owners()).map(({ idUser }) => idUser)).toEqual([other.id]);
    await platform.database.everySite
      .update(users)
      .set({ passwordHash: "another" })
      .where(eq(users.id, other.id));
    expect(await owners()).toEqual([]);
  });

  it("is handed what there is to tell once, and dropped when it has left", async () => {
    const { answer } = await addDevice(admin, "a");
    await bookRide(platform);
    const push = vi.fn<PushGateway>(async () => "TAKEN");
    await send(push);
    await send(push);
    expect(push).toHaveBeenCalledTimes(1);
    const [to, alert] = push.mock.calls[0] ?? [];
    expect(to).toMatchObject({ endpoint: endpoint("a"), keys: KEYS });
    expect(to?.vapid.publicKey).toBe((answer.data as Alerts).publicKey);
    expect(alert?.topic).toMatch(/^[\w-]{32}$/);
    await bookRide(platform, { startAt: "2026-12-01T09:00:00Z" });
    await send(async () => "GONE");
    expect(await platform.database.everySite.select().from(pushDevices)).toEqual([]);
  });

  it("is tried again where its service is away, and not once it is no news", async () => {
    await addDevice(admin, "a");
    await bookRide(platform);
    const push = vi.fn<PushGateway>(async () => {
      throw new Error("The push service answered 503");
    });
    await send(push);
    const later = (minutes: number) => {
      const at = new Date(platform.clock.now().getTime() + minutes * 60_000);
      platform.clock.moveTo(at.toISOString());
    };
    later(2);
    await send(push);
    expect(push).toHaveBeenCalledTimes(2);
    later(90);
    await send(push);
    expect(push).toHaveBeenCalledTimes(2);
    const rows = await platform.database.everySite.select().from(outbox);
    expect(rows.filter(({ channel, sentAt }) => channel === "PUSH" && !sentAt)).toEqual([]);
  });
});

it("makes the keys of a site once, whoever asks for them at once", async () => {
  await platform.database.everySite.delete(pushKeys);
  const { headers } = admin;
  const asked = await Promise.all(
    [1, 2, 3].map(() => platform.data<Alerts>("GET", "/admin/alert", { headers })),
  );
  expect(new Set(asked.map(({ publicKey }) => publicKey)).size).toBe(1);
  const [keys] = await platform.database.everySite.select().from(pushKeys);
  expect(keys?.publicKey).toBe(asked[0]?.publicKey);
});
