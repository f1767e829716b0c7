import { tell } from "@/platform/booking/lifecycle/notify";
import { renewPayLink } from "@/platform/booking/lifecycle/renew-pay-link";
import { lockBooking } from "@/platform/booking/record/find-booking";
import type { Services } from "@/platform/services/services";
import { tellOrder } from "@/platform/shop/order/lifecycle/notify-order";
import { renewOrderLink } from "@/platform/shop/order/lifecycle/renew-order-link";
import type { Payable } from "./payable";

/**
 * Makes sure that something can be paid for now: what it had lost is taken again.
 * @param from.network of who is about to pay
 * @param from.isMailed whether the link goes to the customer by mail
 * @throws Refusal CONFLICT when there is nothing to pay, or what it needs is taken
 */
export async function renewLink(
  services: Services,
  payable: Payable,
  { idSite, network, isMailed = false }: { idSite: number; network: string; isMailed?: boolean },
): Promise<void> {
  if ("idOrder" in payable) {
    const { row } = await renewOrderLink(services, idSite, payable.idOrder);
    if (!isMailed) return;
    await services.database.inSite(idSite, (tx) => tellOrder(services, tx, row, "payLink"));
    return;
  }
  const { booked } = await renewPayLink(services, { idSite, network }, (tx) =>
    lockBooking(tx, payable.idBooking),
  );
  if (!isMailed) return;
  await services.database.inSite(idSite, (tx) => tell(services, tx, booked, "payLink"));
}
