import { pictures } from "@/demonstration/72/pages/pictures";
import type { SiteData } from "@/demonstration/data/site-data";

/** News of the company, the latest first. */
export const news: SiteData["news"] = [
  {
    publishedAt: "2026-09-07T07:00:00Z",
    promoted: true,
    words: {
      fr_FR: {
        title: "Une voiture pour le dernier train de Paris",
        slug: "dernier-train-de-paris",
        summary:
          "Tous les soirs de la semaine, une voiture peut vous attendre à la gare de Nantes autour de minuit.",
        content:
          "<p>Avec les horaires de rentrée, les derniers trains de Paris arrivent à Nantes aux environs de minuit. Du lundi au dimanche, nous gardons une voiture pour eux : donnez le numéro du train en réservant, le chauffeur vous attend à la sortie.</p>",
        url: "/services/vtc-gares-des-pays-de-la-loire",
        image: pictures.gares.fr_FR,
      },
      en: {
        title: "A car for the last train from Paris",
        slug: "last-train-from-paris",
        summary: "Every evening of the week, a car can meet you at Nantes station around midnight.",
        content:
          "<p>With the autumn timetable, the last trains from Paris reach Nantes at around midnight. From Monday to Sunday we keep a car for them: give the train number when you book, and your driver will be at the exit.</p>",
        url: "/services/vtc-gares-des-pays-de-la-loire",
        image: pictures.gares.en,
      },
    },
  },
  {
    publishedAt: "2026-06-15T07:00:00Z",
    promoted: false,
    words: {
      fr_FR: {
        title: "L’été à La Baule : réservez le retour avec l’aller",
        slug: "ete-a-la-baule",
        summary: "De juin à septembre, les voitures du dimanche soir partent les premières.",
        content:
          "<p>De juin à septembre, tout le monde quitte la presqu’île le dimanche soir. En réservant le retour avec l’aller, vous choisissez votre heure ; nous choisissons la route qui avance.</p>",
        url: "/reserver",
        image: pictures.plage.fr_FR,
      },
      en: {
        title: "Summer in La Baule: book the way back with the way there",
        slug: "summer-in-la-baule",
        summary: "From June to September, Sunday evening cars are the first to go.",
        content:
          "<p>From June to September everyone leaves the peninsula on Sunday evening. Book the way back with the way there and you choose your time; we choose the road that moves.</p>",
        url: "/reserver",
        image: pictures.plage.en,
      },
    },
  },
  {
    publishedAt: "2026-04-02T07:00:00Z",
    promoted: false,
    words: {
      fr_FR: {
        title: "Puy du Fou : la saison reprend, les nuits aussi",
        slug: "saison-du-puy-du-fou",
        summary: "Nous vous déposons à l’ouverture et vous reprenons après le spectacle du soir.",
        content:
          "<p>À 1 h 05 de Nantes, nous vous déposons à l’ouverture du parc et vous reprenons à la sortie du spectacle de nuit, à l’heure que vous aurez réservée. Vous pouvez dormir au retour ; nous, non.</p>",
        url: "/services/chauffeur-prive-pour-les-escapades-touristiques",
        image: pictures.pluie.fr_FR,
      },
      en: {
        title: "The Puy du Fou: the season begins, and so do the late nights",
        slug: "puy-du-fou-season",
        summary: "We drop you at opening time and collect you after the evening show.",
        content:
          "<p>An hour and five minutes from Nantes, we drop you at the park as it opens and collect you after the night show, at the time you booked. You may sleep on the way back; we may not.</p>",
        url: "/services/chauffeur-prive-pour-les-escapades-touristiques",
        image: pictures.pluie.en,
      },
    },
  },
];
