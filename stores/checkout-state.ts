import type { Attempt } from "@/lib/api/attempt";
import type { CustomerKind } from "@/lib/contract/booking";
import type { AppliedDiscount } from "@/lib/contract/discount";
import type { City, Country } from "@/lib/contract/geography";
import type { AccessPoint, CarrierOffer, DeliveryType } from "@/lib/contract/shipping";

/** Where and when an order is collected, as far as it is chosen; `date` is a day of Paris. */
export interface ChosenCollect {
  date: string | null;
  idAddress: number | null;
  idSchedule: number | null;
}

/** An address (§3) as far as it is typed; of the country, its ISO 3166-1 alpha-2 code. */
export interface AddressDraft {
  firstname: string;
  lastname: string;
  address: string;
  addressPart2: string;
  postalCode: string;
  city: string;
  country: string;
}

/** Who orders, as far as it is typed: what is known of a member shows where nothing is. */
export interface CustomerDraft {
  email: string;
  birthdate: string;
  /** Null until another is chosen than the one that a member is, or a consumer. */
  kind: CustomerKind | null;
  company: string;
}

/** What is known of an order that is being placed (§3 Cart checkout state). */
export interface CheckoutState {
  /** The member who types it; null for a visitor. */
  idUser: number | null;
  deliveryType: DeliveryType;
  clickAndCollect: ChosenCollect;
  accessPointAddress: AccessPoint | null;
  city: City | null;
  country: Pick<Country, "id" | "alphaTwo">;
  carrier: CarrierOffer | null;
  /** What carriers ask for going there; what the cart holds decides it as well. */
  shippingPrices: CarrierOffer[];
  /** Null where nothing is typed: an invoice goes where the parcel goes unless it is said where. */
  address: { shipping: AddressDraft | null; billing: AddressDraft | null };
  message: string;
  phone: string;
  discount: AppliedDiscount | null;
  /** A sentence of the provider's, or that none came: the screen has the words for that. */
  errorCartMessage: string | "UNREACHABLE" | null;
  /** What the provider says is wrong with the postcode of the city, at whose field it is shown. */
  errorCity: string | null;
  /** Null until the form is touched. */
  customer: CustomerDraft | null;
  /** The order that was sent and has had no answer. */
  attempt: Attempt | null;
}

const FRANCE = { id: 250, alphaTwo: "FR" };

/** Of an order of which nothing is known yet. */
export const EMPTY_CHECKOUT: CheckoutState = {
  idUser: null,
  deliveryType: "delivery",
  clickAndCollect: { date: null, idAddress: null, idSchedule: null },
  accessPointAddress: null,
  city: null,
  country: FRANCE,
  carrier: null,
  shippingPrices: [],
  address: { shipping: null, billing: null },
  message: "",
  phone: "",
  discount: null,
  errorCartMessage: null,
  errorCity: null,
  customer: null,
  attempt: null,
};

/** What each part of an order looks like where there is something of it, as far as pages read it. */
export const KEPT_CHECKOUT = {
  ...EMPTY_CHECKOUT,
  idUser: 0,
  accessPointAddress: { id: "", name: "", addLine1: "", zipCode: "", city: "" },
  city: { postalCode: "", name: "" },
  carrier: { id: 0, name: "", price: 0, deliveryType: "" },
  discount: { value: { code: "" }, total: 0, subtotal: 0, shippingFees: 0 },
  customer: { email: "", birthdate: "", company: "" },
  attempt: { body: "", key: "" },
};
