import type { PageContent } from "@/lib/contract/page";
import type { PerLanguage } from "@/platform/db/schema/columns";
import type { ComponentData } from "@/platform/sites/site-data";
import { pictures } from "../pictures";
import { servicePage } from "./service-page";

const URL = "/services/chauffeur-prive-pour-les-escapades-touristiques";

/** The blocks that the touring page holds among its own HTML. */
export const escapades: ComponentData[] = servicePage("escapades", URL, pictures.escapades, {
  fr_FR: {
    kicker: "Escapades touristiques",
    title: "Un chauffeur privé pour vos escapades en Loire-Atlantique et au-delà",
    lead: "Châteaux, vignes, marais, océan : une journée à votre rythme, sans carte et sans volant.",
    approachTitle: "",
    approach: "",
    detailTitle: "",
    detail: "",
    questions: [
      {
        question: "Peut-on composer sa journée ?",
        answer:
          "<p>C’est même l’idée. Dites-nous vos envies ; nous proposons un ordre et des horaires qui tiennent.</p>",
      },
      {
        question: "Réservez-vous les visites et les tables ?",
        answer: "<p>Nous les conseillons et nous appelons pour vous. Vous réglez sur place.</p>",
      },
      {
        question: "Le chauffeur nous accompagne-t-il dans les visites ?",
        answer:
          "<p>Il vous dépose, vous attend et vous reprend où vous voulez. Pour un guide, nous connaissons les bons.</p>",
      },
      {
        question: "Peut-on déguster sans compter ?",
        answer: "<p>Vous, oui. Nous, jamais.</p>",
      },
    ],
    callTitle: "Une journée ailleurs ?",
  },
  en: {
    kicker: "Touring",
    title: "A private chauffeur for days out along the Loire and the Atlantic",
    lead: "Châteaux, vineyards, marshes, ocean: a day at your own pace, with no map and no wheel.",
    approachTitle: "",
    approach: "",
    detailTitle: "",
    detail: "",
    questions: [
      {
        question: "May we make up our own day?",
        answer:
          "<p>That is the idea. Tell us what you fancy; we suggest an order and times that work.</p>",
      },
      {
        question: "Do you book visits and tables?",
        answer: "<p>We recommend them and call for you. You pay on the spot.</p>",
      },
      {
        question: "Does the driver come on the visits?",
        answer:
          "<p>They drop you, wait, and pick you up where you like. For a guide, we know good ones.</p>",
      },
      {
        question: "May we taste as we please?",
        answer: "<p>You may. We never do.</p>",
      },
    ],
    callTitle: "A day somewhere else?",
  },
}).filter(({ slug }) => !/-(approche|pratique)$/.test(slug));

const css = `
.days { max-width: 80rem; margin: 0 auto; padding: clamp(3.5rem, 7vw, 6rem) clamp(1.25rem, 5vw, 4rem) 0; }
.days-intro { max-width: 44rem; }
.days-intro h2 { font-size: clamp(1.875rem, 1.4rem + 1.9vw, 2.775rem); line-height: 1.16; }
.days-intro p { margin-top: 1.25rem; opacity: .85; }
.days-list { display: grid; gap: 2.5rem; margin-top: 3.5rem; grid-template-columns: repeat(auto-fit, minmax(min(100%, 20rem), 1fr)); }
.day { border-top: 1px solid var(--accent-color); padding-top: 1.5rem; }
.day h3 { font-size: 1.5rem; line-height: 1.3; }
.day .time { margin-top: .25rem; color: var(--accent-color); font-size: .9rem; }
.day p { margin-top: .9rem; }
`;

const day = (title: string, time: string, text: string) =>
  `<article class="day"><h3>${title}</h3><p class="time">${time}</p><p>${text}</p></article>`;

/** The touring page: built with the page builder, its blocks among its own HTML. */
export const escapadesContent: PerLanguage<PageContent> = {
  fr_FR: {
    type: "GRAPE",
    css,
    html: `<div data-component="escapades-hero"></div><section class="days"><div class="days-intro"><h2>Quatre journées que nous aimons conduire</h2><p>Elles se raccourcissent, s’allongent et se mélangent. La voiture est à vous à l’heure, avec son chauffeur, ses kilomètres et ses bonnes adresses.</p></div><div class="days-list">${day("La presqu’île de Guérande", "6 heures depuis Nantes", "Les marais salants le matin, quand les paludiers y sont ; Le Croisic et ses huîtres ; la baie de La Baule en fin de journée, quand la plage se vide.")}${day("Le vignoble nantais", "5 heures depuis Nantes", "Clisson et ses airs d’Italie, deux domaines de muscadet sur lie, un déjeuner au bord de la Sèvre. Vous goûtez, nous conduisons.")}${day("Les châteaux d’Anjou", "9 heures depuis Nantes ou Angers", "Brissac, Saumur, et Montsoreau au bord de la Loire ; un verre de crémant dans une cave de tuffeau avant de rentrer.")}${day("Le Puy du Fou", "12 heures depuis Nantes", "Nous vous déposons à l’ouverture et vous reprenons après la Cinéscénie, à la porte. Vous dormez au retour.")}</div></section><div data-component="escapades-questions"></div><div data-component="escapades-autres"></div><div data-component="escapades-appel"></div>`,
  },
  en: {
    type: "GRAPE",
    css,
    html: `<div data-component="escapades-hero"></div><section class="days"><div class="days-intro"><h2>Four days that we love to drive</h2><p>They can be shortened, stretched and mixed. The car is yours by the hour, with its driver, its kilometres and its good addresses.</p></div><div class="days-list">${day("The Guérande peninsula", "6 hours from Nantes", "The salt marshes in the morning, when the salt workers are out; Le Croisic and its oysters; the bay of La Baule late in the day, when the beach empties.")}${day("The Muscadet vineyards", "5 hours from Nantes", "Clisson with its Italian air, two estates of muscadet sur lie, lunch by the river Sèvre. You taste, we drive.")}${day("The châteaux of Anjou", "9 hours from Nantes or Angers", "Brissac, Saumur, and Montsoreau on the Loire; a glass of crémant in a tufa cellar before the way home.")}${day("The Puy du Fou", "12 hours from Nantes", "We drop you at opening time and collect you at the gate after the night show. You sleep on the way back.")}</div></section><div data-component="escapades-questions"></div><div data-component="escapades-autres"></div><div data-component="escapades-appel"></div>`,
  },
};
