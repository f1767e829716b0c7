import { create } from "zustand";
import { createJSONStorage, persist, type StateStorage } from "zustand/middleware";
import type { Call } from "@/lib/api/call";
import { readableError } from "@/lib/api/readable-error";
import { tabStorage } from "@/lib/browser/storage";
import type { CartProduct } from "@/lib/contract/cart";
import type { City } from "@/lib/contract/geography";
import type {
  AccessPoint,
  CarrierOffer,
  DeliveryType,
  ShippingRequest,
} from "@/lib/contract/shipping";
import { usualCarrier } from "@/lib/rules/shop/usual-carrier";
import {
  type CheckoutState,
  type ChosenCollect,
  EMPTY_CHECKOUT,
  KEPT_CHECKOUT,
} from "./checkout-state";
import { partsLike } from "./is-like";

interface CheckoutStore extends CheckoutState {
  /** True while prices are on their way; further calculations are ignored then (§4). */
  isCalculating: boolean;
  /** Collecting removes the carrier, city, prices and access point (§4). */
  chooseDeliveryType(deliveryType: DeliveryType): void;
  /** Another place has other carriers, prices and access points. */
  choosePlace(place: { country?: CheckoutState["country"]; city: City | null }): void;
  chooseCarrier(carrier: CarrierOffer | null): void;
  chooseAccessPoint(accessPoint: AccessPoint | null): void;
  /** Another address has other days, and another day has other times. */
  chooseSlot(part: Partial<ChosenCollect>): void;
  /**
   * Asks for the price of sending these products to the chosen city; does nothing where none is
   * chosen. Without an answer there are no prices and no carrier, and `errorCartMessage` or
   * `errorCity` says why.
   * @throws Error 'No products in cart' (§8)
   */
  calculateShipping(
    call: Call,
    cartProducts: readonly Pick<CartProduct, "id" | "quantity">[],
  ): Promise<void>;
  setError(errorCartMessage: CheckoutState["errorCartMessage"]): void;
  change(part: Partial<Typed>): void;
  /** Continues as this user: forgets another member's data, keeps a visitor's for the member. */
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
 * Store of the order that is being placed (§3 Cart checkout state). It outlives the way to the cart
 * and back, which are other documents, so the tab keeps it: only the tab, for it holds names,
 * addresses and a date of birth, and it ends with the tab, with the order or with the session.
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
        // After a change of the city meanwhile, the prices of the one before are not shown.
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
      // Carriers' prices are asked for again: they change, and a kept busy flag would stay up for
      // ever.
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
 * Returns the prices of a place, with the chosen carrier as it is by now; without prices, and after
 * a failure, `errorCartMessage` or `errorCity` says why.
 */
async function pricesFor(
  state: CheckoutState & { city: City },
  call: Call,
  products: ShippingRequest["products"],
): Promise<Partial<CheckoutState>> {
  const { city, country, discount } = state;
  try {
    const { shippingPrices, problem } = await call("POST /calculate/shipping-fees", {
      body: {
        products,
        postalCode: city.postalCode,
        country: country.alphaTwo,
        ...(discount && { discountCode: discount.value.code }),
      },
    });
    // Another carrier may have been chosen meanwhile.
    const chosen = useCheckout.getState().carrier;
    const carrier = chosen
      ? (shippingPrices.find(({ id }) => id === chosen.id) ?? null)
      : usualCarrier(shippingPrices);
    return { shippingPrices, carrier, errorCartMessage: problem };
  } catch (error) {
    const { status, errors, message } = readableError(error);
    if (errors.postalCode) return { ...NO_PRICES, errorCity: errors.postalCode };
    const [sentence = message] = Object.values(errors);
    return { ...NO_PRICES, errorCartMessage: status === 0 ? "UNREACHABLE" : sentence };
  }
}
