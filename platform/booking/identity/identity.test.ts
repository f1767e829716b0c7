import { eq } from "drizzle-orm";
import sharp from "sharp";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import type { IdentityCheck } from "@/lib/contract/admin/identity";
import type { BookingPage, HandedIdentity } from "@/lib/contract/booking-page";
import { auditEntries } from "@/platform/db/schema/audit";
import { identityCopies } from "@/platform/db/schema/customer";
import { type BookedRide, bookRide } from "@/testing/booked-ride";
import { documentForm, makeLarge } from "@/testing/identity-copy";
import { aPerson, type Person } from "@/testing/scene";
import { openTestPlatform, type TestPlatform } from "@/testing/test-platform";
import { writtenMails } from "@/testing/written-mails";

const DAY = 24 * 60 * 60_000;

let platform: TestPlatform;
let admin: Person;
let ride: BookedRide;
let idBooking: number;

beforeAll(async () => {
  platform = await openTestPlatform();
});
afterAll(() => platform.close());
beforeEach(async () => {
  await platform.startAfresh();
  admin = await aPerson(platform, "ADMIN");
  ride = await bookRide(platform, { startAt: "2026-12-20T10:00:00+01:00" });
  idBooking = await makeLarge(platform, ride.booking.reference);
});

const path = () => `/booking/${ride.booking.reference}`;
const handIn = async (file?: File) =>
  platform.call<HandedIdentity>("POST", `${path()}/identity?key=${ride.booking.key}`, {
    body: await documentForm(file),
  });
const page = () =>
  platform.data<BookingPage>("GET", `${path()}?key=${ride.booking.key}`).then((of) => of.identity);
const staffPath = () => `/admin/booking/${idBooking}/identity`;
const seen = () => platform.data<IdentityCheck>("GET", staffPath(), { headers: admin.headers });
const open = async (by = admin, id?: number) => {
  const copy = id ?? (await seen()).copy?.id;
  return platform.app.request(`${staffPath()}/${copy}`, {
    headers: { idSite: "901", ...by.headers },
  });
};
const kept = () => platform.database.everySite.select().from(identityCopies);
const isStored = async (name: string) =>
  (await platform.services.media.read({ idSite: 901, name })) !== undefined;

describe("a copy of a proof of identity", () => {
  it("is handed in for a large booking, looked at by the staff, and deleted as it is checked", async () => {
    expect(await page()).toEqual({ receivedAt: null, isChecked: false, isAsked: true });
    const { status, answer } = await handIn();
    expect([status, answer.data]).toEqual([200, await page()]);
    expect((await page())?.receivedAt).toMatch(/^2026-/);
    const mails = await writtenMails(platform);
    expect(mails.filter(({ event }) => event.includes(":identity-"))).toMatchObject([
      { subject: `Pièce d’identité à vérifier\u00a0: ${ride.booking.reference}`, attachments: [] },
    ]);

    const opened = await open();
    expect(opened.headers.get("content-disposition")).toContain("attachment");
    const { format, exif } = await sharp(await opened.arrayBuffer()).metadata();
    expect([format, exif]).toEqual(["jpeg", undefined]);
    const log = await platform.database.everySite.select().from(auditEntries);
    expect(log.filter(({ action }) => action === "READ_IDENTITY")).toMatchObject([
      { subject: `booking ${ride.booking.reference}`, by: admin.email },
    ]);

    const [copy] = await kept();
    await platform.call("POST", staffPath(), {
      headers: admin.headers,
      body: { document: "PASSPORT" },
    });
    expect((await seen()).copy).toBeNull();
    expect((await open(admin, copy?.id)).status).toBe(404);
    await platform.runDue();
    expect(await kept()).toEqual([]);
    expect(await isStored(copy?.storedAs ?? "")).toBe(false);
    expect(await page()).toEqual({ receivedAt: null, isChecked: true, isAsked: false });
    expect((await handIn()).status).toBe(409);
  });

  it("takes the place of the one before it, and is gone after seven days", async () => {
    await ride.pay();
    await handIn();
    const [first] = await kept();
    await handIn();
    await platform.runDue();
    const [second, ...others] = await kept();
    expect(others).toEqual([]);
    expect(second?.id).not.toBe(first?.id);
    expect(await isStored(first?.storedAs ?? "")).toBe(false);
    const until = (after: number) =>
      platform.runUntil(new Date(platform.clock.now().getTime() + after).toISOString());
    await until(7 * DAY - 60_000);
    expect(await isStored(second?.storedAs ?? "")).toBe(true);
    await until(61_000);
    expect(await kept()).toEqual([]);
    expect(await isStored(second?.storedAs ?? "")).toBe(false);
    expect((await page())?.isAsked).toBe(true);
  });

  it.each<[string, () => Promise<File> | File, string]>([
    [
      "no picture",
      () => new File(["hello"], "carte.jpg", { type: "image/jpeg" }),
      "FORM_FILE_UNKNOWN",
    ],
    ["nothing", () => new File([], ""), "REQUIRED"],
  ])("is refused at its field where it is %s", async (_, file, code) => {
    const { status, answer } = await handIn(await file());
    expect(status).toBe(422);
    expect(answer.data).toHaveProperty(["errors", "document", "code"], code);
    expect(await kept()).toEqual([]);
  });

  it("is not asked for with a smaller booking, nor taken from who has not its key", async () => {
    const small = await bookRide(platform, { startAt: "2026-12-21T10:00:00+01:00" });
    const of = async (reference: string, key: string) =>
      (
        await platform.call("POST", `/booking/${reference}/identity?key=${key}`, {
          body: await documentForm(),
        })
      ).status;
    expect(await of(small.booking.reference, small.booking.key)).toBe(409);
    expect(await of(ride.booking.reference, small.booking.key)).toBe(404);
    expect(await kept()).toEqual([]);
    const driver = await aPerson(platform, "DRIVER");
    await handIn();
    expect((await open(driver, (await kept())[0]?.id)).status).toBe(403);
  });

  it("is one alone, however many come at once", async () => {
    await Promise.all([handIn(), handIn(), handIn()]);
    await platform.runDue();
    const copies = await platform.database.everySite
      .select()
      .from(identityCopies)
      .where(eq(identityCopies.idBooking, idBooking));
    expect(copies).toHaveLength(1);
  });
});
