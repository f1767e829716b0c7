import { beforeEach, describe, expect, it, vi } from "vitest";
import { type Call, CallError, unreachable } from "@/lib/api/call";
import type { ErrorResponse } from "@/lib/contract/envelope";
import type { AccessPoint, CarrierOffer } from "@/lib/contract/shipping";
import { EMPTY_CHECKOUT } from "./checkout-state";
import { useCheckout } from "./checkout-store";

const stored = new Map<string, string>();
const checkout = () => useCheckout.getState();

const NANTES = { postalCode: "44000", name: "Nantes" };
const ANGERS = { postalCode: "49000", name: "Angers" };
const CHRONO = { id: 1, name: "Chrono", price: 12, deliveryType: "DELIVERY" } as CarrierOffer;
const RELAY = { id: 2, name: "Relais", price: 7, deliveryType: "PICKUP" } as CarrierOffer;
const POINT = { id: "FR-1", name: "Tabac de la Gare" } as AccessPoint;
const CART = [{ id: 5, quantity: 6 }];

const answering = (...shippingPrices: CarrierOffer[]) =>
  vi.fn(async () => ({ shippingPrices, problem: null })) as unknown as Call &
    ReturnType<typeof vi.fn>;
const failing = (error: Error) => vi.fn(() => Promise.reject(error)) as unknown as Call;

beforeEach(() => {
  vi.stubGlobal("sessionStorage", {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => stored.set(key, value),
    removeItem: (key: string) => stored.delete(key),
  });
  checkout().clear();
  checkout().choosePlace({ city: NANTES });
});

describe("the way of delivery (§4)", () => {
  const chosen = { carrier: RELAY, shippingPrices: [CHRONO, RELAY], accessPointAddress: POINT };

  it("takes carrier, city, prices and access point away when one collects", () => {
    useCheckout.setState({ ...chosen, errorCartMessage: "No." });
    checkout().chooseDeliveryType("clickAndCollect");
    const { carrier, city, shippingPrices, accessPointAddress, errorCartMessage } = checkout();
    expect({ carrier, city, shippingPrices, accessPointAddress, errorCartMessage }).toEqual({
      carrier: null,
      city: null,
      shippingPrices: [],
      accessPointAddress: null,
      errorCartMessage: null,
    });
  });

  it.each(["delivery", "no_delivery"] as const)("keeps them for %s", (deliveryType) => {
    useCheckout.setState(chosen);
    checkout().chooseDeliveryType(deliveryType);
    expect(checkout()).toMatchObject({ ...chosen, city: NANTES, deliveryType });
  });

  it("has other carriers and access points in another place", () => {
    useCheckout.setState(chosen);
    checkout().choosePlace({ country: { id: 56, alphaTwo: "BE" }, city: null });
    expect(checkout()).toMatchObject({ ...EMPTY_CHECKOUT, country: { id: 56, alphaTwo: "BE" } });
  });

  it("needs no access point with a carrier who comes home", () => {
    useCheckout.setState(chosen);
    checkout().chooseCarrier(RELAY);
    expect(checkout().accessPointAddress).toBe(POINT);
    checkout().chooseCarrier(CHRONO);
    expect(checkout()).toMatchObject({ carrier: CHRONO, accessPointAddress: null });
  });

  it("has the days of an address, and the times of a day", () => {
    checkout().chooseSlot({ idAddress: 3 });
    checkout().chooseSlot({ date: "2026-12-01" });
    checkout().chooseSlot({ idSchedule: 9 });
    expect(checkout().clickAndCollect).toEqual({ idAddress: 3, date: "2026-12-01", idSchedule: 9 });
    checkout().chooseSlot({ date: "2026-12-02" });
    expect(checkout().clickAndCollect).toEqual({
      idAddress: 3,
      date: "2026-12-02",
      idSchedule: null,
    });
    checkout().chooseSlot({ idAddress: 4 });
    expect(checkout().clickAndCollect).toEqual({ idAddress: 4, date: null, idSchedule: null });
  });
});

