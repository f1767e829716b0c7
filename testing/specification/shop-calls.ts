import { eq } from "drizzle-orm";
import type { AddedToCart, Cart } from "@/lib/contract/cart";
import type { Order } from "@/lib/contract/order";
import type { AwardList, MealIconList, ProductList } from "@/lib/contract/product";
import type { CarrierOffer, ShippingPrices } from "@/lib/contract/shipping";
import { calendars } from "@/platform/db/schema/booking";
import { products } from "@/platform/db/schema/catalogue";
import { aShopOrder, collected } from "@/testing/shop-order";
import type { SpecifiedCall, SpecifiedSite } from "./specified-call";

/** Adds two bottles to a new cart. */
const added = (site: SpecifiedSite, quantity = 2) =>
  site.data<AddedToCart>(`POST /cart/new/product/${site.shop.id("B-75")}`, {
    body: { type: "WINE", quantity },
  });

async function productOf({ platform }: SpecifiedSite, reference: string): Promise<number> {
  const [row] = await platform.database.everySite
    .select({ id: products.id })
    .from(products)
    .where(eq(products.reference, `${reference}-901`));
  return row?.id ?? 0;
}

const lines = ({ products: of, totalProduct }: Cart) => [
  of.map(
    ({ quantity, type, hasShippingFees, capacity, capacityUnit, sellByMultipleOf, reference }) => ({
      ...{ quantity, type, hasShippingFees, capacity, capacityUnit, sellByMultipleOf, reference },
    }),
  ),
  totalProduct,
];

const BOTTLE = {
  type: "WINE",
  hasShippingFees: true,
  capacity: 75,
  capacityUnit: "CENTILITRE",
  sellByMultipleOf: 1,
  reference: "B-75-901",
};

const CART: SpecifiedCall[] = [
  {
    area: "Cart",
    call: "POST /cart",
    names: "discountCode, type",
    seen: async (site) => {
      const cart = await site.data<Cart>("POST /cart", { body: { type: "MAIN_CART" } });
      return [typeof cart.id, cart.type, cart.products, cart.totalProduct];
    },
    is: ["string", "MAIN_CART", [], 0],
  },
  {
    area: "Cart",
    call: "POST /cart/{cartId}",
    names: "discountCode, type",
    seen: async (site) => {
      const { cartId } = await added(site);
      const give = async (discountCode: string) =>
        (
          await site.data<Cart>(`POST /cart/${cartId}`, {
            body: { type: "MAIN_CART", discountCode },
          })
        ).discount;
      const discount = await give("TINY901");
      return [discount?.value.code, discount?.total, await give("")];
    },
    is: ["TINY901", 1.7, null],
  },
  {
    area: "Cart",
    call: "GET /cart/{cartId}/default",
    names: "id, products of id, quantity, type, hasShippingFees, capacity …, totalProduct",
    seen: async (site) => {
      const { cartId } = await added(site);
      const cart = await site.data<Cart>(`GET /cart/${cartId}/default`);
      return [cart.id === cartId, ...lines(cart)];
    },
    is: [true, [{ ...BOTTLE, quantity: 2 }], 2],
  },
  {
    area: "Cart",
    call: "POST /cart/{cartId}/product/{declinationId}",
    names: "type, quantity; cartId",
    seen: async (site) => {
      const { cartId, cart } = await added(site);
      const again = await site.data<AddedToCart>(
        `POST /cart/${cartId}/product/${site.shop.id("B-75")}`,
        { body: { type: "WINE", quantity: 3 } },
      );
      return [cart.totalProduct, again.cartId === cartId, again.cart.totalProduct];
    },
    is: [2, true, 5],
  },
  {
    area: "Cart",
    call: "PUT /cart/{cartId}/product/{productId}/quantity",
    names: "quantity",
    seen: async (site) => {
      const { cartId } = await added(site);
      const path = `PUT /cart/${cartId}/product/${site.shop.id("B-75")}/quantity`;
      return (await site.data<Cart>(path, { body: { quantity: 7 } })).totalProduct;
    },
    is: 7,
  },
  {
    area: "Cart",
    call: "DELETE /cart/{cartId}",
    seen: async (site) => {
      const { cartId } = await added(site);
      await site.data(`DELETE /cart/${cartId}`);
      return (await site.ask(`GET /cart/${cartId}/default`)).status;
    },
    is: 404,
  },
  {
    area: "Cart",
    call: "DELETE /cart/{cartId}/product/{productId}",
    seen: async (site) => {
      const { cartId } = await added(site);
      return lines(await site.data<Cart>(`DELETE /cart/${cartId}/product/${site.shop.id("B-75")}`));
    },
    is: [[], 0],
  },
];

