import type { ComponentData } from "@/demonstration/data/site-data";

export const reserver: ComponentData[] = [
  {
    slug: "reserver-formulaire",
    type: "BOOKING_FORM",
    conf: {
      fr_FR: {
        kicker: "Réserver",
        title: "Réservez votre course",
        text: "Le trajet d’abord, le prix ensuite, vos coordonnées et l’acompte à la fin.",
        idCalendar: 1,
      },
      en: {
        kicker: "Booking",
        title: "Book your ride",
        text: "The ride first, then the price, your details and the deposit last.",
        idCalendar: 1,
      },
    },
  },
  {
    slug: "reserver-confiance",
    type: "TEXT",
    conf: {
      fr_FR: {
        kicker: "Nos engagements",
        title: "Le prix, l’heure, la personne",
        text: '<ul><li><strong>Le prix</strong> affiché est le prix payé, péages et TVA compris.</li><li><strong>La voiture</strong> est réservée pour vous : elle ne peut pas être promise deux fois.</li><li><strong>Le chauffeur</strong> a sa carte professionnelle, et vous connaissez son nom la veille.</li><li><strong>Le vol ou le train</strong> est suivi dès que vous en donnez le numéro.</li></ul><p>Vous préférez téléphoner ? Nous répondons jour et nuit, et nous remplissons ce formulaire avec vous. Pour un programme sur plusieurs jours, <a href="/contacter-votre-chauffeur-prive">demandez un devis</a>.</p>',
      },
      en: {
        kicker: "Our commitments",
        title: "The price, the time, the person",
        text: '<ul><li><strong>The price</strong> shown is the price paid, tolls and VAT included.</li><li><strong>The car</strong> is held for you: it cannot be promised twice.</li><li><strong>The driver</strong> is licensed, and you know their name the day before.</li><li><strong>The flight or the train</strong> is followed as soon as you give its number.</li></ul><p>Would you rather telephone? We answer day and night, and fill in this form with you. For a programme over several days, <a href="/contacter-votre-chauffeur-prive">ask for a quote</a>.</p>',
      },
    },
  },
  {
    slug: "reserver-etapes",
    type: "ELEMENT_LIST",
    conf: {
      fr_FR: {
        kicker: "Et ensuite ?",
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
