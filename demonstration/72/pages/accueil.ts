import type { ComponentData } from "@/demonstration/data/site-data";
import { avis, checking } from "./accueil-avis";
import { pictures } from "./pictures";
import { commonJourneys } from "./usual-journeys";

export const accueil: ComponentData[] = [
  {
    slug: "accueil-hero",
    type: "HERO",
    conf: {
      fr_FR: {
        kicker: "Chauffeur privé à Nantes",
        title: "La voiture vous attend, nous connaissons la route",
        text: "Vous dites où et quand, vous connaissez le prix, nous conduisons.",
        image: pictures.hero.fr_FR,
        imageMobile: pictures.heroMobile.fr_FR,
        actions: [],
        facts: [],
        size: "FULL",
        asksRide: true,
      },
      en: {
        kicker: "Private chauffeur in Nantes",
        title: "The car is waiting, and we know the road",
        text: "You say where and when, you know the price, we do the driving.",
        image: pictures.hero.en,
        imageMobile: pictures.heroMobile.en,
        actions: [],
        facts: [],
        size: "FULL",
        asksRide: true,
      },
    },
  },
  {
    slug: "accueil-trajets",
    type: "USUAL_JOURNEYS",
    conf: {
      fr_FR: {
        kicker: "Trajets habituels",
        title: "Le prix, avant de monter",
        text: null,
        journeys: commonJourneys.fr_FR.slice(0, 3),
        note: null,
        link: { label: "Tous les tarifs", url: "/tarifs-courses-vtc" },
      },
      en: {
        kicker: "Usual journeys",
        title: "The price, before you get in",
        text: null,
        journeys: commonJourneys.en.slice(0, 3),
        note: null,
        link: { label: "All fares", url: "/tarifs-courses-vtc" },
      },
    },
  },
  {
    slug: "accueil-journee",
    type: "ELEMENT_LIST",
    conf: {
      fr_FR: {
        kicker: "De la réservation à l’arrivée",
        title: "Une course, heure par heure",
        text: null,
        route: "course",
        nbItem: 4,
        display: "STEPS",
        image: pictures.reserver.fr_FR,
      },
      en: {
        kicker: "From booking to arrival",
        title: "A ride, hour by hour",
        text: null,
        route: "course",
        nbItem: 4,
        display: "STEPS",
        image: pictures.reserver.en,
      },
    },
  },
  {
    slug: "accueil-equipe",
    type: "ELEMENT_LIST",
    conf: {
      fr_FR: {
        kicker: "L’équipe",
        title: "Nous sommes trois, et c’est un choix",
        text: "La personne qui vous répond au téléphone connaît votre course, et souvent c’est elle qui la conduira.",
        route: "equipe",
        nbItem: 3,
        display: "PEOPLE",
      },
      en: {
        kicker: "The team",
        title: "There are three of us, by choice",
        text: "Whoever answers the telephone knows your ride, and will often be the one who drives it.",
        route: "equipe",
        nbItem: 3,
        display: "PEOPLE",
      },
    },
  },
  {
    slug: "accueil-avis",
    type: "TESTIMONIALS",
    conf: {
      fr_FR: {
        kicker: "Ils ont voyagé avec nous",
        title: "Ce qu’ils en ont dit",
        checking: checking.fr_FR,
        items: avis.fr_FR,
      },
      en: {
        kicker: "They travelled with us",
        title: "What they said",
        checking: checking.en,
        items: avis.en,
      },
    },
  },
];
