import type { PerLanguage } from "@/platform/db/schema/columns";

/** Returns the path of the contact form, filled in with a message about a visit. */
const about = (subject: string, message: string) =>
  `/contact?${new URLSearchParams({ subject, message })}`;

/** Links to ask for each visit that takes an appointment. */
export const visitLink: Record<"cellar" | "oysters", PerLanguage<string>> = {
  cellar: {
    fr_FR: about(
      "Visite du chai",
      "Bonjour, nous aimerions visiter le chai.\nJour souhaité : \nNombre de personnes : ",
    ),
    en: about(
      "Tour of the winery",
      "Hello, we would like to tour the winery.\nPreferred day: \nNumber of people: ",
    ),
  },
  oysters: {
    fr_FR: about(
      "Huîtres et muscadet",
      "Bonjour, nous aimerions venir à « Huîtres et muscadet ».\nSamedi souhaité : \nNombre de personnes : ",
    ),
    en: about(
      "Oysters and Muscadet",
      "Hello, we would like to come to Oysters and Muscadet.\nPreferred Saturday: \nNumber of people: ",
    ),
  },
};
