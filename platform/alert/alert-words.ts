import type { AlertKind } from "@/lib/contract/admin/alert";
import { bilingual } from "@/platform/mail/bilingual";

/** Title of each alert on a telephone. */
export const alertWords = bilingual<Record<AlertKind | "TRIAL" | "TRIAL_DETAIL", string>>({
  fr_FR: {
    BOOKING: "Nouvelle réservation",
    TO_CONFIRM: "Course à confirmer",
    REQUEST: "Demande à chiffrer",
    CANCELLED: "Annulation par le client",
    ORDER: "Nouvelle commande",
    MESSAGE: "Nouveau message",
    REVIEW: "Nouvel avis",
    PAYMENT_FAILED: "Paiement refusé",
    DISPUTE: "Paiement contesté",
    MONEY: "Mouvement d’argent à voir",
    TRIAL: "Essai réussi",
    TRIAL_DETAIL: "Ce téléphone sera prévenu.",
  },
  en: {
    BOOKING: "New booking",
    TO_CONFIRM: "Ride to confirm",
    REQUEST: "Request to price",
    CANCELLED: "Cancelled by the customer",
    ORDER: "New order",
    MESSAGE: "New message",
    REVIEW: "New review",
    PAYMENT_FAILED: "Payment refused",
    DISPUTE: "Payment disputed",
    MONEY: "Money movement to look at",
    TRIAL: "The trial has worked",
    TRIAL_DETAIL: "This phone will be alerted.",
  },
});
