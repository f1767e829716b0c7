import { describe, expect, it } from "vitest";
import type { Cart } from "@/lib/contract/cart";
import { orderRequestSchema } from "@/lib/contract/order-request";
import type { AccessPoint, CarrierOffer } from "@/lib/contract/shipping";
import { type AddressDraft, type CheckoutState, EMPTY_CHECKOUT } from "@/stores/checkout-state";
import { draftsOf } from "./drafts-of";
import { orderOf } from "./order-of";

const CART = {
  id: "cart-1",
  products: [{ id: 5, quantity: 6 }],
  discount: { value: { code: "BIENVENUE10" } },
} as unknown as Cart;
const at = (address: string): AddressDraft => ({
  firstname: "Anne",
  lastname: "Le Bihan",
  address,
  addressPart2: " ",
  postalCode: "49000",
  city: "Angers",
  country: "FR",
});
const TYPED: CheckoutState = {
  ...EMPTY_CHECKOUT,
  phone: "06 39 98 01 02 ",
  message: " Au fond de la cour. ",
  customer: { email: "anne@example.org ", birthdate: "1980-05-01", kind: null, company: "X" },
  address: { shipping: at("1 rue A"), billing: at("2 rue B") },
  city: { postalCode: "44000", name: "Nantes" },
  carrier: { id: 1, deliveryType: "DELIVERY" } as CarrierOffer,
};
const SAID = {
  kind: "CONSUMER",
  isBilledThere: false,
  paymentMethod: "CARD",
  seenTotal: 72,
  acceptTerms: true,
} as const;
const ordered = (change: Partial<CheckoutState> = {}, form: Partial<typeof SAID | object> = {}) =>
  orderOf(CART, { ...TYPED, ...change }, { ...SAID, ...form });

describe("an order (§7)", () => {
  it("says who, what, where to, how, and the total that was seen", () => {
    const order = ordered();
    expect(orderRequestSchema.safeParse(order).success).toBe(true);
    expect(order).toEqual({
      products: [{ id: 5, quantity: 6 }],
      user: {
        email: "anne@example.org",
        phone: "06 39 98 01 02",
        kind: "CONSUMER",
        birthdate: "1980-05-01",
      },
      address: {
        // The price is for this town.
        delivery: {
          firstname: "Anne",
          lastname: "Le Bihan",
          firstPart: "1 rue A",
          postalCode: "44000",
          city: "Nantes",
          country: "FR",
        },
        billing: expect.objectContaining({ firstPart: "2 rue B", city: "Angers" }),
      },
      discount: "BIENVENUE10",
      message: "Au fond de la cour.",
      delivery: { type: "DELIVERY", idCarrier: 1 },
      deliveryPostalCode: "44000",
      deliveryIdCountry: 250,
      paymentMethod: "CARD",
      cartId: "cart-1",
      seenTotal: 72,
      acceptTerms: true,
    });
  });

  it("is billed where it goes, unless it is fetched", () => {
    const form = { isBilledThere: true };
    expect(ordered({}, form).address.billing).toMatchObject({
      firstPart: "1 rue A",
      city: "Nantes",
    });
    const collected = ordered({ deliveryType: "clickAndCollect" }, form);
    expect(collected.address).toEqual({
      billing: expect.objectContaining({ firstPart: "2 rue B", city: "Angers" }),
    });
  });

  it("names the pickup point, and the company of a professional", () => {
    const order = ordered(
      {
        carrier: { id: 2, deliveryType: "PICKUP" } as CarrierOffer,
        accessPointAddress: { id: "FR-7" } as AccessPoint,
        customer: { email: "a@example.org", birthdate: "", kind: null, company: "SARL A" },
      },
      { kind: "PROFESSIONAL" },
    );
    expect(order.delivery).toEqual({ type: "PICKUP", idCarrier: 2, idAccessPoint: "FR-7" });
    expect(order.address.delivery).toBeUndefined();
    expect(order.user).toMatchObject({ kind: "PROFESSIONAL", company: "SARL A" });
    expect(order.user).not.toHaveProperty("birthdate");
  });

  it("names the time at which it is collected, and nothing of a parcel", () => {
    const order = ordered({
      deliveryType: "clickAndCollect",
      clickAndCollect: { idAddress: 3, date: "2026-12-01", idSchedule: 9 },
    });
    expect(order).toMatchObject({
      delivery: { type: "CLICK_AND_COLLECT", idAddress: 3 },
      dateSchedule: "2026-12-01",
      idSchedule: 9,
    });
    expect(order).not.toHaveProperty("deliveryPostalCode");
    expect(order.delivery).not.toHaveProperty("idCarrier");
  });

  it("that is sent by e-mail has no delivery", () => {
    const order = ordered({ deliveryType: "no_delivery" });
    expect(order.delivery).toEqual({ type: "NO_DELIVERY" });
    expect(order).not.toHaveProperty("deliveryPostalCode");
  });
});

describe("what the fields of the form hold", () => {
  it("is kept, and so is what has no field at the moment", () => {
    const data = fields({
      "user.email": "anne@example.org",
      "user.phone": "06",
      "user.kind": "COLLECTIVE",
      "address.billing.firstname": "Anne",
      "address.billing.firstPart": "2 rue B",
      "address.billing.country": "BE",
      message: "Bonjour",
    });
    expect(draftsOf(data, TYPED, "CONSUMER")).toEqual({
      address: {
        shipping: TYPED.address.shipping,
        billing: {
          firstname: "Anne",
          lastname: "",
          address: "2 rue B",
          addressPart2: "",
          postalCode: "",
          city: "",
          country: "BE",
        },
      },
      customer: { email: "anne@example.org", birthdate: "", kind: "COLLECTIVE", company: "X" },
      message: "Bonjour",
      phone: "06",
    });
  });

  it("is no address where nothing is typed, and no kind but another than is known", () => {
    const blank = fields({
      "user.kind": "PROFESSIONAL",
      "user.company": "SARL A",
      "address.delivery.firstname": "",
      "address.delivery.firstPart": "",
      "address.billing.firstPart": " ",
      "address.billing.country": "FR",
    });
    expect(draftsOf(blank, TYPED, "PROFESSIONAL")).toMatchObject({
      address: { shipping: null, billing: null },
      customer: { kind: null, company: "SARL A" },
    });
    expect(draftsOf(blank, TYPED, "CONSUMER").customer?.kind).toBe("PROFESSIONAL");
  });
});

function fields(typed: Record<string, string>): FormData {
  const data = new FormData();
  for (const [name, value] of Object.entries(typed)) data.set(name, value);
  return data;
}
