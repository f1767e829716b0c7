import { LONGEST_ADDRESS_TYPE } from "@/lib/contract/address";
import { lineSchema } from "@/lib/contract/typed-text";
import { defineResource } from "./definition";

/** Kind of address (§7 /admin/address/type), of members and of the company. */
export const addressTypeResource = defineResource({
  name: "address-type",
  label: {
    one: { fr: "Sorte d’adresse", en: "Kind of address" },
    many: { fr: "Sortes d’adresse", en: "Kinds of address" },
  },
  fields: {
    name: {
      kind: "LINE",
      isTranslated: true,
      label: { fr: "Nom", en: "Name" },
      note: {
        fr: "Vos clients le voient dans leur carnet d’adresses. Le site se sert des siennes : elles se renomment, et restent.",
        en: "Your customers see it in their address book. The site uses its own: they can be renamed, and stay.",
      },
      change: lineSchema.min(1).max(LONGEST_ADDRESS_TYPE),
    },
    isOwn: {
      kind: "FLAG",
      label: { fr: "D’où elle vient", en: "Where it comes from" },
      states: {
        yes: { label: { fr: "De vous", en: "Yours" }, tone: "GOOD" },
        no: { label: { fr: "Du site", en: "The site’s" }, tone: "QUIET" },
      },
    },
  },
  columns: ["name", "isOwn"],
  orderBy: "id",
  whenEmpty: {
    fr: "Ajoutez par exemple « Domicile » et « Bureau ».",
    en: "Add for example “Home” and “Office”.",
  },
  add: {
    label: { fr: "Ajouter une sorte d’adresse", en: "Add a kind of address" },
    send: { fr: "Ajouter la sorte d’adresse", en: "Add the kind of address" },
    usual: {},
  },
  can: {
    read: "calendar:read",
    change: "calendar:change",
    add: "calendar:change",
    remove: "calendar:change",
  },
});
