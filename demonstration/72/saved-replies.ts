import type { SiteData } from "@/demonstration/data/site-data";

/** Common questions of customers, and the company's answers. */
export const savedReplies: SiteData["savedReplies"] = [
  {
    name: "Animaux à bord",
    textFr: `Bonjour,

Les animaux voyagent volontiers avec nous : les petits dans leur sac de transport, les chiens à vos pieds sur une couverture que nous apportons. Dites-le-nous à la réservation, dans le message au chauffeur.

À bientôt,`,
    textEn: `Hello,

Pets are welcome on board: small ones in their carrier, dogs at your feet on a blanket that we bring. Please tell us when you book, in the message to the driver.

See you soon,`,
  },
  {
    name: "Siège enfant",
    textFr: `Bonjour,

Nous apportons le siège ou le rehausseur qu’il faut : indiquez-nous l’âge et la taille de chaque enfant dans le message au chauffeur.

À bientôt,`,
    textEn: `Hello,

We bring the seat or booster that is needed: please give us each child’s age and height in the message to the driver.

See you soon,`,
  },
];
