import { payableOf, paymentsOf } from "@/platform/payments/payable";
import { settlePayment } from "@/platform/payments/settle-payment";
import type { Services } from "@/platform/services";
import type { FoundPayLink } from "./find-pay-link";

/** Asks the gateway about what is open, for a customer who may be back before its notice. */
export async function refreshPayments(services: Services, link: FoundPayLink): Promise<void> {
  const { idSite } = link;
  const payments = await services.database.inSite(idSite, (tx) => paymentsOf(tx, payableOf(link)));
  for (const { id, status } of payments) {
    if (status === "OPEN" || status === "UNDER_WAY") await settlePayment(services, idSite, id);
  }
}
