import { lineSchema } from "@/lib/contract/typed-text";
import { addressFields, mapFields } from "./address-fields";
import { defineResource } from "./definition";

export const accessPointResource = defineResource({
  name: "access-point",
  label: {
    one: { fr: "Point relais", en: "Parcel shop" },
    many: { fr: "Points relais", en: "Parcel shops" },
  },
  fields: {
    name: {
      kind: "LINE",
      label: { fr: "Nom", en: "Name" },
      isListed: true,
      change: lineSchema.min(1).max(80),
    },
    code: {
      kind: "LINE",
      label: { fr: "Code chez le transporteur", en: "The carrier’s own code" },
      note: {
        fr: "Il figure sur l’étiquette du colis.",
        en: "It stands on the parcel’s label.",
      },
      isListed: true,
      change: lineSchema.min(1).max(40),
    },
    addLine1: addressFields.street,
    zipCode: { ...addressFields.postcode, isListed: true },
    city: addressFields.town,
    country: { ...addressFields.country, isListed: true },
    ...mapFields,
  },
  columns: ["name", "zipCode", "city", "code"],
  orderBy: "zipCode",
  whenEmpty: {
    fr: "Ajoutez les commerces où votre transporteur dépose les colis.",
    en: "Add the shops where your carrier leaves parcels.",
  },
  add: {
    label: { fr: "Ajouter un point relais", en: "Add a parcel shop" },
    send: { fr: "Ajouter le point relais", en: "Add the parcel shop" },
    usual: { country: "FR" },
  },
  can: {
    read: "product:read",
    change: "product:change",
    add: "product:change",
    remove: "product:change",
  },
});
