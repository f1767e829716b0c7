import { and, eq, isNull } from "drizzle-orm";
import type { Alerts } from "@/lib/contract/admin/alert";
import type { Opened } from "@/lib/contract/auth";
import type { FareList, Quote } from "@/lib/contract/booking";
import type { StaffPage } from "@/lib/contract/booking-staff";
import type { Declination, ProductList } from "@/lib/contract/product";
import type { ShippingOptions, ShippingPrices } from "@/lib/contract/shipping";
import type { Attention } from "@/lib/contract/user";
import { deadlines } from "@/platform/db/schema/deadline";
import { outbox } from "@/platform/db/schema/outbox";
import { eraseBodies } from "@/platform/mail/erase-bodies";
import { mailSenderAddress } from "@/platform/mail/mail-sender-address";
import { bookRide } from "@/testing/booked-ride";
import { buyWine } from "@/testing/bought-order";
import { pdfText } from "@/testing/pdf-text";
import { anOrder, aRide } from "@/testing/ride-order";
import { aPerson } from "@/testing/scene";
import { aShopOrder, readShop } from "@/testing/shop-order";
import { TEST_PASSWORD, type TestPlatform } from "@/testing/test-platform";

/** Look at a platform of `shopSite`, which returns the visible effect of a setting. */
type Look = (platform: TestPlatform) => Promise<unknown>;

/** Place where a setting is seen, and the effects of two values of it. */
export type SeenInPlatform = [look: Look, ...byValue: [value: string, seen: unknown][]];

/** Returns the first error of a refused call by its field, or a part of an accepted one. */
const asked =
  <Told>(method: string, path: string, body: unknown, wanted: (told: Told) => unknown): Look =>
  async (platform) => {
    const { answer } = await platform.call<Told>(method, path, { body });
    if (answer.success) return wanted(answer.data);
    const [[field, error] = []] = Object.entries(answer.data.errors ?? {});
    return field ? [field, error?.code] : answer.data.code;
  };

export const ofQuote = (
  wanted: (quote: Quote) => unknown,
  change: Parameters<typeof aRide>[0] = {},
) => asked<Quote>("POST", "/booking/quote", aRide(change), wanted);

/** Returns the least price for a parcel of two bottles, or why nobody takes it. */
export const parcel =
  (change: { country?: string; postalCode?: string } = {}): Look =>
  async (platform) => {
    const shop = await readShop(platform);
    const { shippingPrices, problem } = await platform.data<ShippingPrices>(
      "POST",
      "/calculate/shipping-fees",
      {
        body: {
          products: [{ idProduct: shop.id("R-75"), quantity: 2 }],
          ...{ postalCode: "44000", country: "FR", ...change },
        },
      },
    );
    return shippingPrices[0]?.price ?? problem;
  };

export const ofShippingOptions = (wanted: (options: ShippingOptions) => unknown): Look =>
  asked("GET", "/shipping/options", undefined, wanted);

/** Reads the shop's statement on the stock of a product. */
export const ofStock =
  (slug: string, wanted: (stock: Declination["stock"] | undefined) => unknown): Look =>
  async (platform) => {
    const { products } = await platform.data<ProductList>("GET", "/product");
    return wanted(products.find((product) => product.slug === slug)?.declinations.at(-1)?.stock);
  };
export const label = (slug: string) => ofStock(slug, (stock) => stock?.label);

/** Returns the page of the amounts due for an unpaid ride of 25 November, a month later. */
export async function unpaidRide(platform: TestPlatform) {
  const customer = {
    ...anOrder(0).customer,
    kind: "PROFESSIONAL" as const,
    company: "Atelier Kerguelen",
    address: "3 rue du Port, 44000 Nantes",
  };
  const ride = await bookRide(platform, { customer });
  await ride.pay();
  await ride.company({ action: "CONFIRM" });
  await platform.runUntil("2026-11-25T13:00:00+01:00");
  const [invoice] = await platform.database.everySite
    .select()
    .from(deadlines)
    .where(and(eq(deadlines.kind, "INVOICE"), isNull(deadlines.doneAt)));
  await platform.runUntil("2026-12-25T13:00:00+01:00");
  const path = `/booking/${ride.booking.reference}/company?key=${await ride.companyKey()}`;
  const page = await platform.data<StaffPage>("GET", path);
  await platform.startAfresh();
  return { ...page, invoicedAt: invoice?.dueAt.toISOString() };
}

