import type { PerLanguage } from "@/platform/db/schema/columns";

/** Texts of the page of the estate, in one language. */
export interface DomaineWords {
  kicker: string;
  title: string;
  lead: string;
  wines: string;
  visit: string;
  soilsKicker: string;
  soilsTitle: string;
  soilsText: string;
  soils: { title: string; where: string; text: string; facts: [string, string][] }[];
  datesKicker: string;
  datesTitle: string;
  dates: [year: string, what: string][];
  note: string;
}

export const domaineWords: PerLanguage<DomaineWords> = {
  fr_FR: {
    kicker: "Le domaine",
    title: "Une maison, deux rivières",
    lead: "La Sèvre coule sous nos fenêtres, le Layon à une heure de route. Nous avons des vignes au bord de l’une et de l’autre, et un chai à chaque bout.",
    wines: "Voir les vins",
    visit: "Nous rendre visite",
    soilsKicker: "Les terres",
    soilsTitle: "Trois roches, trois caractères",
    soilsText:
      "Le melon de Bourgogne n’a pas grand-chose à dire par lui-même : il répète ce que la pierre lui souffle. C’est pour cela que nous vinifions chaque roche à part.",
    soils: [
      {
        title: "Le gneiss et le granite de la Sèvre",
        where: "Saint-Gildas et Clisson",
        text: "Des pentes douces, des terres légères qui se réchauffent vite. Les Aulnes et le Clos du Gué sur le gneiss, plus droits ; Clisson sur le granite, plus ample.",
        facts: [
          ["Surface", "19 ha"],
          ["Cépages", "Melon de Bourgogne, folle blanche"],
          ["Vendange", "première quinzaine de septembre"],
        ],
      },
      {
        title: "Le gabbro de Gorges",
        where: "Soixante ares, pas un de plus",
        text: "Une roche verte, lourde, si dure que les anciens y usaient leurs socs. L’argile qu’elle donne garde l’eau et retarde tout : on y vendange dix jours après les autres.",
        facts: [
          ["Surface", "0,6 ha"],
          ["Cépage", "Melon de Bourgogne"],
          ["Élevage", "36 mois sur lies"],
        ],
      },
      {
        title: "Les schistes du Layon",
        where: "Saint-Pierre-en-Layon",
        text: "Les vignes des parents de Claire, sur des feuilles de schiste noir qui rendent la nuit la chaleur du jour. Le chenin y mûrit jusqu’en novembre, sec d’abord, puis doré, puis confit.",
        facts: [
          ["Surface", "6,4 ha"],
          ["Cépages", "Chenin, cabernets, grolleau"],
          ["Vendange", "par tries, jusqu’en novembre"],
        ],
      },
    ],
    datesKicker: "En quelques dates",
    datesTitle: "Quatre générations, peu de hâte",
    dates: [
      [
        "1931",
        "Auguste Guérineau met en bouteille sa première barrique et la vend aux cafés de Clisson.",
      ],
      ["1958", "Son fils Marcel plante le Clos du Gué et creuse les cuves souterraines."],
      ["1988", "Denis reprend quatorze hectares, épouse Claire, et le Layon avec."],
      ["2011", "Première vinification à Saint-Pierre : le chenin ne part plus à la coopérative."],
      ["2019", "Louise revient d’Oregon et prend le chai. Premier cru Clisson à trente mois."],
      ["2024", "Tout le domaine entre en conversion biologique ; le label est attendu en 2027."],
    ],
    note: 'Le reste se raconte mieux un verre à la main : <a href="/visites">venez nous voir</a>.',
  },
  en: {
    kicker: "The estate",
    title: "One house, two rivers",
    lead: "The Sèvre runs below our windows, the Layon an hour away by road. We have vines beside them both, and a winery at either end.",
    wines: "See the wines",
    visit: "Come and see us",
    soilsKicker: "The soils",
    soilsTitle: "Three rocks, three characters",
    soilsText:
      "Melon de Bourgogne has little to say for itself: it repeats what the stone whispers. That is why we make the wine of each rock on its own.",
    soils: [
      {
        title: "Gneiss and granite by the Sèvre",
        where: "Saint-Gildas and Clisson",
        text: "Gentle slopes and light soils that warm quickly. Les Aulnes and the Clos du Gué stand on gneiss and run straighter; Clisson stands on granite and is broader.",
        facts: [
          ["Area", "47 acres"],
          ["Grapes", "Melon de Bourgogne, Folle Blanche"],
          ["Harvest", "first half of September"],
        ],
      },
      {
        title: "The gabbro of Gorges",
        where: "An acre and a half, and no more",
        text: "A heavy green rock, so hard that the old growers wore out their ploughshares on it. The clay it makes holds water and delays everything: we pick ten days after the rest.",
        facts: [
          ["Area", "1.5 acres"],
          ["Grape", "Melon de Bourgogne"],
          ["Ageing", "36 months on lees"],
        ],
      },
      {
        title: "The schists of the Layon",
        where: "Saint-Pierre-en-Layon",
        text: "The vines of Claire’s parents, on leaves of black schist that give back at night the heat of the day. Chenin ripens there until November, dry at first, then golden, then candied.",
        facts: [
          ["Area", "16 acres"],
          ["Grapes", "Chenin, the Cabernets, Grolleau"],
          ["Harvest", "in several passes, until November"],
        ],
      },
    ],
    datesKicker: "A few dates",
    datesTitle: "Four generations, in no hurry",
    dates: [
      ["1931", "Auguste Guérineau bottles his first barrel and sells it to the cafés of Clisson."],
      ["1958", "His son Marcel plants the Clos du Gué and digs the underground vats."],
      ["1988", "Denis takes over thirty-five acres, marries Claire, and the Layon with her."],
      ["2011", "First vintage made at Saint-Pierre: the Chenin no longer goes to the cooperative."],
      [
        "2019",
        "Louise comes home from Oregon and takes the winery. First Clisson cru, thirty months on lees.",
      ],
      [
        "2024",
        "The whole estate begins its turn to organic farming; the label is expected in 2027.",
      ],
    ],
    note: 'The rest is better told over a glass: <a href="/visites">come and see us</a>.',
  },
};
