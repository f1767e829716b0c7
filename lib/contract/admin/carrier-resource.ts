import { z } from "zod";
import { typedEurosSchema } from "@/lib/contract/booking";
import { choices } from "@/lib/contract/field/fields";
import { lineSchema, linesSchema } from "@/lib/contract/typed-text";
import { CARRIER_COUNTRIES } from "./carrier-countries";
import { defineResource } from "./definition";
import { numberOf, rows, written } from "./rows";

const name = lineSchema.min(1).max(80);
const description = linesSchema.max(300);
const days = z.int().min(0).max(90);

const steps = rows(
  "Prix par taille de colis",
  "Prices by size of parcel",
  {
    bottles: numberOf("Jusqu’à (bouteilles)", "Up to (bottles)", z.int().min(1).max(10_000)),
    kilos: numberOf(
      "et jusqu’à (kg)",
      "and up to (kg)",
      z.number().multipleOf(0.1).min(0.1).max(2_000),
    ),
    price: numberOf("Prix TTC", "Price, VAT included", typedEurosSchema.min(0).max(10_000), "€"),
  },
  { max: 30 },
);

const zones = rows(
  "Destinations et prix",
  "Destinations and prices",
  { countries: choices("Pays", "Countries", CARRIER_COUNTRIES), steps },
  { max: 40 },
);

export const carrierResource = defineResource({
  name: "carrier",
  label: {
    one: { fr: "Transporteur", en: "Carrier" },
    many: { fr: "Transporteurs", en: "Carriers" },
  },
  fields: {
    name: {
      kind: "LINE",
      isTranslated: true,
      label: { fr: "Nom", en: "Name" },
      isListed: true,
      change: name,
    },
    isActive: {
      kind: "FLAG",
      label: { fr: "Proposé aux clients", en: "Offered to customers" },
      note: {
        fr: "Décochez pour ne plus le proposer ; les commandes qu’il porte restent.",
        en: "Untick to stop offering it; the orders that it carries stay.",
      },
      states: {
        yes: { label: { fr: "Proposé", en: "Offered" }, tone: "GOOD" },
        no: { label: { fr: "Retiré", en: "Withdrawn" }, tone: "QUIET" },
      },
      isListed: true,
      change: z.boolean(),
    },
    deliveryType: {
      kind: "CHOICE",
      label: { fr: "Où il livre", en: "Where it delivers" },
      options: {
        DELIVERY: { label: { fr: "Chez le client", en: "To the customer’s door" } },
        PICKUP: { label: { fr: "En point relais", en: "To a parcel shop" } },
      },
      isListed: true,
      change: z.enum(["DELIVERY", "PICKUP"]),
    },
    description: {
      kind: "TEXT",
      isTranslated: true,
      label: { fr: "Ce que le client doit savoir", en: "What the customer should know" },
      change: description,
    },
    daysFrom: {
      kind: "NUMBER",
      width: "NARROW",
      label: { fr: "Délai, en jours ouvrés, de", en: "Working days, from" },
      change: days,
    },
    daysTo: {
      kind: "NUMBER",
      width: "NARROW",
      label: { fr: "à", en: "to" },
      change: days,
    },
    serviceCode: {
      kind: "LINE",
      width: "NARROW",
      label: { fr: "Code chez le transporteur", en: "The carrier’s own code" },
      isOptional: true,
      change: lineSchema.max(40).nullable(),
    },
    order: {
      kind: "NUMBER",
      width: "NARROW",
      label: { fr: "Ordre", en: "Order" },
      isListed: true,
      change: z.int().min(0).max(10_000),
    },
    zones: written(zones, {
      note: {
        fr: "Un colis paie le prix de la première ligne qui le contient, en bouteilles et en poids. Sans ligne pour un pays, il n’y va pas.",
        en: "A parcel pays the price of the smallest line that holds it, by bottles and by weight. Without a line for a country it does not go there.",
      },
    }),
  },
  columns: ["name", "deliveryType", "order", "isActive"],
  orderBy: "order",
  whenEmpty: {
    fr: "Ajoutez le transporteur qui porte vos colis, et ses prix.",
    en: "Add the carrier of your parcels, and its prices.",
  },
  add: {
    label: { fr: "Ajouter un transporteur", en: "Add a carrier" },
    send: { fr: "Ajouter le transporteur", en: "Add the carrier" },
    usual: { isActive: "true", deliveryType: "DELIVERY", daysFrom: "2", daysTo: "4", order: "10" },
  },
  can: { read: "product:read", change: "product:change", add: "product:change" },
});