describe("the prices of shipping (§4, §8)", () => {
  it("are those of the products, the place and the code", async () => {
    const call = answering(RELAY, CHRONO);
    checkout().change({ discount: { value: { code: "FRANCO" } } as never });
    await checkout().calculateShipping(call, CART);
    expect(call).toHaveBeenCalledExactlyOnceWith("POST /calculate/shipping-fees", {
      body: {
        products: [{ idProduct: 5, quantity: 6 }],
        postalCode: "44000",
        country: "FR",
        discountCode: "FRANCO",
      },
    });
    expect(checkout()).toMatchObject({ shippingPrices: [RELAY, CHRONO], isCalculating: false });
  });

  it("are not asked for twice at a time", async () => {
    const call = answering(CHRONO);
    const first = checkout().calculateShipping(call, CART);
    expect(checkout().isCalculating).toBe(true);
    await checkout().calculateShipping(call, CART);
    expect(checkout().isCalculating).toBe(true);
    await first;
    expect(call).toHaveBeenCalledOnce();
    expect(checkout().isCalculating).toBe(false);
  });

  it.each([
    ["the provider's sentence", callError("Too many bottles."), "Too many bottles."],
    ["that none came", unreachable(0, "Failed to fetch"), "UNREACHABLE"],
  ])("are none after a failure, nor is there a carrier, but %s", async (_name, error, message) => {
    useCheckout.setState({ carrier: CHRONO, shippingPrices: [CHRONO] });
    await checkout().calculateShipping(failing(error), CART);
    expect(checkout()).toMatchObject({
      carrier: null,
      shippingPrices: [],
      isCalculating: false,
      errorCartMessage: message,
    });
  });

  it("are none of a postcode that is refused, in the words of its field, till another is chosen", async () => {
    const postalCodeError = { code: "POSTAL_CODE_INVALID", message: "Five digits." } as const;
    const error = callError("Some fields need correcting.", { postalCode: postalCodeError });
    useCheckout.setState({ carrier: CHRONO, shippingPrices: [CHRONO] });
    await checkout().calculateShipping(failing(error), CART);
    expect(checkout()).toMatchObject({
      carrier: null,
      shippingPrices: [],
      errorCartMessage: null,
      errorCity: "Five digits.",
    });
    expect(stored.get("checkout")).not.toContain("Five digits.");
    checkout().choosePlace({ city: ANGERS });
    expect(checkout().errorCity).toBeNull();
  });

  it("say what is wrong by field before that something is", async () => {
    const countryError = { code: "COUNTRY_UNKNOWN", message: "No such country." } as const;
    await checkout().calculateShipping(
      failing(callError("Some fields.", { country: countryError })),
      CART,
    );
    expect(checkout()).toMatchObject({ errorCartMessage: "No such country.", errorCity: null });
  });

  it("are none where nobody carries it, and why is said", async () => {
    const problem = "We do not deliver to this address.";
    useCheckout.setState({ carrier: CHRONO, shippingPrices: [CHRONO] });
    const call = vi.fn(async () => ({ shippingPrices: [], problem }));
    await checkout().calculateShipping(call as unknown as Call, CART);
    expect(checkout()).toMatchObject({
      carrier: null,
      shippingPrices: [],
      errorCartMessage: problem,
    });
  });

  it("are none of an empty cart", async () => {
    const call = answering(CHRONO);
    useCheckout.setState({ carrier: CHRONO, shippingPrices: [CHRONO] });
    await expect(checkout().calculateShipping(call, [])).rejects.toThrow("No products in cart");
    expect(call).not.toHaveBeenCalled();
    expect(checkout()).toMatchObject({ carrier: null, shippingPrices: [], isCalculating: false });
  });

  it("come with the carrier to the door, where none was chosen yet", async () => {
    await checkout().calculateShipping(answering(RELAY, CHRONO), CART);
    expect(checkout().carrier).toEqual(CHRONO);
  });

  it("leave a carrier chosen who still comes, at the new price", async () => {
    checkout().chooseCarrier(CHRONO);
    await checkout().calculateShipping(answering({ ...CHRONO, price: 0 }, RELAY), CART);
    expect(checkout().carrier).toMatchObject({ id: 1, price: 0 });
    await checkout().calculateShipping(answering(RELAY), CART);
    expect(checkout().carrier).toBeNull();
  });

  it.each([
    ["at the new price", CHRONO, { ...RELAY, price: 0 }],
    ["where none was before", null, { ...RELAY, price: 0 }],
    ["who is none where they do not come", CHRONO, null],
  ])("leave the carrier chosen meanwhile, %s", async (_name, before, after) => {
    checkout().chooseCarrier(before);
    const calculated = checkout().calculateShipping(
      answering(CHRONO, ...(after ? [after] : [])),
      CART,
    );
    checkout().chooseCarrier(RELAY);
    await calculated;
    expect(checkout().carrier).toEqual(after);
  });

  it("are those of the place that is chosen when they arrive", async () => {
    const call = vi
      .fn()
      .mockResolvedValueOnce({ shippingPrices: [RELAY], problem: null })
      .mockResolvedValueOnce({ shippingPrices: [CHRONO], problem: null });
    const first = checkout().calculateShipping(call as unknown as Call, CART);
    checkout().choosePlace({ city: ANGERS });
    await first;
    expect(call.mock.calls.map(([, { body }]) => body.postalCode)).toEqual(["44000", "49000"]);
    expect(checkout().shippingPrices).toEqual([CHRONO]);
  });

  it("are not those of a parcel when one collects meanwhile", async () => {
    const first = checkout().calculateShipping(answering(RELAY), CART);
    checkout().chooseDeliveryType("clickAndCollect");
    await first;
    expect(checkout()).toMatchObject({ shippingPrices: [], isCalculating: false });
  });
});