/** Returns the days between a delivery and the letter that asks for a review. */
export async function reviewDelay(platform: TestPlatform) {
  const order = await buyWine(platform, aShopOrder(await readShop(platform), { "B-75": 2 }));
  await order.pay();
  await order.company({ action: "SHIP" });
  await order.company({ action: "DELIVERED" });
  const [row] = await platform.database.everySite
    .select()
    .from(deadlines)
    .where(eq(deadlines.kind, "ORDER_REVIEW"));
  const now = platform.clock.now().getTime();
  await platform.startAfresh();
  return row && (row.dueAt.getTime() - now) / 86_400_000;
}

/** Returns the account that a customer who pays by transfer is told of. */
export async function account(platform: TestPlatform) {
  const shop = await readShop(platform);
  const body = aShopOrder(shop, { "B-75": 2 }, { paymentMethod: "TRANSFER" });
  const { page } = await buyWine(platform, body);
  const { transfer } = await page();
  await platform.startAfresh();
  return transfer;
}

/** Tells whether the text of a letter that was sent thirty days ago is there. */
export async function isOldLetterKept(platform: TestPlatform) {
  const { everySite } = platform.database;
  await everySite.delete(outbox);
  await bookRide(platform);
  const at = new Date(platform.clock.now().getTime() - 30 * 86_400_000);
  await everySite.update(outbox).set({ createdAt: at, sentAt: at });
  await eraseBodies(everySite, platform.clock.now());
  const [letter] = await everySite.select().from(outbox);
  await platform.startAfresh();
  return letter?.bodyErasedAt === null;
}

/** Returns the answer to a second ride of the vehicle in the evening of a day. */
export async function secondRide(platform: TestPlatform) {
  await bookRide(platform);
  const { grids } = await platform.data<FareList>("GET", "/fare");
  const body = anOrder(grids[0]?.idVehicle ?? 0, { startAt: "2026-11-25T18:00:00+01:00" });
  const headers = { "Idempotency-Key": `second-${Math.floor(performance.now() * 1000)}` };
  const { status } = await platform.call("POST", "/booking", { body, headers });
  await platform.startAfresh();
  return status;
}

/** Reads the panel's answer to a member of staff, or the code of its refusal. */
export const told =
  <Told>(role: "ADMIN" | "DRIVER", path: string, wanted: (told: Told) => unknown): Look =>
  async (platform) => {
    const { headers } = await aPerson(platform, role);
    const { answer } = await platform.call<Told>("GET", path, { headers: { ...headers } });
    return answer.success ? wanted(answer.data) : answer.data.code;
  };
export const alerts = (wanted: (alerts: Alerts) => unknown) =>
  told("ADMIN", "/admin/alert", wanted);

/** Returns the seconds after which a session that a member of staff has just opened is idle. */
export async function idleIn(platform: TestPlatform) {
  const { email } = await aPerson(platform, "ADMIN");
  const body = { email, password: TEST_PASSWORD };
  const { token } = await platform.data<Opened>("POST", "/login", { body });
  const call = { headers: { Authorization: token } };
  return (await platform.data<Attention>("GET", "/user/session/attention", call)).idleInSeconds;
}

/** Registers a boy of twelve, and returns the fault. */
export const boyRegisters = asked(
  "POST",
  "/register",
  {
    firstname: "Titouan",
    lastname: "Le Bihan",
    email: "titouan@example.org",
    phone: "06 39 98 01 05",
    kind: "CONSUMER",
    password: "sous les pins parasols",
    birthdate: "2014-05-14",
    acceptTerms: true,
  },
  () => "registered",
);

/** Reads the grapes of the red in its technical sheet. */
export async function grapes(platform: TestPlatform) {
  const { products } = await platform.data<ProductList>("GET", "/product");
  const id = products.find(({ slug }) => slug === "rouge")?.id;
  const sheet = await platform.app.request(`/product/generate/file/${id}`, {
    headers: { idSite: "901", userLang: "fr_FR" },
  });
  const { text } = await pdfText(new Uint8Array(await sheet.arrayBuffer()));
  return /Cépages Cabernet franc/.test(text);
}

export const sender = ({ database }: TestPlatform) => mailSenderAddress(database.everySite, 901);
export const part =
  <Told>(look: (platform: TestPlatform) => Promise<Told>, wanted: (told: Told) => unknown): Look =>
  async (platform) =>
    wanted(await look(platform));
