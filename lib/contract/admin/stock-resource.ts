import { defineResource } from "./definition";

/** Stock of the shop that is still for sale; `stock-movement` has its changes. */
export const stockResource = defineResource({
  name: "stock",
  label: { one: { fr: "Stock", en: "Stock" }, many: { fr: "Stocks", en: "Stock" } },
  fields: {
    reference: { kind: "LINE", label: { fr: "Référence", en: "Reference" }, isListed: true },
    name: { kind: "LINE", label: { fr: "Produits", en: "Products" } },
    quantity: {
      kind: "NUMBER",
      label: { fr: "Unités à vendre", en: "Units on sale" },
      note: {
        fr: "Ce que retiennent les commandes en cours n’y est plus compté.",
        en: "What orders under way hold is not counted any more.",
      },
      isListed: true,
    },
    waiting: {
      kind: "NUMBER",
      isSilentAtZero: true,
      label: { fr: "Personnes qui attendent", en: "People waiting" },
      note: {
        fr: "Elles seront prévenues par e-mail dès qu’il y en aura de nouveau, une seule fois.",
        en: "They are told by e-mail as soon as there is some again, once.",
      },
    },
  },
  columns: ["name", "reference", "quantity", "waiting"],
  orderBy: "reference",
  isSearched: true,
  can: { read: "stock:read" },
});