const ORDER: SpecifiedCall[] = [
  {
    area: "Order",
    call: "POST /order/validate",
    names: "products of id, quantity",
    seen: async (site) => {
      const check = (quantity: number) =>
        site.data<{ isValid: boolean; problems: { problem: string; left: number | null }[] }>(
          "POST /order/validate",
          { body: { products: [{ id: site.shop.id("R-75"), quantity }] } },
        );
      const [few, many] = [await check(2), await check(30)];
      return [few.isValid, many.isValid, many.problems.map(({ problem }) => problem)];
    },
    is: [true, false, ["NOT_ENOUGH_LEFT"]],
  },
  {
    area: "Order",
    call: "POST /order/discount",
    seen: async (site) => {
      const body = { products: [{ id: site.shop.id("B-75"), quantity: 2 }], code: "tiny901" };
      return site.data("POST /order/discount", { body });
    },
    is: {
      discount: {
        value: { code: "TINY901" },
        total: 1.7,
        subtotal: 1.7,
        shippingFees: 0,
        isFreeShipping: false,
      },
    },
  },
  {
    area: "Order",
    call: "POST /order",
    names:
      "products; user.phone; address.delivery and billing; discount; message; dateSchedule; idSchedule; delivery; deliveryPostalCode; deliveryIdCountry",
    seen: async (site) => {
      const { shop } = site;
      const place = async (change: object) => {
        const body = {
          ...aShopOrder(shop, { "B-75": 2 }, { discount: "TINY901", message: "Merci." }),
          deliveryPostalCode: "44000",
          deliveryIdCountry: 250,
          ...change,
        };
        const { seenTotal: _, ...order } = body;
        const {
          reference,
          mode,
          discount,
          total,
          lines: of,
        } = await site.data<Order>("POST /order", { body: order });
        return [typeof reference, mode, discount?.value.code, total, of.length];
      };
      return [await place({}), await place(collected(shop, { "B-75": 2 }))];
    },
    is: [
      ["string", "DELIVERY", "TINY901", 27.8, 1],
      ["string", "CLICK_AND_COLLECT", "TINY901", 15.3, 1],
    ],
  },
  {
    area: "Shipping",
    call: "POST /calculate/shipping-fees",
    names: "products of idProduct, quantity; postalCode; country; 'No products in cart'",
    seen: async (site) => {
      const ask = (of: object[]) =>
        site.ask<ShippingPrices>("POST /calculate/shipping-fees", {
          language: "en",
          body: { products: of, postalCode: "44000", country: "FR" },
        });
      const { answer } = await ask([{ idProduct: site.shop.id("B-75"), quantity: 6 }]);
      const offers: CarrierOffer[] = answer.success ? answer.data.shippingPrices : [];
      return [
        offers.map(({ name, price, fdp, deliveryType }) => [name, price, fdp, deliveryType]),
        (await ask([])).answer.message,
      ];
    },
    is: [[["Van en site-901", 12.5, 12.5, "DELIVERY"]], "No products in cart"],
  },
];

const PRODUCTS: SpecifiedCall[] = [
  {
    area: "Products",
    call: "GET /variation",
    names: "label, displayLabel",
    seen: async (site) => {
      type Told = { variations: { label: string; displayLabel: string | null }[] };
      const { variations } = await site.data<Told>("GET /variation");
      return variations.map(({ label, displayLabel }) => [label, displayLabel]);
    },
    is: [
      ["Year fr site-901", null],
      ["Size fr site-901", "The size fr site-901"],
    ],
  },
  {
    area: "Products",
    call: "GET /award",
    names: "product",
    seen: async (site) => {
      const told = async (reference: string) => {
        const path = `GET /award?product=${await productOf(site, reference)}`;
        return (await site.data<AwardList>(path)).awards.map(({ year, medal }) => [year, medal]);
      };
      return [await told("ROUGE"), await told("BLANC")];
    },
    is: [
      [
        [2025, "STAR"],
        [2024, "GOLD"],
      ],
      [],
    ],
  },
  {
    area: "Products",
    call: "GET /v2/product/recommended/{id}",
    names: "products",
    seen: async (site) => {
      const path = `GET /v2/product/recommended/${await productOf(site, "ROUGE")}`;
      return (await site.data<ProductList>(path)).products.map(({ slug }) => slug);
    },
    is: ["blanc"],
  },
  {
    area: "Products",
    call: "GET /parameter/product/meal-icon",
    seen: async (site) => {
      const path = "GET /parameter/product/meal-icon";
      const { mealIcons } = await site.data<MealIconList>(path, { language: "en" });
      return mealIcons.find(({ code }) => code === "CHEESE")?.label;
    },
    is: "Cheese",
  },
  {
    area: "Products",
    call: "GET /product/generate/file/{id}",
    seen: async (site) =>
      site.fileType(`GET /product/generate/file/${await productOf(site, "ROUGE")}`),
    is: "application/pdf",
  },
  {
    area: "Products",
    call: "GET /product/generate/file/{id}/{declinationId}",
    seen: async (site) => {
      const id = await productOf(site, "ROUGE");
      return site.fileType(`GET /product/generate/file/${id}/${site.shop.id("R-75")}`);
    },
    is: "application/pdf",
  },
];

/** Calls of what is sold: carts, orders, parcels, products, and the days of a calendar. */
export const SHOP_CALLS: SpecifiedCall[] = [
  ...CART,
  ...ORDER,
  ...PRODUCTS,
  {
    area: "Calendar",
    call: "GET /calendar/{id}/date/allowed/{month}/{year}",
    seen: async (site) => {
      const [row] = await site.platform.database.everySite
        .select()
        .from(calendars)
        .where(eq(calendars.idSite, 901));
      const path = `GET /calendar/${row?.id}/date/allowed/11/2026`;
      const { dates } = await site.data<{ dates: string[] }>(path);
      return [dates.includes("2026-11-19"), dates.includes("2026-11-25")];
    },
    is: [false, true],
  },
];
