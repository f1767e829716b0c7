import type { ComponentData } from "@/platform/sites/site-data";

/** The blocks of the booking page. */
export const reserver: ComponentData[] = [
  {
    slug: "reserver-formulaire",
    type: "BOOKING_FORM",
    conf: {
      fr_FR: {
        kicker: "Réserver",
        title: "Réservez votre course",
        text: "Le trajet d’abord, le prix ensuite, vos coordonnées à la fin. Aucun paiement n’est demandé à cette étape.",
        idCalendar: 1,
      },
      en: {
        kicker: "Book now",
        title: "Book your ride",
        text: "The ride first, then the price, your details last. No payment is asked at this stage.",
        idCalendar: 1,
      },
    },
  },
  {
    slug: "reserver-etapes",
    type: "ELEMENT_LIST",
    conf: {
      fr_FR: {
        kicker: "Et ensuite ?",
        title: "De la réservation à l’arrivée",
        text: null,
        route: "etapes",
        nbItem: 4,
        display: "STEPS",
      },
      en: {
        kicker: "And then?",
        title: "From booking to arrival",
        text: null,
        route: "etapes",
        nbItem: 4,
        display: "STEPS",
      },
    },
  },
];
