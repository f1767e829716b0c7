import { create } from "zustand";
import { createJSONStorage, persist, type StateStorage } from "zustand/middleware";
import type { Call } from "@/lib/api/call";
import { readableError } from "@/lib/api/readable-error";
import { calculateShippingFees } from "@/lib/api/shipping";
import { tabStorage } from "@/lib/browser/storage";
import type { CartProduct } from "@/lib/contract/cart";
import type { City } from "@/lib/contract/geography";
import type {
  AccessPoint,
  CarrierOffer,
  DeliveryType,
  ShippingRequest,
} from "@/lib/contract/shipping";
import {
  type CheckoutState,
  type ChosenCollect,
  EMPTY_CHECKOUT,
  KEPT_CHECKOUT,
} from "./checkout-state";
import { partsLike } from "./is-like";

interface CheckoutStore extends CheckoutState {
  /** While prices are on their way; a calculation that is asked for meanwhile is ignored (§4). */
  isCalculating: boolean;
  /** Collecting takes away the carrier, city, prices and access point (§4). */
  chooseDeliveryType(deliveryType: DeliveryType): void;
  /** Another place has other carriers, prices and access points. */
  choosePlace(place: { country?: CheckoutState["country"]; city: City | null }): void;
  chooseCarrier(carrier: CarrierOffer | null): void;
  chooseAccessPoint(accessPoint: AccessPoint | null): void;
  /** Another address has other days, and another day has other times. */
  chooseSlot(part: Partial<ChosenCollect>): void;
  /**
   * Asks what it costs to send these products to the chosen city; nothing where none is chosen.
   * Without an answer there are no prices and no carrier, and `errorCartMessage` or `errorCity` says
   * why.
   * @throws Error 'No products in cart' (§8)
   */
  calculateShipping(
    call: Call,
    cartProducts: readonly Pick<CartProduct, "id" | "quantity">[],
  ): Promise<void>;
  setError(errorCartMessage: CheckoutState["errorCartMessage"]): void;
  /** What is typed, the discount that applies, and what was sent. */
  change(part: Partial<Typed>): void;
  /**
   * Goes on as who is here now, null for a visitor: what another member has typed is forgotten, what
   * a visitor has becomes the member's.
   */
  goOnAs(idUser: number | null): void;
  clear(): void;
}
type Typed = Pick<
  CheckoutState,
  "address" | "message" | "phone" | "discount" | "customer" | "attempt"
>;

const NO_PRICES = { carrier: null, shippingPrices: [] };
const NO_ERROR = { errorCartMessage: null, errorCity: null };
const NO_PLACE = { ...NO_PRICES, city: null, accessPointAddress: null };

/**
 * The order that is being placed (§3 Cart checkout state). It outlives the way to the cart and
 * back, which are other documents, so the tab keeps it: only the tab, for it holds names, addresses
 * and a date of birth, and it ends with the tab, with the order or with the session.
 */
export const useCheckout = create<CheckoutStore>()(
  persist(
    (set, get) => ({
      ...EMPTY_CHECKOUT,
      isCalculating: false,
      chooseDeliveryType: (deliveryType) =>
        set({
          ...(deliveryType === "clickAndCollect" && NO_PLACE),
          deliveryType,
          ...NO_ERROR,
        }),
      choosePlace: (place) => set({ ...NO_PLACE, ...place, ...NO_ERROR }),
      chooseCarrier: (carrier) =>
        set({
          ...(carrier?.deliveryType !== "PICKUP" && { accessPointAddress: null }),
          carrier,
        }),
      chooseAccessPoint: (accessPointAddress) => set({ accessPointAddress }),
      chooseSlot: (part) =>
        set(({ clickAndCollect }) => ({
          clickAndCollect: {
            ...clickAndCollect,
            ...(part.idAddress !== undefined && { date: null }),
            idSchedule: null,
            ...part,
          },
        })),
      async calculateShipping(call, cartProducts) {
        if (get().isCalculating) return;
        if (cartProducts.length === 0) {
          set(NO_PRICES);
          throw new Error("No products in cart");
        }
        set({ isCalculating: true, ...NO_ERROR });
        const products = cartProducts.map(({ id, quantity }) => ({ idProduct: id, quantity }));
        // Who chooses another city meanwhile is not shown the prices of the one before.
        for (let pricedCity: City | null = null; pricedCity !== get().city; ) {
          pricedCity = get().city;
          const found = pricedCity
            ? await pricesFor({ ...get(), city: pricedCity }, call, products)
            : {};
          if (pricedCity === get().city) set(found);
        }
        set({ isCalculating: false });
      },
      setError: (errorCartMessage) => set({ errorCartMessage }),
      change: (part) => set(part),
      goOnAs: (idUser) => {
        const before = get().idUser;
        if (before === idUser) return;
        if (before !== null) get().clear();
        if (idUser !== null) set({ idUser });
      },
      clear: () => {
        set(EMPTY_CHECKOUT);
        useCheckout.persist.clearStorage();
      },
    }),
    {
      name: "checkout",
      version: 1,
      storage: createJSONStorage((): StateStorage<unknown> => tabStorage),
      // What carriers ask for is asked for again: prices change, a busy flag would stay up for ever.
      partialize: ({ isCalculating, shippingPrices, errorCartMessage, errorCity, ...kept }) => kept,
      merge: (kept, store) => ({
        ...store,
        ...partsLike<CheckoutState>(kept, KEPT_CHECKOUT, EMPTY_CHECKOUT),
      }),
      // The server renders an empty checkout; the tab's own comes once the page is alive.
      skipHydration: true,
    },
  ),
);

/**
 * The prices of a place, with the carrier that was chosen as it is by now; where there are none,
 * and of a failure, `errorCartMessage` or `errorCity` says why.
 */
async function pricesFor(
  state: CheckoutState & { city: City },
  call: Call,
  products: ShippingRequest["products"],
): Promise<Partial<CheckoutState>> {
  const { city, country, discount } = state;
  try {
    const { shippingPrices, problem } = await calculateShippingFees(call, {
      products,
      postalCode: city.postalCode,
      country: country.alphaTwo,
      ...(discount && { discountCode: discount.value.code }),
    });
    // Another may have been chosen meanwhile.
    const chosen = useCheckout.getState().carrier;
    const carrier = shippingPrices.find(({ id }) => id === chosen?.id) ?? null;
    return { shippingPrices, carrier, errorCartMessage: problem };
  } catch (error) {
    const { status, errors, message } = readableError(error);
    if (errors.postalCode) return { ...NO_PRICES, errorCity: errors.postalCode };
    const [sentence = message] = Object.values(errors);
    return { ...NO_PRICES, errorCartMessage: status === 0 ? "UNREACHABLE" : sentence };
  }
}
