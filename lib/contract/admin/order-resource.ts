import { defineResource } from "./definition";

export const orderResource = defineResource({
  name: "order",
  label: { one: { fr: "Commande", en: "Order" }, many: { fr: "Commandes", en: "Orders" } },
  fields: {
    reference: { kind: "LINE", label: { fr: "Référence", en: "Reference" }, isListed: true },
    status: {
      kind: "CHOICE",
      label: { fr: "État", en: "Status" },
      isListed: true,
      options: {
        AWAITING_PAYMENT: { label: { fr: "Paiement attendu", en: "Unpaid" }, tone: "WAITING" },
        PAID: { label: { fr: "À préparer", en: "To prepare" }, tone: "WAITING" },
        READY: { label: { fr: "Prête", en: "Ready" }, tone: "GOOD" },
        SHIPPED: { label: { fr: "Expédiée", en: "Shipped" }, tone: "GOOD" },
        DELIVERED: { label: { fr: "Remise", en: "Delivered" }, tone: "QUIET" },
        RETURNING: { label: { fr: "Retour en cours", en: "Being returned" }, tone: "WAITING" },
        EXPIRED: { label: { fr: "Expirée", en: "Expired" }, tone: "BAD" },
        CANCELLED: { label: { fr: "Annulée", en: "Cancelled" }, tone: "BAD" },
      },
    },
    customer: { kind: "LINE", label: { fr: "Client", en: "Customer" }, isListed: true },
    email: { kind: "EMAIL", label: { fr: "E-mail", en: "E-mail" }, isListed: true },
    phone: { kind: "PHONE", label: { fr: "Téléphone", en: "Telephone" } },
    mode: {
      kind: "CHOICE",
      label: { fr: "Remise", en: "Handover" },
      isListed: true,
      options: {
        DELIVERY: { label: { fr: "Livraison", en: "Delivery" } },
        PICKUP: { label: { fr: "Point relais", en: "Access point" } },
        CLICK_AND_COLLECT: { label: { fr: "Retrait sur place", en: "Collection" } },
        NO_DELIVERY: { label: { fr: "Sans livraison", en: "No delivery" } },
      },
    },
    total: { kind: "NUMBER", unit: "€", label: { fr: "Total TTC", en: "Total" }, isListed: true },
    createdAt: { kind: "INSTANT", label: { fr: "Passée le", en: "Ordered on" }, isListed: true },
  },
  subsets: {
    TO_PACK: { fr: "À préparer", en: "To pack" },
    RETURNING: { fr: "Retours", en: "Returns" },
    SOLD: { fr: "Vendues", en: "Sold" },
  },
  columns: ["reference", "createdAt", "customer", "mode", "status", "total"],
  orderBy: "-createdAt",
  isSearched: true,
  can: { read: "order:read" },
});