async function comeBack(): Promise<void> {
  const tab = stored.get("checkout") ?? "";
  checkout().clear();
  stored.set("checkout", tab);
  await useCheckout.persist.rehydrate();
}

describe("what is typed", () => {
  const typed = { phone: "06 12 34 56 78", message: "Au fond de la cour." };

  it("is there again after the way to the cart and back, without prices of before", async () => {
    await checkout().calculateShipping(answering(CHRONO), CART);
    checkout().chooseCarrier(CHRONO);
    checkout().change(typed);
    await comeBack();
    expect(checkout()).toMatchObject({ ...typed, city: NANTES, carrier: CHRONO });
    expect(checkout().shippingPrices).toEqual([]);
  });

  it.each([
    ["of a visitor, who logs in", null, 5, true],
    ["of a visitor", null, null, true],
    ["of the same member, who logs in again", 5, 5, true],
    ["of another member", 5, 7, false],
    ["of a member whose session is over", 5, null, false],
  ])("%s is there or gone when one comes back", async (_name, before, now, isThere) => {
    checkout().clear();
    checkout().goOnAs(before);
    checkout().change(typed);
    await comeBack();
    checkout().goOnAs(now);
    expect(checkout()).toMatchObject({ ...EMPTY_CHECKOUT, ...(isThere && typed), idUser: now });
    expect(stored.get("checkout")?.includes(typed.phone) ?? false).toBe(isThere);
  });

  it.each([
    ["nothing", "null"],
    ["no JSON", "{"],
    ["something else", '"checkout"'],
    ["nothing of it", '{"state":null,"version":1}'],
    ["another site’s", '{"state":{"items":[1]},"version":1}'],
    [
      "damaged",
      '{"state":{"phone":5,"city":{},"carrier":"Chrono","customer":[],"address":null,"attempt":1},"version":1}',
    ],
  ])("is empty where the tab keeps %s", async (_name, kept) => {
    checkout().clear();
    stored.set("checkout", kept);
    await useCheckout.persist.rehydrate();
    expect(checkout()).toMatchObject(EMPTY_CHECKOUT);
  });

  it("is kept as long as the page where nothing may be stored", () => {
    vi.stubGlobal("sessionStorage", undefined);
    checkout().change(typed);
    expect(checkout()).toMatchObject(typed);
    expect(() => checkout().clear()).not.toThrow();
  });

  it("is forgotten with the order: nothing of it stays in the tab", () => {
    checkout().change(typed);
    expect(stored.get("checkout")).toContain(typed.phone);
    checkout().clear();
    expect(checkout()).toMatchObject(EMPTY_CHECKOUT);
    expect(stored.size).toBe(0);
  });
});

function callError(message: string, errors: ErrorResponse["data"]["errors"] = {}): CallError {
  return new CallError(409, { success: false, message, data: { code: "CONFLICT", errors } });
}
