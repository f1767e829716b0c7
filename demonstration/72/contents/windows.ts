import type { ContentData } from "@/demonstration/data/content-data";

/** Announcement that opens for two weeks on the page it is about. */
export const windows: ContentData[] = [
  {
    type: "popup",
    from: { weeks: 9, weekday: 1, at: "00:00" },
    until: { weeks: 11, weekday: 1, at: "00:00" },
    values: {
      where: "PAGE",
      idPage: "@/services/vtc-gares-des-pays-de-la-loire",
      image: null,
      showAtEachLoad: false,
    },
    words: {
      fr_FR: {
        title: "Gare de Nantes : rendez-vous côté nord",
        content:
          "<p>La sortie sud est en travaux pour deux semaines. Votre chauffeur vous attend à la sortie nord, face au Jardin des Plantes, votre nom sur sa tablette. Comptez cinq minutes de plus depuis les quais.</p>",
        linkLabel: "Réserver une course",
        linkUrl: "/reserver",
      },
      en: {
        title: "Nantes station: meet us on the north side",
        content:
          "<p>The south exit is closed for works for two weeks. Your driver will be at the north exit, opposite the Jardin des Plantes, with your name on a tablet. Allow five more minutes from the platforms.</p>",
        linkLabel: "Book a ride",
        linkUrl: "/reserver",
      },
    },
  },
];
