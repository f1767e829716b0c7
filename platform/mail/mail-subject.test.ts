import { expect, it } from "vitest";
import { mailSubject } from "./mail-subject";

const LONG = "Société Nantaise de Transport de Personnes avec Chauffeur de l’Estuaire";

it.each([
  [
    "Chauffeur Nantais",
    "fr_FR",
    "course R7K2QD confirmée",
    "Chauffeur Nantais\u00a0: course R7K2QD confirmée",
  ],
  ["Chauffeur Nantais", "en", "ride R7K2QD confirmed", "Chauffeur Nantais: ride R7K2QD confirmed"],
  [LONG, "fr_FR", "course R7K2QD confirmée", "Course R7K2QD confirmée"],
  [LONG, "fr_FR", "état de votre course", "État de votre course"],
  [LONG, "en", "€20.00 given back, order R7K2QD", "€20.00 given back, order R7K2QD"],
  ["", "en", "ride R7K2QD confirmed", "Ride R7K2QD confirmed"],
] as const)("%s, in %s: %s is %s", (companyName, language, about, subject) => {
  expect(mailSubject({ companyName, language }, about)).toBe(subject);
});
