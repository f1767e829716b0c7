import { pictures } from "@/demonstration/73/pages/pictures";
import type { ContentData } from "@/demonstration/data/content-data";

/** List of the estate's events. */
const route = "rendez-vous";

const cellar = { fr_FR: "Au caveau, Saint-Gildas-sur-Sèvre", en: "In the tasting room" };

/** Events of the weeks after the site is begun. */
export const events: ContentData[] = [
  {
    type: "element",
    values: {
      route,
      image: pictures.cru,
      startsAt: { weeks: 1, weekday: 6, at: "10:30" },
      endsAt: { weeks: 1, weekday: 6, at: "12:00" },
      places: 12,
    },
    words: {
      fr_FR: {
        title: "Visite du chai et des cuves souterraines",
        subtitle: "Les vignes du Clos du Gué, les cuves sous la cour, puis sept vins.",
        content:
          "<p>On se retrouve sous l’arche. Un quart d’heure dans les vignes du Clos du Gué, avec de bonnes chaussures, puis la cour, les trappes, et huit cents hectolitres qui dorment à 13 °C. Denis ouvre une cuve, plonge la pipette et raconte.</p><p>On finit assis au caveau, avec sept vins, dont les deux crus. Les enfants ont du jus de raisin. Le chai a trois marches : prévenez-nous pour un fauteuil, nous posons la rampe.</p>",
        place: cellar.fr_FR,
        price: "12 € par personne, à régler sur place",
      },
      en: {
        title: "Tour of the winery and its underground vats",
        subtitle: "The vines of the Clos du Gué, the vats beneath the courtyard, then seven wines.",
        content:
          "<p>We meet under the arch. A quarter of an hour among the vines of the Clos du Gué, in good shoes, then the courtyard, the hatches, and eight hundred hectolitres asleep at 13 °C. Denis opens a vat, dips the pipette and tells its story.</p><p>We end seated in the tasting room, with seven wines, both crus among them. Children have grape juice. There are three steps to the vats: let us know about a wheelchair, and we put the ramp down.</p>",
        place: cellar.en,
        price: "€12 per person, paid on the day",
      },
    },
  },
  {
    type: "element",
    values: {
      route,
      image: pictures.visites,
      startsAt: { weeks: 2, weekday: 6, at: "11:00" },
      endsAt: { weeks: 2, weekday: 6, at: "13:00" },
      places: 16,
    },
    words: {
      fr_FR: {
        title: "Huîtres et muscadet",
        subtitle: "Une douzaine d’huîtres de Bouin, et quatre blancs pour comprendre.",
        content:
          "<p>Un samedi par mois, un ostréiculteur de Bouin vient avec ses bourriches et nous ouvrons quatre blancs : le gros plant, Les Aulnes de l’année, un cru de Clisson et un de Gorges. Du plus vif au plus large, la même huître n’a pas quatre fois le même goût.</p><p>Pain, beurre salé et citron pour ceux qui y tiennent. Dites-nous si vous ne mangez pas d’huîtres : il y aura du fromage de chèvre.</p>",
        place: cellar.fr_FR,
        price: "32 € par personne, à régler sur place",
      },
      en: {
        title: "Oysters and Muscadet",
        subtitle: "A dozen oysters from Bouin, and four white wines to understand why.",
        content:
          "<p>One Saturday a month an oyster farmer from Bouin comes with his baskets, and we open four white wines: the Gros Plant, this year’s Les Aulnes, a cru of Clisson and one of Gorges. From the sharpest to the broadest, the same oyster never tastes the same four times.</p><p>Bread, salted butter, and lemon for those who insist. Tell us if you eat no oysters: there will be goat’s cheese.</p>",
        place: cellar.en,
        price: "€32 per person, paid on the day",
      },
    },
  },
  {
    type: "element",
    values: {
      route,
      image: pictures.hero,
      startsAt: { weeks: 3, weekday: 6, at: "10:00" },
      endsAt: { weeks: 3, weekday: 7, at: "18:00" },
    },
    words: {
      fr_FR: {
        title: "Portes ouvertes au domaine",
        subtitle: "Deux jours pour goûter toute la gamme, sans rendez-vous.",
        content:
          "<p>Le chai, le caveau et la cour sont ouverts de 10 h à 18 h, le samedi comme le dimanche. Denis goûte avec vous sur cuve, Louise ouvre les magnums, et la cheminée est allumée.</p><p>On entre comme on veut, on repart quand on veut. Venez avec quelqu’un qui conduit : il aura du jus de raisin.</p>",
        place: "Au domaine, Saint-Gildas-sur-Sèvre",
        price: "Entrée libre",
      },
      en: {
        title: "Open days at the estate",
        subtitle: "Two days to taste the whole range, without an appointment.",
        content:
          "<p>The winery, the tasting room and the courtyard are open from 10 am to 6 pm, on Saturday and on Sunday. Denis tastes with you from the vat, Louise opens the magnums, and the fire is lit.</p><p>Come and go as you like. Bring someone to drive: there is grape juice for them.</p>",
        place: "At the estate, Saint-Gildas-sur-Sèvre",
        price: "Free entry",
      },
    },
  },
  {
    type: "element",
    values: {
      route,
      image: pictures.vendanges,
      startsAt: { weeks: 4, weekday: 5, at: "19:00" },
      endsAt: { weeks: 4, weekday: 5, at: "21:30" },
      places: 8,
    },
    words: {
      fr_FR: {
        title: "Un soir, huit millésimes",
        subtitle: "Une verticale du Clos du Gué, de 2016 à 2023, autour d’une seule table.",
        content:
          "<p>Huit chaises, huit millésimes du Clos du Gué, ouverts l’un après l’autre par Louise. Ce que l’âge donne à un muscadet, et ce qu’il lui prend ; les années de gel, et celle où tout est venu d’un coup.</p><p>Charcuterie et pain pendant, fromages ensuite. C’est long : prévoyez quelqu’un pour le retour.</p>",
        place: cellar.fr_FR,
        price: "48 € par personne, à régler sur place",
      },
      en: {
        title: "One evening, eight vintages",
        subtitle: "A vertical of the Clos du Gué, from 2016 to 2023, around a single table.",
        content:
          "<p>Eight chairs, eight vintages of the Clos du Gué, opened one after another by Louise. What age gives to a Muscadet, and what it takes away; the years of frost, and the one when everything came at once.</p><p>Charcuterie and bread with it, cheese afterwards. It takes a while: plan for someone to drive you home.</p>",
        place: cellar.en,
        price: "€48 per person, paid on the day",
      },
    },
  },
];
