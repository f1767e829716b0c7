import type { CancelReason } from "@/lib/contract/booking-status";
import { bilingual } from "@/platform/mail/bilingual";

export const cancelReasonLabels = bilingual<Record<CancelReason, string>>({
  fr_FR: {
    CARD_REFUSED: "Paiement par carte refusé",
    DEPOSIT_LATE: "Acompte non reçu dans les 15 jours ouvrés",
    NON_PAYMENT: "Commande impayée",
    WRONG_ADDRESS: "Adresse inexacte",
    EARLIER_DISPUTE: "Litige de paiement antérieur",
    SERVICE_UNAVAILABLE: "Service indisponible",
    NOT_CONFIRMED: "Course non confirmée à temps",
    BY_CUSTOMER: "Annulation par le client",
    CUSTOMER_ABSENT: "Client absent ou en retard",
    SELLER_LATE: "Retard ou absence du chauffeur",
    FORCE_MAJEURE: "Force majeure",
    WITHDRAWN: "Rétractation",
    SLOT_LOST: "Horaire attribué entre-temps",
  },
  en: {
    CARD_REFUSED: "Card payment refused",
    DEPOSIT_LATE: "Deposit not received within 15 working days",
    NON_PAYMENT: "Order not paid",
    WRONG_ADDRESS: "Wrong address",
    EARLIER_DISPUTE: "Earlier payment dispute",
    SERVICE_UNAVAILABLE: "Service unavailable",
    NOT_CONFIRMED: "Ride not confirmed in time",
    BY_CUSTOMER: "Cancelled by the customer",
    CUSTOMER_ABSENT: "Customer absent or late",
    SELLER_LATE: "Chauffeur late or absent",
    FORCE_MAJEURE: "Force majeure",
    WITHDRAWN: "Withdrawal",
    SLOT_LOST: "Time given away meanwhile",
  },
});
