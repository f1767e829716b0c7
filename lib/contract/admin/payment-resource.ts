import { defineResource } from "./definition";

export const paymentResource = defineResource({
  name: "payment",
  label: { one: { fr: "Paiement", en: "Payment" }, many: { fr: "Paiements", en: "Payments" } },
  fields: {
    purchase: {
      kind: "CHOICE",
      label: { fr: "Achat", en: "Purchase" },
      options: {
        BOOKING: { label: { fr: "Course", en: "Ride" } },
        ORDER: { label: { fr: "Commande", en: "Order" } },
      },
    },
    reference: { kind: "LINE", label: { fr: "Pour", en: "For" } },
    customer: { kind: "LINE", label: { fr: "Client", en: "Customer" }, isOptional: true },
    createdAt: { kind: "INSTANT", label: { fr: "Le", en: "On" }, isListed: true },
    amount: { kind: "NUMBER", unit: "€", label: { fr: "Montant", en: "Amount" }, isListed: true },
    refunded: {
      kind: "NUMBER",
      unit: "€",
      isSilentAtZero: true,
      label: { fr: "Remboursé", en: "Refunded" },
      isListed: true,
    },
    disputed: {
      kind: "NUMBER",
      unit: "€",
      isSilentAtZero: true,
      label: { fr: "Repris par litige", en: "Taken back" },
    },
    method: {
      kind: "CHOICE",
      label: { fr: "Moyen", en: "Method" },
      isListed: true,
      options: {
        TEST: { label: { fr: "Banque d’essai", en: "Test bank" } },
        STRIPE: { label: { fr: "Carte (Stripe)", en: "Card (Stripe)" } },
        CASH: { label: { fr: "Espèces", en: "Cash" } },
        TRANSFER: { label: { fr: "Virement", en: "Transfer" } },
        TERMINAL: { label: { fr: "Carte à bord", en: "Card on board" } },
      },
    },
    status: {
      kind: "CHOICE",
      label: { fr: "État", en: "Status" },
      isListed: true,
      options: {
        OPEN: { label: { fr: "Ouvert", en: "Open" }, tone: "QUIET" },
        UNDER_WAY: { label: { fr: "En cours", en: "Under way" }, tone: "WAITING" },
        PAID: { label: { fr: "Encaissé", en: "Paid" }, tone: "GOOD" },
        REFUSED: { label: { fr: "Refusé", en: "Refused" }, tone: "BAD" },
        EXPIRED: { label: { fr: "Expiré", en: "Expired" }, tone: "QUIET" },
      },
    },
  },
  columns: ["reference", "customer", "createdAt", "amount", "refunded", "method", "status"],
  orderBy: "-createdAt",
  can: { read: "payment:read" },
});
