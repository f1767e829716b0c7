import type { ComponentData } from "@/demonstration/data/site-data";
import type { PageContent } from "@/lib/contract/page";
import { questions } from "./services-questions";

export const servicesBlocks: ComponentData[] = [
  {
    slug: "services-tableau",
    type: "SERVICE_TABLE",
    conf: {
      fr_FR: {
        kicker: "Services",
        title: "Conduire, attendre, prévoir",
        text: "Nous faisons peu de choses, et nous les faisons nous-mêmes, aux mêmes tarifs affichés pour tous.",
        tags: [],
        hireTags: ["mise-a-disposition"],
      },
      en: {
        kicker: "Services",
        title: "Driving, waiting, thinking ahead",
        text: "We do few things, and we do them ourselves, at the same published fares for everyone.",
        tags: [],
        hireTags: ["mise-a-disposition"],
      },
    },
  },
  {
    slug: "services-flotte",
    type: "ELEMENT_LIST",
    conf: {
      fr_FR: {
        kicker: "Nos véhicules",
        title: "Une berline, un van",
        text: null,
        route: "flotte",
        nbItem: 3,
        display: "CARDS",
      },
      en: {
        kicker: "Our vehicles",
        title: "A saloon, a van",
        text: null,
        route: "flotte",
        nbItem: 3,
        display: "CARDS",
      },
    },
  },
  {
    slug: "services-questions",
    type: "QUESTIONS",
    conf: {
      fr_FR: {
        kicker: "Questions",
        title: "Avant la première course",
        items: questions.fr_FR,
      },
      en: { kicker: "Questions", title: "Before your first ride", items: questions.en },
    },
  },
  {
    slug: "services-appel",
    type: "CALL_TO_ACTION",
    conf: {
      fr_FR: {
        kicker: null,
        title: "Une demande qui n’entre dans aucune case ?",
        text: "Racontez-la-nous : nous avons déjà conduit un violoncelle, une mariée en retard et douze homards vivants.",
        actions: [
          { label: "Nous écrire", url: "/contacter-votre-chauffeur-prive" },
          { label: "Réserver", url: "/reserver" },
        ],
        showPhone: true,
        image: null,
      },
      en: {
        kicker: null,
        title: "A request that fits no box?",
        text: "Tell us about it: we have driven a cello, a late bride and twelve live lobsters.",
        actions: [
          { label: "Write to us", url: "/contacter-votre-chauffeur-prive" },
          { label: "Book now", url: "/reserver" },
        ],
        showPhone: true,
        image: null,
      },
    },
  },
];

/** Services page: built with the page builder, which holds its blocks. */
export const servicesContent: PageContent = {
  type: "GRAPE",
  css: "",
  html: servicesBlocks.map(({ slug }) => `<div data-component="${slug}"></div>`).join("\n"),
};
