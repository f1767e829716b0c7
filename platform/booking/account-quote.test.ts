import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import type { NewBooking, Quote } from "@/lib/contract/booking";
import { bookings } from "@/platform/db/schema/booking";
import { businesses, businessMembers } from "@/platform/db/schema/business";
import { aBusiness } from "@/testing/business-account";
import { anOrder, aRide } from "@/testing/ride-order";
import { aPerson, type Person } from "@/testing/scene";
import { vehicleIds } from "@/testing/taken-ride";
import { openTestPlatform, type TestPlatform } from "@/testing/test-platform";

let platform: TestPlatform;
let member: Person;
let saloon: number;
beforeAll(async () => {
  platform = await openTestPlatform();
  [saloon] = await vehicleIds(platform);
});
beforeEach(async () => {
  await platform.startAfresh();
  member = await aPerson(platform, "MEMBER");
  const { id: idBusiness } = await aBusiness(platform, { discountPercent: 10 });
  await platform.database.everySite
    .insert(businessMembers)
    .values({ idSite: 901, idUser: member.id, idBusiness, costCentre: "Direction" });
});
afterAll(() => platform.close());

const quote = (headers?: Record<string, string>) =>
  platform.data<Quote>("POST", "/booking/quote", {
    body: aRide({ idVehicle: saloon }),
    ...(headers && { headers }),
  });
let keys = 0;
const book = (change: object, headers: Record<string, string> = member.headers) => {
  const order = anOrder(saloon);
  const customer = {
    ...order.customer,
    kind: "PROFESSIONAL",
    company: "Chantiers & Fils",
    address: "12 rue de la Paix, Nantes",
  };
  return platform.call<NewBooking>("POST", "/booking", {
    body: { ...order, customer, ...change },
    headers: { ...headers, "Idempotency-Key": `account-quote-${++keys}` },
  });
};

describe("the quote of a member who books for a business", () => {
  it("says what booking on its account then asks for, vehicle by vehicle", async () => {
    const { account, vehicles, idVehicle, total, dueNow } = await quote(member.headers);
    expect(account).toMatchObject({
      business: "Chantiers & Fils",
      costCentres: ["Direction", "Marketing"],
      costCentre: "Direction",
      deposit: 0,
      dueNow: 0,
    });
    expect(account?.total).toBeCloseTo(total * 0.9, 2);
    expect(account?.totals).toHaveLength(vehicles.length);
    expect(account?.totals[vehicles.findIndex(({ id }) => id === idVehicle)]).toBe(account?.total);
    // The price of a ride of their own stands beside it.
    expect(dueNow).toBeGreaterThan(0);
    const { answer } = await book({});
    expect(answer.data).toMatchObject({
      total: account?.total,
      lines: account?.lines,
      dueNow: account?.dueNow,
    });
  });

  it("is nobody else's, and nobody's once the account is closed", async () => {
    expect((await quote()).account).toBeNull();
    expect((await quote((await aPerson(platform, "MEMBER")).headers)).account).toBeNull();
    await platform.database.everySite.update(businesses).set({ isActive: false });
    expect((await quote(member.headers)).account).toBeNull();
  });
});

describe("the cost centre of a booking", () => {
  const stored = async () => {
    const [row] = await platform.database.everySite.select().from(bookings);
    return row && { costCentre: row.costCentre, isOnAccount: row.idBusiness !== null };
  };
  it.each([
    [{}, "Direction"],
    [{ costCentre: "Marketing" }, "Marketing"],
    [{ costCentre: null }, null],
  ])("is what the member chooses, or theirs: %j", async (change, costCentre) => {
    expect((await book(change)).status).toBe(200);
    expect(await stored()).toEqual({ costCentre, isOnAccount: true });
  });

  it("is refused at its field where the business has none of that name, and of who has no account", async () => {
    for (const [change, headers] of [
      [{ costCentre: "Lune" }, member.headers],
      [{ costCentre: "Direction" }, (await aPerson(platform, "MEMBER")).headers],
      [{ costCentre: "Direction" }, {}],
      [{ costCentre: "Direction", customer: anOrder(saloon).customer }, member.headers],
    ] as const) {
      const { status, answer } = await book(change, headers as Record<string, string>);
      expect(status).toBe(422);
      expect(answer.data).toHaveProperty("errors.costCentre.code", "INVALID");
    }
    expect(await stored()).toBeUndefined();
  });
});
