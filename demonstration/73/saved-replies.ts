import type { SiteData } from "@/demonstration/data/site-data";

/** Common questions of customers, and the estate's answers. */
export const savedReplies: SiteData["savedReplies"] = [
  {
    name: "Bouteille cassée",
    textFr: `Bonjour,

Nous sommes désolés de cette casse. Envoyez-nous une photo du carton et de la bouteille en réponse à ce message : nous vous en renvoyons une, ou vous la remboursons, comme vous préférez.

Bien à vous,`,
    textEn: `Hello,

We are sorry about the breakage. Please send us a photograph of the box and the bottle in reply to this message: we will send you another, or give you your money back, as you prefer.

Kind regards,`,
  },
  {
    name: "Visite de la cave",
    textFr: `Bonjour,

La cave se visite sur rendez-vous, du mardi au samedi. Dites-nous combien vous serez et le jour qui vous convient.

Bien à vous,`,
    textEn: `Hello,

The cellar can be visited by appointment, from Tuesday to Saturday. Please tell us how many you are and which day suits you.

Kind regards,`,
  },
];
