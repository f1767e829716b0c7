import { site72 } from "@/demonstration/72/site-72";
import type { SiteData } from "@/demonstration/data/site-data";
import { named } from "./named";
import { withoutCompany } from "./without-company";

/** Site of a chauffeur: services, fares, booking, with the texts and pictures of site 72. */
export const chauffeur = (name: string): SiteData =>
  named(
    withoutCompany(site72, {
      blocks: ["accueil-equipe", "contact-chauffeuse"],
      routes: ["equipe"],
    }),
    [
      [/Mathilde, Yann ou Gwenn vous lit/g, "Nous vous lisons"],
      [/Mathilde, Yann or Gwenn will read it/g, "We shall read it"],
      [/d’Estuaire(?: Chauffeur Privé)?(?! de)/g, `de ${name}`],
      [/Estuaire(?: Chauffeur Privé)?(?! de)/g, name],
    ],
  );
