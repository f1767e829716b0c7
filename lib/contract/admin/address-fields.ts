import { z } from "zod";
import { lineSchema } from "@/lib/contract/typed-text";
import { COUNTRY_OPTIONS } from "./carrier-countries";
import type { AdminResource } from "./definition";

const degrees = (most: number) => z.number().min(-most).max(most).nullable();

/** Fields of an address, which each resource names as its calls do. */
export const addressFields = {
  street: {
    kind: "LINE",
    label: { fr: "Rue et numéro", en: "Number and street" },
    change: lineSchema.min(1).max(120),
  },
  postcode: {
    kind: "LINE",
    width: "NARROW",
    label: { fr: "Code postal", en: "Postcode" },
    change: lineSchema.min(2).max(12),
  },
  town: {
    kind: "LINE",
    width: "NARROW",
    label: { fr: "Ville", en: "Town" },
    isListed: true,
    change: lineSchema.min(1).max(80),
  },
  country: {
    kind: "CHOICE",
    width: "LINE",
    label: { fr: "Pays", en: "Country" },
    options: COUNTRY_OPTIONS,
    change: lineSchema.toUpperCase().pipe(z.enum(Object.keys(COUNTRY_OPTIONS))),
  },
} as const satisfies AdminResource["fields"];

/** Place of an address on the map; its town stands for it until that is said. */
export const mapFields = {
  lat: {
    kind: "NUMBER",
    part: { fr: "Sur la carte", en: "On the map" },
    width: "NARROW",
    label: { fr: "Latitude", en: "Latitude" },
    note: { fr: "Vide : le centre de la ville.", en: "Left empty: the middle of the town." },
    isOptional: true,
    change: degrees(90),
  },
  lng: {
    kind: "NUMBER",
    width: "NARROW",
    label: { fr: "Longitude", en: "Longitude" },
    isOptional: true,
    change: degrees(180),
  },
} as const satisfies AdminResource["fields"];
