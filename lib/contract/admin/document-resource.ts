import { defineResource } from "./definition";

export const documentResource = defineResource({
  name: "document",
  label: {
    one: { fr: "Document", en: "Document" },
    many: { fr: "Factures et avoirs", en: "Invoices" },
  },
  fields: {
    number: { kind: "LINE", label: { fr: "Numéro", en: "Number" }, isListed: true },
    series: {
      kind: "CHOICE",
      label: { fr: "Nature", en: "Kind" },
      isListed: true,
      options: {
        D: { label: { fr: "Devis", en: "Quote" } },
        F: { label: { fr: "Facture", en: "Invoice" } },
        A: { label: { fr: "Avoir", en: "Credit note" } },
      },
    },
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
    issuedAt: { kind: "INSTANT", label: { fr: "Émis le", en: "Issued on" }, isListed: true },
  },
  columns: ["number", "customer", "series", "reference", "issuedAt"],
  orderBy: "-issuedAt",
  can: { read: "document:read" },
});
