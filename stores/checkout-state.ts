import type { Attempt } from "@/lib/api/attempt";
import type { CustomerKind } from "@/lib/contract/booking";
import type { AppliedDiscount } from "@/lib/contract/discount";
import type { City, Country } from "@/lib/contract/geography";
import type { AccessPoint, CarrierOffer, DeliveryType } from "@/lib/contract/shipping";

/** Place and time of collecting, as far as they are chosen; `date` is a day of Paris. */
export interface ChosenCollect {
  date: string | null;
  idAddress: number | null;
  idSchedule: number | null;
}

/** Address (§3) as far as it is typed; of the country, its ISO 3166-1 alpha-2 code. */
export interface AddressDraft {
  firstname: string;
  lastname: string;
  address: string;
  addressPart2: string;
  postalCode: string;
  city: string;
  country: string;
}

/** Customer as far as they are typed: a member's data show where nothing is. */
export interface CustomerDraft {
  email: string;
  birthdate: string;
  /** Null until the customer chooses another kind than the member's, or a consumer. */
  kind: CustomerKind | null;
  company: string;
}

/** Order that is being placed (§3 Cart checkout state). */
export interface CheckoutState {
  /** Member who types it; null for a visitor. */
  idUser: number | null;
  deliveryType: DeliveryType;
  clickAndCollect: ChosenCollect;
  accessPointAddress: AccessPoint | null;
  city: City | null;
  country: Pick<Country, "id" | "alphaTwo">;
  carrier: CarrierOffer | null;
  /** Carriers' prices to that place; they depend on the cart as well. */
  shippingPrices: CarrierOffer[];
  /** Null where nothing is typed: the invoice goes to the parcel's address by default. */
  address: { shipping: AddressDraft | null; billing: AddressDraft | null };
  message: string;
  phone: string;
  discount: AppliedDiscount | null;
  /** A sentence of the provider's, or that none came: the screen has the words for that. */
  errorCartMessage: string | "UNREACHABLE" | null;
  /** The provider's error on the postcode of the city, shown at its field. */
  errorCity: string | null;
  /** Null until the form is touched. */
  customer: CustomerDraft | null;
  attempt: Attempt | null;
}

const FRANCE = { id: 250, alphaTwo: "FR" };

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

/** Samples of each part of an order where it has a value, as far as pages read it. */
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
