import { stocks } from "@/platform/db/schema/catalogue";
import { discounts } from "@/platform/db/schema/discount";
import type { TestPlatform } from "./test-platform";

/** Units in each stock of a tiny shop before anybody orders. */
export const IN_CELLAR = 20;

/** Forgets every order with all that it took: the stocks are whole again, and no code was used. */
export async function startShopAfresh(platform: TestPlatform): Promise<void> {
  const { everySite } = platform.database;
  await platform.startAfresh();
  await everySite.update(stocks).set({ quantity: IN_CELLAR });
  await everySite.update(discounts).set({ uses: 0 });
}
