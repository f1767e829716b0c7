import { choice, line } from "@/lib/contract/field/fields";
import { lineSchema, linesSchema } from "@/lib/contract/typed-text";
import { addressFields, mapFields } from "./address-fields";
import { defineResource } from "./definition";
import { openingTimeSchema } from "./opening-time";
import { rowOf, rows, written } from "./rows";

const note = linesSchema.max(300).nullable();

/** Days of a week, Monday first, as the form names them. */
export const WEEKDAYS = [
  "MONDAY",
  "TUESDAY",
  "WEDNESDAY",
  "THURSDAY",
  "FRIDAY",
  "SATURDAY",
  "SUNDAY",
] as const;

const hours = rows(
  "Heures de retrait des commandes",
  "Hours for collecting orders",
  {
    day: choice("Jour", "Day", {
      MONDAY: ["Lundi", "Monday"],
      TUESDAY: ["Mardi", "Tuesday"],
      WEDNESDAY: ["Mercredi", "Wednesday"],
      THURSDAY: ["Jeudi", "Thursday"],
      FRIDAY: ["Vendredi", "Friday"],
      SATURDAY: ["Samedi", "Saturday"],
      SUNDAY: ["Dimanche", "Sunday"],
    } satisfies Record<(typeof WEEKDAYS)[number], [string, string]>),
    from: { ...line("De", "From"), schema: openingTimeSchema },
    until: { ...line("À", "Until"), schema: openingTimeSchema },
  },
  { max: 40 },
);

const types = rows(
  "Sert pour",
  "Used for",
  { type: rowOf("address-type", "Sorte d’adresse", "Kind of address") },
  { max: 10 },
);

export const companyAddressResource = defineResource({
  name: "company-address",
  label: {
    one: { fr: "Adresse", en: "Address" },
    many: { fr: "Adresses", en: "Addresses" },
  },
  fields: {
    address: addressFields.street,
    addressPart2: {
      kind: "LINE",
      label: { fr: "Complément", en: "Building, floor" },
      isOptional: true,
      change: lineSchema.max(120).nullable(),
    },
    postalCode: { ...addressFields.postcode, isListed: true },
    city: addressFields.town,
    country: { ...addressFields.country, isListed: true, leftOut: "FR" },
    note: {
      kind: "TEXT",
      isTranslated: true,
      label: { fr: "Comment trouver", en: "How to find it" },
      isOptional: true,
      change: note,
    },
    types: {
      ...written(types, {
        note: {
          fr: "Les sortes se règlent à côté, dans « Sortes d’adresse ».",
          en: "Kinds are set beside this, in “Kinds of address”.",
        },
      }),
      leftOut: [],
    },
    hours: written(hours, {
      feature: "SHOP",
      part: { fr: "Retrait des commandes", en: "Collecting orders" },
      note: {
        fr: "Les commandes se retirent à ces heures. Sans heure, l’adresse n’est pas proposée. Les jours fermés se règlent dans « Jours d’ouverture ».",
        en: "Orders are collected at these hours. Without any, the address is not offered. Closed days are in “Opening days”.",
      },
    }),
    ...mapFields,
  },
  columns: ["address", "postalCode", "city", "hours"],
  orderBy: "id",
  add: {
    label: { fr: "Ajouter une adresse", en: "Add an address" },
    send: { fr: "Ajouter l’adresse", en: "Add the address" },
    usual: { country: "FR" },
  },
  can: {
    read: "calendar:read",
    change: "calendar:change",
    add: "calendar:change",
    remove: "calendar:change",
  },
});
