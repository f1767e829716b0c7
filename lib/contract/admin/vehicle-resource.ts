import { z } from "zod";
import { typedEurosSchema } from "@/lib/contract/booking";
import { slot } from "@/lib/contract/field/picture-slot";
import { lineSchema, linesSchema } from "@/lib/contract/typed-text";
import { defineResource } from "./definition";
import { offeredPictures } from "./offered-picture";

const fare = typedEurosSchema.min(0).max(10_000);

export const vehicleResource = defineResource({
  name: "vehicle",
  label: { one: { fr: "Véhicule", en: "Vehicle" }, many: { fr: "Véhicules", en: "Vehicles" } },
  fields: {
    name: {
      kind: "LINE",
      isTranslated: true,
      label: { fr: "Nom", en: "Name" },
      change: lineSchema.min(1).max(80),
    },
    seats: {
      kind: "NUMBER",
      width: "NARROW",
      label: { fr: "Places", en: "Seats" },
      isListed: true,
      change: z.int().min(1).max(50),
    },
    luggage: {
      kind: "NUMBER",
      width: "NARROW",
      label: { fr: "Bagages", en: "Luggage" },
      isListed: true,
      change: z.int().min(0).max(50),
    },
    plate: {
      kind: "LINE",
      width: "HALF",
      label: { fr: "Immatriculation", en: "Registration plate" },
      note: {
        fr: "Montrée au client le jour de sa course, pour qu’il reconnaisse la voiture.",
        en: "Shown to the customer on the day of their ride, to recognise the car.",
      },
      isOptional: true,
      change: lineSchema.toUpperCase().max(12).nullable(),
    },
    isActive: {
      kind: "FLAG",
      label: { fr: "En service", en: "In service" },
      note: {
        fr: "Un véhicule hors service ne se réserve plus ; ses courses déjà prises restent.",
        en: "One out of service cannot be booked any more; its rides stay.",
      },
      states: {
        yes: { label: { fr: "En service", en: "In service" }, tone: "GOOD" },
        no: { label: { fr: "Hors service", en: "Out of service" }, tone: "QUIET" },
      },
      isListed: true,
      change: z.boolean(),
    },
    perKm: {
      kind: "NUMBER",
      unit: "€",
      part: { fr: "Prix d’un transfert", en: "Price of a transfer" },
      width: "FULL",
      label: { fr: "Prix du km", en: "Per km" },
      isListed: true,
      change: fare,
    },
    flatRate: {
      kind: "NUMBER",
      unit: "€",
      width: "NARROW",
      label: { fr: "Forfait court", en: "Flat rate" },
      note: {
        fr: "Le prix d’une course plus courte que la distance ci-contre.",
        en: "The price of a ride shorter than the distance beside it.",
      },
      change: fare,
    },
    flatRateUnderKm: {
      kind: "NUMBER",
      width: "NARROW",
      label: { fr: "Jusqu’à (km)", en: "Up to (km)" },
      change: z.int().min(0).max(500),
    },
    hourly: {
      kind: "NUMBER",
      unit: "€",
      part: { fr: "Prix d’une mise à disposition", en: "Price of a hire" },
      width: "NARROW",
      label: { fr: "Prix de l’heure", en: "Per hour" },
      isListed: true,
      change: fare,
    },
    minimumHours: {
      kind: "NUMBER",
      width: "NARROW",
      label: { fr: "Durée minimale (h)", en: "Shortest hire (h)" },
      change: z.number().multipleOf(0.5).min(0.5).max(24),
    },
    includedKmPerHour: {
      kind: "NUMBER",
      width: "NARROW",
      label: { fr: "Compris par heure (km)", en: "Included an hour (km)" },
      change: z.int().min(0).max(200),
    },
    extraKm: {
      kind: "NUMBER",
      unit: "€",
      width: "NARROW",
      label: { fr: "Prix du km en plus", en: "Per extra km" },
      change: fare,
    },
    description: {
      kind: "TEXT",
      isTranslated: true,
      part: { fr: "Sur le site", en: "On the site" },
      label: { fr: "Description", en: "Description" },
      change: linesSchema.max(500),
    },
    photo: {
      kind: "PICTURES",
      max: 1,
      isSilent: true,
      label: { fr: "Photo", en: "Photo" },
      slot: slot(
        "Un détail de la voiture : la calandre, un phare, la sellerie. Téléphone à l’horizontale, lumière douce.",
        "A detail of the car: its grille, a headlight, its leather. Hold the phone sideways, in soft light.",
        { least: 600 },
      ),
      change: offeredPictures(1),
    },
    order: {
      kind: "NUMBER",
      width: "HALF",
      label: { fr: "Ordre d’affichage", en: "Order of display" },
      note: { fr: "Le plus petit se montre d’abord.", en: "The smallest is shown first." },
      isListed: true,
      change: z.int().min(0).max(1000),
    },
    co2GramsPerKm: {
      kind: "NUMBER",
      width: "HALF",
      label: { fr: "CO₂ par km (g)", en: "CO₂ per km (g)" },
      change: z.int().min(0).max(1000),
    },
  },
  columns: ["name", "seats", "luggage", "perKm", "hourly", "isActive"],
  orderBy: "order",
  add: {
    label: { fr: "Ajouter un véhicule", en: "Add a vehicle" },
    send: { fr: "Ajouter le véhicule", en: "Add the vehicle" },
    usual: {
      isActive: "true",
      order: "10",
      flatRateUnderKm: "20",
      minimumHours: "2",
      includedKmPerHour: "30",
      co2GramsPerKm: "150",
    },
  },
  can: { read: "vehicle:read", change: "vehicle:change", add: "vehicle:change" },
});
