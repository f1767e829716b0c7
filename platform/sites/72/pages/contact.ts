import type { ComponentData } from "@/platform/sites/site-data";
import { pictures } from "../pictures";

/** The blocks of the contact page. */
export const contact: ComponentData[] = [
  {
    slug: "contact-formulaire",
    type: "CONTACT_FORM",
    conf: {
      fr_FR: {
        kicker: "Contact",
        title: "Contactez votre chauffeur privé",
        text: "Une question, un devis, une demande particulière : quelqu’un vous lit, et vous répond.",
      },
      en: {
        kicker: "Contact",
        title: "Contact your private chauffeur",
        text: "A question, a quote, a special request: somebody reads you, and answers.",
      },
    },
  },
  {
    slug: "contact-horaires",
    type: "OPENING_HOURS",
    conf: {
      fr_FR: {
        kicker: "Horaires",
        title: "Nous répondons jour et nuit",
        note: "Au téléphone à toute heure ; aux e-mails, le jour même le plus souvent.",
      },
      en: {
        kicker: "Hours",
        title: "We answer day and night",
        note: "By telephone at any hour; to e-mails, most often the same day.",
      },
    },
  },
  {
    slug: "contact-plan",
    type: "MAP_LINK",
    conf: {
      fr_FR: {
        kicker: "Adresse",
        title: "Sur les quais, à Nantes",
        text: "Le bureau se visite sur rendez-vous : le reste du temps, nous sommes sur la route.",
        image: pictures.contact.fr_FR,
      },
      en: {
        kicker: "Address",
        title: "On the quays, in Nantes",
        text: "The office may be visited by appointment: the rest of the time we are on the road.",
        image: pictures.contact.en,
      },
    },
  },
];
