import { z } from "zod";
import { lineSchema } from "@/lib/contract/typed-text";
import { defineResource } from "./definition";

const degrees = (most: number) => z.number().min(-most).max(most).nullable();

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
    addLine1: {
      kind: "LINE",
      label: { fr: "Rue et numéro", en: "Number and street" },
      change: lineSchema.min(1).max(120),
    },
    zipCode: {
      kind: "LINE",
      width: "NARROW",
      label: { fr: "Code postal", en: "Postcode" },
      isListed: true,
      change: lineSchema.min(2).max(12),
    },
    city: {
      kind: "LINE",
      width: "NARROW",
      label: { fr: "Ville", en: "Town" },
      isListed: true,
      change: lineSchema.min(1).max(80),
    },
    country: {
      kind: "LINE",
      width: "NARROW",
      label: { fr: "Pays, en deux lettres", en: "Country, in two letters" },
      note: { fr: "FR pour la France, BE pour la Belgique.", en: "FR for France, BE for Belgium." },
      isListed: true,
      change: lineSchema.toUpperCase().length(2),
    },
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
