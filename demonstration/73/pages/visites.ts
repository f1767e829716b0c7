import type { ComponentData } from "@/demonstration/data/site-data";
import { pictures } from "./pictures";
import { visitLink } from "./visit-link";

export const visites: ComponentData[] = [
  {
    slug: "visites-hero",
    type: "HERO",
    conf: {
      fr_FR: {
        kicker: "Visites et dégustations",
        title: "Le verre à la main, les pieds dans les vignes",
        text: "Passez sous l’arche : l’un de nous lâche ce qu’il fait et vous sert. Pour la visite du chai, convenons d’un jour.",
        image: pictures.visites.fr_FR,
        imageMobile: null,
        actions: [
          { label: "Réserver une visite", url: visitLink.cellar.fr_FR },
          { label: "Voir les vins", url: "/vins" },
        ],
        facts: [],
        size: "PAGE",
      },
      en: {
        kicker: "Visits and tastings",
        title: "Glass in hand, feet among the vines",
        text: "Come in under the arch: one of us will put down what they are doing and pour. For a tour of the winery, let us agree on a day.",
        image: pictures.visites.en,
        imageMobile: null,
        actions: [
          { label: "Book a visit", url: visitLink.cellar.en },
          { label: "See the wines", url: "/vins" },
        ],
        facts: [],
        size: "PAGE",
      },
    },
  },
  {
    slug: "visites-formules",
    type: "ELEMENT_LIST",
    conf: {
      fr_FR: {
        kicker: "Trois façons de goûter",
        title: "Selon le temps que vous avez",
        text: null,
        route: "degustations",
        nbItem: 3,
        display: "CARDS",
      },
      en: {
        kicker: "Three ways to taste",
        title: "Depending on the time you have",
        text: null,
        route: "degustations",
        nbItem: 3,
        display: "CARDS",
      },
    },
  },
  {
    slug: "visites-dates",
    type: "ELEMENT_LIST",
    conf: {
      fr_FR: {
        kicker: "Prochaines dates",
        title: "Réservez votre place",
        text: null,
        route: "rendez-vous",
        nbItem: 3,
        display: "DATES",
      },
      en: {
        kicker: "Coming dates",
        title: "Keep your place",
        text: null,
        route: "rendez-vous",
        nbItem: 3,
        display: "DATES",
      },
    },
  },
  {
    slug: "visites-chai",
    type: "IMAGE_TEXT",
    conf: {
      fr_FR: {
        kicker: "Sous vos pieds",
        title: "Des cuves que l’on ne voit pas",
        text: "<p>Dans le pays nantais, les cuves sont enterrées. De la cour, on n’en devine que les trappes ; dessous, huit cents hectolitres reposent à 13 °C, été comme hiver, sans qu’un moteur tourne.</p><p>C’est ce froid constant qui permet de laisser le vin sur ses lies, des mois pour Les Aulnes, des années pour les crus. Denis soulève la trappe, plonge la pipette, et vous goûtez un vin qui n’existe pas encore.</p>",
        image: pictures.cru.fr_FR,
        imageSide: "LEFT",
        actions: [{ label: "Le domaine", url: "/domaine" }],
      },
      en: {
        kicker: "Beneath your feet",
        title: "Vats that nobody sees",
        text: "<p>In the Nantes country, vats are buried. In the courtyard you see only their hatches; below, eight hundred hectolitres rest at 13 °C, summer and winter, without a motor running.</p><p>That steady cold lets the wine stay on its lees, for months for Les Aulnes, for years for the crus. Denis lifts a hatch, dips the pipette, and you taste a wine that does not exist yet.</p>",
        image: pictures.cru.en,
        imageSide: "LEFT",
        actions: [{ label: "The estate", url: "/domaine" }],
      },
    },
  },
  {
    slug: "visites-horaires",
    type: "OPENING_HOURS",
    conf: {
      fr_FR: {
        kicker: "Horaires",
        title: "Quand le caveau est ouvert",
        note: "Fermé le dimanche et les jours fériés, sauf portes ouvertes. En septembre, appelez avant de venir.",
      },
      en: {
        kicker: "Hours",
        title: "When the tasting room is open",
        note: "Closed on Sundays and public holidays, open days apart. In September, call before you come.",
      },
    },
  },
  {
    slug: "visites-questions",
    type: "QUESTIONS",
    conf: {
      fr_FR: {
        kicker: "Questions",
        title: "Avant de venir",
        items: [
          {
            question: "Peut-on venir avec des enfants ?",
            answer:
              "<p>Bien sûr. Il y a du jus de raisin, une cour fermée et un chien patient. On ne sert pas d’alcool aux moins de 18 ans.</p>",
          },
          {
            question: "Et pour rentrer ?",
            answer:
              "<p>Chaque dégustation se fait avec un crachoir, et nous avons des éthylotests au comptoir. La gare de Clisson est à 8 km : nous connaissons deux taxis.</p>",
          },
          {
            question: "Le chai est-il accessible en fauteuil ?",
            answer:
              "<p>Le caveau et la cour, oui, de plain-pied. Le passage des cuves a trois marches : prévenez-nous, nous posons la rampe.</p>",
          },
          {
            question: "Recevez-vous des groupes ?",
            answer:
              '<p>Jusqu’à trente personnes, sur rendez-vous. Au-delà, nous faisons deux tours et tout le monde goûte la même chose. <a href="/contact/degustation-en-groupe">Dites-nous votre jour</a>.</p>',
          },
        ],
      },
      en: {
        kicker: "Questions",
        title: "Before you come",
        items: [
          {
            question: "May we bring children?",
            answer:
              "<p>Of course. There is grape juice, an enclosed courtyard and a patient dog. No alcohol is served to anyone under 18.</p>",
          },
          {
            question: "How do we get home?",
            answer:
              "<p>There is a spittoon at every tasting, and breathalysers on the counter. Clisson station is 8 km away, and we know two taxis.</p>",
          },
          {
            question: "Is the winery accessible by wheelchair?",
            answer:
              "<p>The tasting room and the courtyard are, with no step. There are three on the way to the vats: let us know, and we put the ramp down.</p>",
          },
          {
            question: "Do you receive groups?",
            answer:
              '<p>Up to thirty people, by appointment. Beyond that we go round twice, and everyone tastes the same. <a href="/contact/tasting-for-a-group">Tell us your day</a>.</p>',
          },
        ],
      },
    },
  },
];
