import type { OrderCancelReason } from "@/lib/contract/order-status";
import { bilingual } from "@/platform/mail/bilingual";

/** Reasons for the end of an order, as a document words them. */
export const orderCancelReasonLabels = bilingual<Record<OrderCancelReason, string>>({
  fr_FR: {
    CARD_REFUSED: "Paiement par carte refusé",
    TRANSFER_LATE: "Virement non reçu dans les délais",
    NON_PAYMENT: "Paiement non reçu",
    WRONG_ADDRESS: "Adresse inexacte",
    EARLIER_DISPUTE: "Litige de paiement antérieur",
    OUT_OF_STOCK: "Produit indisponible",
    BY_CUSTOMER: "Annulation par le client",
    WITHDRAWN: "Rétractation du client",
    LOST: "Colis perdu",
    STOCK_LOST: "Paiement reçu après la vente des bouteilles",
  },
  en: {
    CARD_REFUSED: "Card payment refused",
    TRANSFER_LATE: "Bank transfer not received in time",
    NON_PAYMENT: "Payment not received",
    WRONG_ADDRESS: "Wrong address",
    EARLIER_DISPUTE: "Earlier payment dispute",
    OUT_OF_STOCK: "Product not available",
    BY_CUSTOMER: "Cancelled by the customer",
    WITHDRAWN: "Withdrawal by the customer",
    LOST: "Parcel lost",
    STOCK_LOST: "Payment received after the bottles had been sold",
  },
});
