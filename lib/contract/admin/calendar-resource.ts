import { z } from "zod";
import { defineResource } from "./definition";

export const calendarResource = defineResource({
  name: "calendar",
  label: {
    one: { fr: "Jours d’ouverture", en: "Opening days" },
    many: { fr: "Jours d’ouverture", en: "Opening days" },
  },
  fields: {
    name: { kind: "LINE", label: { fr: "Nom", en: "Name" } },
    kind: {
      kind: "CHOICE",
      label: { fr: "Pour", en: "For" },
      options: {
        RIDE: { label: { fr: "Les courses", en: "Rides" } },
        COLLECT: { label: { fr: "Les retraits sur place", en: "Collections" } },
      },
    },
    closures: {
      kind: "DAYS",
      label: { fr: "Jours fermés", en: "Closed days" },
      note: { fr: "Rien ne s’y réserve.", en: "Nothing can be booked on them." },
      change: z.array(z.iso.date()).max(400),
    },
    minimumNoticeMin: {
      kind: "NUMBER",
      label: { fr: "Préavis (minutes)", en: "Notice (minutes)" },
      note: {
        fr: "Vide : celui des réglages du site.",
        en: "Empty: the one of the site’s settings.",
      },
      isOptional: true,
      change: z.int().min(0).max(43_200).nullable(),
    },
    furthestDays: {
      kind: "NUMBER",
      label: { fr: "Réservable à l’avance (jours)", en: "Bookable ahead (days)" },
      change: z.int().min(1).max(550),
    },
  },
  columns: ["name", "kind", "furthestDays", "closures"],
  orderBy: "id",
  can: { read: "calendar:read", change: "calendar:change" },
});
