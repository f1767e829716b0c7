import { afterAll, beforeAll, beforeEach, expect, it } from "vitest";
import type { FareList } from "@/lib/contract/booking";
import { createRateLimits } from "@/platform/http/rate-limits";
import { askForRide, bookRide } from "@/testing/booked-ride";
import { buyWine } from "@/testing/bought-order";
import { anOrder, aRide } from "@/testing/ride-order";
import { aPerson } from "@/testing/scene";
import { aShopOrder, readShop } from "@/testing/shop-order";
import { shopSite } from "@/testing/shop-site";
import { openTestPlatform, type TestPlatform } from "@/testing/test-platform";
import { tinySite } from "@/testing/tiny-site";
import { writtenMails } from "@/testing/written-mails";

const LETTERS = 8;
const LINKS = 3;
const FLOOD = 12;

let platform: TestPlatform;
let addresses = 0;

beforeAll(async () => {
  const { unpaidLetter, lostLink } = createRateLimits();
  platform = await openTestPlatform({
    sites: [tinySite(901), shopSite(902)],
    services: { rateLimits: { ...createRateLimits(10_000), unpaidLetter, lostLink } },
  });
});
beforeEach(() => platform.startAfresh());
afterAll(() => platform.close());

/** Makes an address under which nothing was ordered yet. */
function newAddress(): string {
  addresses += 1;
  return `victim-${addresses}@example.org`;
}

async function lettersTo(email: string): Promise<string[]> {
  const mails = await writtenMails(platform);
  const letters = mails.filter(({ recipient }) => recipient.toLowerCase() === email);
  return letters.map(({ event }) => event.split(":")[2] ?? "");
}

const noticesTo = async (company: string) =>
  (await writtenMails(platform)).filter(({ recipient }) => recipient === company).length;

const customer = (email: string) => ({ ...anOrder(0).customer, email });

/** Repeats a call as often as a flood does. */
async function flood(ask: (index: number) => Promise<unknown>): Promise<void> {
  for (let index = 0; index < FLOOD; index += 1) await ask(index);
}

it("requests in a stranger's name are all taken, and write to them a few times only", async () => {
  const email = newAddress();
  await flood((index) =>
    askForRide(platform, { customer: customer(index % 2 ? email : email.toUpperCase()) }),
  );
  expect(await lettersTo(email)).toEqual(Array(LETTERS).fill("requested"));
  expect(await noticesTo("contact@901.example")).toBe(FLOOD);
});

it("changes of a ride that nobody has paid for write no more, and neither does its end", async () => {
  const email = newAddress();
  const { booking, cancel } = await bookRide(platform, { customer: customer(email) });
  await flood((index) =>
    platform.data("PUT", `/booking/${booking.reference}?key=${booking.key}`, {
      body: aRide({ passengers: 1 + (index % 2) }),
    }),
  );
  await cancel();
  expect(await lettersTo(email)).toHaveLength(LETTERS);
});

it("orders of the shop in a stranger's name write to them a few times only", async () => {
  const email = newAddress();
  const shop = await readShop(platform, 902);
  const user = { email, phone: "06 39 98 01 02", birthdate: "1990-02-28" };
  await flood(() => buyWine(platform, aShopOrder(shop, { "B-75": 1 }, { user }), { idSite: 902 }));
  expect(await lettersTo(email)).toEqual(Array(LETTERS).fill("received"));
});

it("whoever pays gets every letter, and so does whom the company answers", async () => {
  const email = newAddress();
  const ride = await bookRide(platform, { customer: customer(email) });
  const request = await askForRide(platform, { customer: customer(email) });
  await flood(() => askForRide(platform, { customer: customer(email) }));
  await ride.pay();
  await ride.company({ action: "CONFIRM" });
  const { grids } = await platform.data<FareList>("GET", "/fare");
  const idVehicle = grids.at(-1)?.idVehicle ?? 0;
  await request.company({ action: "PRICE", idVehicle, total: 450 });
  expect((await lettersTo(email)).slice(LETTERS)).toEqual(["paid", "confirmed", "quote"]);
});

it("a member gets every letter at their own address, and a stranger none more for that", async () => {
  const member = await aPerson(platform);
  const stranger = newAddress();
  const ask = (email: string, index: number) =>
    platform.data("POST", "/booking/request", {
      body: { ...anOrder(0), idVehicle: undefined, passengers: 9, customer: customer(email) },
      headers: { ...member.headers, "Idempotency-Key": `member-${email}-${index}` },
    });
  await flood((index) => ask(member.email, index));
  await flood((index) => ask(stranger, index));
  expect(await lettersTo(member.email)).toHaveLength(FLOOD);
  expect(await lettersTo(stranger)).toHaveLength(LETTERS);
});

it("a lost link is mailed a few times only, and its caller learns nothing of it", async () => {
  const email = newAddress();
  const { booking } = await bookRide(platform, { customer: customer(email) });
  const shop = await readShop(platform, 902);
  const user = { email, phone: "06 39 98 01 02", birthdate: "1990-02-28" };
  const order = aShopOrder(shop, { "B-75": 1 }, { user });
  const { made } = await buyWine(platform, order, { idSite: 902 });
  const find = { email, reference: booking.reference };
  const findOrder = { email, reference: made.reference };
  await flood(() => platform.data("POST", "/booking/find", { body: find }));
  await flood(() => platform.data("POST", "/order/find", { body: findOrder, idSite: 902 }));
  const links = (await lettersTo(email)).filter((name) => name === "link");
  expect(links).toHaveLength(2 * LINKS);
});
