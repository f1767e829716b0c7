import { aShopOrder, readShop } from "@/testing/shop-order";
import { type Owned, sending } from "./route-case";
import type { RouterCases } from "./router-cases";

const someWine = async ({ platform }: Owned) => aShopOrder(await readShop(platform), { "B-75": 2 });

export const orderingCases: RouterCases = {
  routes: {
    "POST /order/validate": sending("/order/validate", async (of) => {
      const { products } = await someWine(of);
      return { products };
    }),
    "POST /order/discount": sending("/order/discount", async (of) => {
      const { products } = await someWine(of);
      return { products, code: "TINY901" };
    }),
    "POST /order": sending("/order", someWine),
  },
  gets: async () => ({}),
};
