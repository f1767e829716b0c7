import type { ComponentData } from "@/demonstration/data/site-data";
import { pictures } from "./pictures";

/** Blocks that the page of the estate holds among its own HTML. */
export const domaineBlocks: ComponentData[] = [
  {
    slug: "domaine-chai",
    type: "IMAGE_TEXT",
    conf: {
      fr_FR: {
        kicker: "Au chai",
        title: "Faire peu, attendre beaucoup",
        text: "<p>Le raisin des vieilles vignes est coupé à la main, celui des autres à la machine, la nuit, quand il est froid. Levures du lieu, pas de collage, un soufre léger à la mise. Le reste est affaire de lies : elles nourrissent le vin et le protègent, à condition de ne pas les déranger.</p>",
        image: pictures.chai.fr_FR,
        imageSide: "RIGHT",
        actions: [],
      },
      en: {
        kicker: "In the winery",
        title: "Do little, wait a great deal",
        text: "<p>The old vines are picked by hand, the others by machine, at night, when the grapes are cold. Native yeasts, no fining, a light touch of sulphur at bottling. The rest is a matter of lees: they feed the wine and guard it, so long as no one disturbs them.</p>",
        image: pictures.chai.en,
        imageSide: "RIGHT",
        actions: [],
      },
    },
  },
  {
    slug: "domaine-appel",
    type: "CALL_TO_ACTION",
    conf: {
      fr_FR: {
        kicker: null,
        title: "Le plus simple est de goûter",
        text: "Au caveau, du lundi au samedi, ou chez vous, par trois bouteilles au moins.",
        actions: [
          { label: "Voir les vins", url: "/vins" },
          { label: "Nous rendre visite", url: "/visites" },
        ],
        showPhone: false,
        image: null,
      },
      en: {
        kicker: null,
        title: "The simplest thing is to taste",
        text: "In the tasting room, Monday to Saturday, or at home, three bottles at least.",
        actions: [
          { label: "See the wines", url: "/vins" },
          { label: "Come and see us", url: "/visites" },
        ],
        showPhone: false,
        image: null,
      },
    },
  },
];
