import type { FoundPayLink } from "@/platform/services/payable";
import type { Services } from "@/platform/services/services";
import { onlinePayableOf, paymentsOf } from "./payable";
import { settlePayment } from "./settle-payment";

/** Asks the gateway about open payments, for a customer who may be back before its notice. */
export async function refreshPayments(services: Services, link: FoundPayLink): Promise<void> {
  const { idSite } = link;
  const payments = await services.database.inSite(idSite, (tx) =>
    paymentsOf(tx, onlinePayableOf(link)),
  );
  for (const { id, status } of payments) {
    if (status === "OPEN" || status === "UNDER_WAY") await settlePayment(services, idSite, id);
  }
}
