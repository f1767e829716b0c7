import { boolean, number } from "./definition";

export const staffParameters = {
  STAFF_SECOND_FACTOR: boolean(
    "Connexion en deux étapes obligatoire pour administrer le site",
    "Two-step login required to run the site",
    "false",
  ),
  STAFF_IDLE_MINUTES: number(
    ["Fin de session sans activité", "End of a session that nobody uses"],
    {
      unit: "MINUTES",
      least: 5,
      most: 480,
      default: "30",
      says: [
        "L’administration redemande le mot de passe après {value} sans activité",
        "The admin panel asks for the password again after {value} without activity",
      ],
    },
  ),
  STAFF_TEXT_ALERTS: boolean(
    "Prévenir aussi l’entreprise par SMS, sur son mobile",
    "Alert the company by text message too, on its mobile",
    "false",
  ),
  DRIVERS_RECORD_PAYMENTS: boolean(
    "Les chauffeurs enregistrent ce qu’ils encaissent à bord",
    "Drivers record what they are paid on board",
    "false",
  ),
} as const;
