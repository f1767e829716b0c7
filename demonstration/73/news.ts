import { pictures } from "@/demonstration/73/pages/pictures";
import type { SiteData } from "@/demonstration/data/site-data";

/** News of the estate, the latest first. */
export const news: SiteData["news"] = [
  {
    publishedAt: "2026-11-09T08:00:00Z",
    promoted: true,
    words: {
      fr_FR: {
        title: "Portes ouvertes les 5 et 6 décembre",
        slug: "portes-ouvertes-decembre",
        summary:
          "Deux jours pour goûter toute la gamme, avec les huîtres de Bouin et le feu dans la cheminée.",
        content:
          "<p>Samedi et dimanche, de 10 h à 18 h, le chai est ouvert sans rendez-vous. Denis goûte avec vous les crus 2023 sur cuve, Louise ouvre les magnums, et un ostréiculteur de Bouin tient l’écailler. Venez avec un chauffeur : lui aura du jus de raisin.</p>",
        url: "/visites",
        image: pictures.visites.fr_FR,
      },
      en: {
        title: "Open days on 5 and 6 December",
        slug: "december-open-days",
        summary:
          "Two days to taste the whole range, with oysters from Bouin and a fire in the hearth.",
        content:
          "<p>On Saturday and Sunday, from 10 am to 6 pm, the winery is open without appointment. Denis tastes the 2023 crus with you from the vat, Louise opens the magnums, and an oyster farmer from Bouin does the shucking. Bring someone to drive: there is grape juice for them.</p>",
        url: "/visites",
        image: pictures.visites.en,
      },
    },
  },
  {
    publishedAt: "2026-09-28T07:00:00Z",
    promoted: false,
    words: {
      fr_FR: {
        title: "Vendanges 2026 : quatorze matins, pas une averse",
        slug: "vendanges-2026",
        summary: "Le melon est rentré du 1er au 18 septembre, à la main pour les vieilles vignes.",
        content:
          "<p>Nous avons commencé le 1er septembre par les jeunes vignes du bas et fini le 18 par le Clos du Gué. Quatorze matins de coupe, les après-midi au pressoir. Les jus sont clairs, vifs, avec un peu plus de chair qu’en 2025. Ils dorment maintenant sur leurs lies ; on en reparle en mars.</p>",
        url: "/domaine",
        image: pictures.vendanges.fr_FR,
      },
      en: {
        title: "Harvest 2026: fourteen mornings, not one shower",
        slug: "harvest-2026",
        summary: "The Melon came in between 1 and 18 September, by hand for the old vines.",
        content:
          "<p>We began on 1 September with the young vines by the river and finished on the 18th with the Clos du Gué. Fourteen mornings of picking, the afternoons at the press. The juice is clear and lively, with a little more flesh than in 2025. It now sleeps on its lees; more in March.</p>",
        url: "/domaine",
        image: pictures.vendanges.en,
      },
    },
  },
  {
    publishedAt: "2026-04-13T07:00:00Z",
    promoted: false,
    words: {
      fr_FR: {
        title: "Les Aulnes 2025 est en bouteille",
        slug: "les-aulnes-2025",
        summary: "Mis en bouteille sur lie le 24 mars, il est en vente à la cave et sur ce site.",
        content:
          "<p>Six mois sans soutirage, une mise en mars sans filtration serrée : le nouveau millésime a gardé son léger perlant. Il se boit dès maintenant, et il attendra deux ou trois ans sans se plaindre.</p>",
        url: "/vins",
        image: pictures.aulnes.fr_FR,
      },
      en: {
        title: "Les Aulnes 2025 is in bottle",
        slug: "les-aulnes-2025",
        summary: "Bottled off its lees on 24 March, it is on sale at the winery and on this site.",
        content:
          "<p>Six months without racking, a March bottling with only a light filtration: the new vintage has kept its faint prickle. It is ready now, and will wait two or three years without complaint.</p>",
        url: "/vins",
        image: pictures.aulnes.en,
      },
    },
  },
];
