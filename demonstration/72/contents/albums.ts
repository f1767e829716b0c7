import { pictures } from "@/demonstration/72/pages/pictures";
import type { ContentData } from "@/demonstration/data/content-data";

/** Albums of pictures. They are rendered, and say so. */
export const albums: ContentData[] = [
  {
    type: "album",
    values: {
      cover: pictures.pont,
      images: [
        {
          idMedium: pictures.estuaire,
          caption: {
            fr_FR: "L’estuaire, rive sud, un quart d’heure après le coucher",
            en: "The estuary from the south bank, a quarter of an hour after sunset",
          },
        },
        {
          idMedium: pictures.pont,
          caption: { fr_FR: "Le pont de Saint-Nazaire", en: "The Saint-Nazaire bridge" },
        },
        {
          idMedium: pictures.maraisSalants,
          caption: {
            fr_FR: "Les marais de Guérande, vus d’en haut",
            en: "The salt pans of Guérande, from above",
          },
        },
        {
          idMedium: pictures.plage,
          caption: {
            fr_FR: "La plage à marée basse et ses pieux",
            en: "The beach at low tide, with its posts",
          },
        },
        {
          idMedium: pictures.vignoble,
          caption: { fr_FR: "Les rangs du vignoble, le soir", en: "The vineyards, in the evening" },
        },
      ],
    },
    words: {
      fr_FR: {
        title: "La route de l’estuaire",
        slug: "la-route-de-l-estuaire",
        text: "De Nantes à l’océan, à l’heure où les lampes s’allument. Images de synthèse, composées pour ce site.",
      },
      en: {
        title: "The estuary road",
        slug: "the-estuary-road",
        text: "From Nantes to the ocean, at the hour when the lamps come on. Computer-made pictures, composed for this site.",
      },
    },
  },
  {
    type: "album",
    values: {
      cover: pictures.premium,
      images: [
        {
          idMedium: pictures.vip,
          caption: {
            fr_FR: "La carrosserie, après l’averse",
            en: "The paintwork, after the shower",
          },
        },
        {
          idMedium: pictures.premium,
          caption: {
            fr_FR: "Le cuir de la banquette, cousu de fil doré",
            en: "The leather of the back seat, stitched in gold",
          },
        },
        {
          idMedium: pictures.pluie,
          caption: { fr_FR: "La ville, de l’intérieur", en: "The city, from inside" },
        },
      ],
    },
    words: {
      fr_FR: {
        title: "La voiture, de près",
        slug: "la-voiture-de-pres",
        text: "Ce qu’on voit quand on attend sous la pluie ou qu’on s’assoit enfin : la peinture, le cuir, une vitre. Images de synthèse, composées pour ce site.",
      },
      en: {
        title: "The car, close up",
        slug: "the-car-close-up",
        text: "What you see when you wait in the rain or sit down at last: paint, leather, a window. Computer-made pictures, composed for this site.",
      },
    },
  },
];
