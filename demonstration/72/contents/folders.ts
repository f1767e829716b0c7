import type { ContentData } from "@/demonstration/data/content-data";

export const folders: ContentData[] = [
  {
    type: "blog-folder",
    name: "voyager",
    values: { cover: null, folder: null },
    words: {
      fr_FR: {
        title: "Avant de partir",
        slug: "avant-de-partir",
        text: "L’heure, le prix, les bagages : ce qu’on nous demande au téléphone, écrit une fois pour toutes.",
      },
      en: {
        title: "Before you leave",
        slug: "before-you-leave",
        text: "The time, the price, the luggage: what people ask us on the telephone, written down once and for all.",
      },
    },
  },
  {
    type: "blog-folder",
    name: "routes",
    values: { cover: null, folder: null },
    words: {
      fr_FR: {
        title: "Sur la route",
        slug: "sur-la-route",
        text: "Des itinéraires que nous aimons, et ce que l’on y apprend à force de les conduire.",
      },
      en: {
        title: "On the road",
        slug: "on-the-road",
        text: "Ways we like, and what one learns by driving them often.",
      },
    },
  },
];
