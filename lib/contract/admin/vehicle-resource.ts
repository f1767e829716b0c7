import { z } from "zod";
import { typedEurosSchema } from "@/lib/contract/booking";
import { lineSchema, linesSchema } from "@/lib/contract/typed-text";
import { defineResource } from "./definition";

const name = lineSchema.min(1).max(80);
const description = linesSchema.max(500);
const fare = typedEurosSchema.min(0).max(10_000);

/** The vehicles of the company, with their fares. */
export const vehicleResource = defineResource({
  name: "vehicle",
  label: { one: { fr: "Véhicule", en: "Vehicle" }, many: { fr: "Véhicules", en: "Vehicles" } },
  fields: {
    nameFr: { kind: "TEXT", label: { fr: "Nom", en: "Name in French" }, change: name },
    nameEn: { kind: "TEXT", label: { fr: "Nom en anglais", en: "Name in English" }, change: name },
    descriptionFr: {
      kind: "LONG_TEXT",
      label: { fr: "Description", en: "Description in French" },
      change: description,
    },
    descriptionEn: {
      kind: "LONG_TEXT",
      label: { fr: "Description en anglais", en: "Description in English" },
      change: description,
    },
    plate: {
      kind: "TEXT",
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
      isListed: true,
      change: z.boolean(),
    },
    order: {
      kind: "NUMBER",
      label: { fr: "Rang", en: "Rank" },
      isListed: true,
      change: z.int().min(0).max(1000),
    },
    seats: {
      kind: "NUMBER",
      label: { fr: "Places", en: "Seats" },
      isListed: true,
      change: z.int().min(1).max(50),
    },
    luggage: {
      kind: "NUMBER",
      label: { fr: "Bagages", en: "Luggage" },
      isListed: true,
      change: z.int().min(0).max(50),
    },
    flatRate: {
      kind: "EUROS",
      label: { fr: "Forfait", en: "Flat rate" },
      note: {
        fr: "Le prix d’une course plus courte que la distance qui suit.",
        en: "The price of a ride shorter than the distance below.",
      },
      change: fare,
    },
    flatRateUnderKm: {
      kind: "NUMBER",
      label: { fr: "Forfait au-dessous de (km)", en: "Flat rate under (km)" },
      change: z.int().min(0).max(500),
    },
    perKm: {
      kind: "EUROS",
      label: { fr: "Prix du km", en: "Per km" },
      isListed: true,
      change: fare,
    },
    hourly: {
      kind: "EUROS",
      label: { fr: "Prix de l’heure", en: "Per hour" },
      isListed: true,
      change: fare,
    },
    minimumHours: {
      kind: "NUMBER",
      label: { fr: "Heures au moins", en: "Hours at least" },
      change: z.number().multipleOf(0.5).min(0.5).max(24),
    },
    includedKmPerHour: {
      kind: "NUMBER",
      label: { fr: "Km compris par heure", en: "Km included an hour" },
      change: z.int().min(0).max(200),
    },
    extraKm: {
      kind: "EUROS",
      label: { fr: "Km au-delà", en: "Km beyond" },
      change: fare,
    },
    co2GramsPerKm: {
      kind: "NUMBER",
      label: { fr: "CO₂ par km, en grammes", en: "CO₂ per km, in grams" },
      change: z.int().min(0).max(1000),
    },
  },
  columns: ["nameFr", "seats", "luggage", "perKm", "hourly", "isActive"],
  orderBy: "order",
  can: { read: "vehicle:read", change: "vehicle:change" },
});
