import type { SiteData } from "@/platform/sites/site-data";

/** What is new at the company. */
export const news: SiteData["news"] = [
  {
    publishedAt: "2026-11-02T08:00:00Z",
    promoted: true,
    words: {
      fr_FR: {
        title: "Vols d’hiver : réservez vos départs de nuit",
        slug: "vols-d-hiver",
        summary: "Les premiers vols partent à 6 heures dès le 2 novembre.",
        content:
          "<p>Depuis le 2 novembre, les premiers vols quittent Nantes à 6 heures. Les voitures de 4 heures du matin partent vite : réservez la vôtre dès que vous avez vos billets.</p>",
        url: "/services/vtc-aeroport-nantes",
        image: null,
      },
      en: {
        title: "Winter flights: book your night departures",
        slug: "winter-flights",
        summary: "The first flights leave at 6 a.m. from 2 November.",
        content:
          "<p>Since 2 November the first flights leave Nantes at 6 a.m. The four o’clock cars go quickly: book yours as soon as you have your tickets.</p>",
        url: "/services/vtc-aeroport-nantes",
        image: null,
      },
    },
  },
  {
    publishedAt: "2026-09-14T08:00:00Z",
    promoted: false,
    words: {
      fr_FR: {
        title: "Un deuxième van pour les vendanges",
        slug: "un-van-pour-les-vendanges",
        summary: "Sept places pour visiter le vignoble en septembre.",
        content:
          "<p>Le van est réservé aux escapades dans le vignoble tous les week-ends de septembre.</p>",
        url: "/services/chauffeur-prive-pour-les-escapades-touristiques",
        image: null,
      },
      en: {
        title: "A van for the harvest",
        slug: "a-van-for-the-harvest",
        summary: "Seven seats for the vineyards in September.",
        content: "<p>The van is kept for days in the vineyards every weekend of September.</p>",
        url: "/services/chauffeur-prive-pour-les-escapades-touristiques",
        image: null,
      },
    },
  },
];
