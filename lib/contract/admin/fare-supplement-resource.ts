import { z } from "zod";
import { defineResource } from "./definition";

const time = z
  .string()
  .regex(/^([01]\d|2[0-3]):[0-5]\d$/)
  .nullable();

export const fareSupplementResource = defineResource({
  name: "fare-supplement",
  label: {
    one: { fr: "Majoration", en: "Supplement" },
    many: { fr: "Majorations", en: "Supplements" },
  },
  fields: {
    code: {
      kind: "CHOICE",
      label: { fr: "Quand", en: "When" },
      options: {
        NIGHT: { label: { fr: "La nuit", en: "At night" } },
        SUNDAY: { label: { fr: "Le dimanche", en: "On Sundays" } },
        PUBLIC_HOLIDAY: { label: { fr: "Les jours fériés", en: "On public holidays" } },
      },
    },
    percent: {
      kind: "NUMBER",
      unit: "%",
      label: { fr: "Majoration", en: "Supplement" },
      isListed: true,
      change: z.int().min(0).max(200),
    },
    from: {
      kind: "LINE",
      width: "NARROW",
      label: { fr: "De", en: "From" },
      isOptional: true,
      change: time,
    },
    until: {
      kind: "LINE",
      width: "NARROW",
      label: { fr: "À", en: "Until" },
      isOptional: true,
      change: time,
    },
  },
  columns: ["code", "percent", "from", "until"],
  orderBy: "id",
  can: { read: "fare:read", change: "fare:change" },
});
