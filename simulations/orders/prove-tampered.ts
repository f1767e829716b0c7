import fc from "fast-check";
import { stocks } from "@/platform/db/schema/catalogue";
import { placeOrder, readShop, type Shop } from "@/testing/shop-order";
import type { TestPlatform } from "@/testing/test-platform";
import { type Outcome, storedOrders, withoutOrders } from "./order-race";
import { ownTotal } from "./own-total";
import { tamperedOrder } from "./tampered-order";

/** Statuses of a refusal for the caller's mistake. */
const REFUSED = [400, 404, 409, 413, 422];

/**
 * Sends tampered orders one after the other: each is refused and leaves nothing, or is taken at the
 * total of the server's own books.
 * @returns the numbers of taken and refused orders
 * @throws Error with the seed and the shortest order that goes wrong
 */
export async function proveTampered(
  platform: TestPlatform,
  run: { runs: number; seed: number; path?: string | undefined; count?: () => void },
): Promise<{ taken: number; refused: number }> {
  const shop = await readShop(platform, 901);
  const foreign = await readShop(platform, 902);
  const counted = { taken: 0, refused: 0 };
  await withoutOrders(platform);
  await platform.database.everySite.update(stocks).set({ quantity: 1_000_000 });
  const property = fc.asyncProperty(tamperedOrder(shop, foreign), async ({ body, how }) => {
    const outcome = await placeOrder(platform, body);
    const faults = await faultsOf(platform, shop, body, outcome);
    if (outcome.answer.success || faults.length > 0) await withoutOrders(platform);
    if (faults.length > 0) throw new Error(`${how.join("; ")}: ${faults.join("; ")}`);
    counted[outcome.answer.success ? "taken" : "refused"] += 1;
    run.count?.();
  });
  const { runs: numRuns, seed, path } = run;
  await fc.assert(property, { numRuns, seed, ...(path ? { path } : {}) });
  return counted;
}

/** Lists the faults in the effects of an order, when there was no other before. */
async function faultsOf(
  platform: TestPlatform,
  shop: Shop,
  body: unknown,
  { status, answer }: Outcome,
): Promise<string[]> {
  const { orders, lines, mails } = await storedOrders(platform);
  const faults: string[] = [];
  if (!answer.success) {
    if (!REFUSED.includes(status)) faults.push(`answered ${status}`);
    if (answer.message === "") faults.push("without a word");
    if (orders.length + lines.length + mails.length > 0) faults.push("something is left of it");
    return faults;
  }
  const own = ownTotal(shop, body);
  const [order] = orders;
  const answeredCents = Math.round(answer.data.total * 100);
  if (orders.length !== 1) faults.push(`${orders.length} orders`);
  if (order?.totalCents !== own || answeredCents !== own) {
    faults.push(`stored ${order?.totalCents}, told ${answeredCents}, and it costs ${own}`);
  }
  const { products } = body as { products: { id: number; quantity: number }[] };
  const bought = lines.map(({ idDeclination: id, quantity }) => ({ id, quantity }));
  const requested = products.map(({ id, quantity }) => ({ id, quantity }));
  if (JSON.stringify(bought) !== JSON.stringify(requested)) faults.push("other things were sold");
  if (order?.idSite !== 901 || order.idUser !== null) faults.push("it is somebody else's");
  const isPaid = order?.status === "PAID";
  if (isPaid !== (own === 0)) faults.push(`it is ${order?.status}`);
  return faults;
}
