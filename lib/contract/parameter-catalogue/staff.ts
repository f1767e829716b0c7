import { boolean } from "./definition";

export const staffParameters = {
  STAFF_SECOND_FACTOR: boolean(
    "Connexion en deux étapes obligatoire pour administrer le site",
    "Two-step login required to run the site",
    "false",
  ),
} as const;
