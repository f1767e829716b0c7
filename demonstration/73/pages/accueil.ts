import type { ComponentData } from "@/demonstration/data/site-data";
import { avis, checking } from "./accueil-avis";
import { pictures } from "./pictures";

export const accueil: ComponentData[] = [
  {
    slug: "accueil-hero",
    type: "HERO",
    conf: {
      fr_FR: {
        kicker: "Vignerons à Saint-Gildas-sur-Sèvre",
        title: "Quatre aulnes, une rivière, des vins qui ont du temps",
        text: "Nous cultivons vingt-six hectares entre la Sèvre nantaise et le Layon, et nous vendons ce que nous en faisons : des muscadets, deux crus, quelques vins d’Anjou.",
        image: pictures.hero.fr_FR,
        imageMobile: pictures.heroMobile.fr_FR,
        actions: [
          { label: "Voir les vins", url: "/vins" },
          { label: "Venir au domaine", url: "/visites" },
        ],
        facts: [
          { value: "1931", label: "la première mise en bouteille" },
          { value: "26 ha", label: "en conversion biologique" },
          { value: "36 mois", label: "sur lies, pour le cru le plus long" },
          { value: "Port offert", label: "à partir de 24 bouteilles" },
        ],
        size: "FULL",
      },
      en: {
        kicker: "Growers at Saint-Gildas-sur-Sèvre",
        title: "Four alders, a river, and wines that take their time",
        text: "We tend sixty-four acres between the Sèvre Nantaise and the Layon, and sell what we make of them: Muscadets, two crus, a few wines of Anjou.",
        image: pictures.hero.en,
        imageMobile: pictures.heroMobile.en,
        actions: [
          { label: "See the wines", url: "/vins" },
          { label: "Visit the estate", url: "/visites" },
        ],
        facts: [
          { value: "1931", label: "our first bottling" },
          { value: "64 acres", label: "converting to organic" },
          { value: "36 months", label: "on lees, for the slowest cru" },
          { value: "Free delivery", label: "from 24 bottles" },
        ],
        size: "FULL",
      },
    },
  },
  {
    slug: "accueil-vins",
    type: "PRODUCT_PICK",
    conf: {
      fr_FR: {
        kicker: "À la cave",
        title: "Quatre vins pour faire connaissance",
        text: "Mis en bouteille ici, expédiés par trois, port offert à partir de 24 bouteilles ou de 180 €.",
        tag: null,
        nbItem: 4,
        action: { label: "Voir tous les vins", url: "/vins" },
      },
      en: {
        kicker: "From the cellar",
        title: "Four wines to begin with",
        text: "Bottled here and sent in threes; delivery is free from 24 bottles or €180.",
        tag: null,
        nbItem: 4,
        action: { label: "See all the wines", url: "/vins" },
      },
    },
  },
  {
    slug: "accueil-famille",
    type: "IMAGE_TEXT",
    conf: {
      fr_FR: {
        kicker: "La famille Guérineau",
        title: "De père en fille",
        text: "<p>Denis a repris les vignes de son père en 1988. Claire, venue du Layon, a apporté le chenin et le goût d’attendre. Louise, leur fille, vinifie depuis 2019 ; elle a gardé les cuves enterrées et jeté les désherbants.</p><p>À la cave, au téléphone et sur les marchés, c’est l’un des trois qui vous répond. Il n’y a personne d’autre.</p>",
        image: pictures.porteMobile.fr_FR,
        imageSide: "RIGHT",
        actions: [{ label: "Le domaine", url: "/domaine" }],
      },
      en: {
        kicker: "The Guérineau family",
        title: "From father to daughter",
        text: "<p>Denis took over his father’s vines in 1988. Claire came from the Layon and brought Chenin with her, and a taste for waiting. Louise, their daughter, has made the wine since 2019; she kept the buried vats and threw out the weedkiller.</p><p>In the cellar, on the telephone and at the market, one of the three will answer you. There is no one else.</p>",
        image: pictures.porteMobile.en,
        imageSide: "RIGHT",
        actions: [{ label: "The estate", url: "/domaine" }],
      },
    },
  },
  {
    slug: "accueil-saisons",
    type: "ELEMENT_LIST",
    conf: {
      fr_FR: {
        kicker: "Une année de vigne",
        title: "Ce que nous faisons, et quand",
        text: null,
        route: "saisons",
        nbItem: 4,
        display: "STEPS",
      },
      en: {
        kicker: "A year among the vines",
        title: "What we do, and when",
        text: null,
        route: "saisons",
        nbItem: 4,
        display: "STEPS",
      },
    },
  },
  {
    slug: "accueil-galerie",
    type: "GALLERY",
    conf: {
      fr_FR: {
        kicker: "D’une rivière à l’autre",
        title: "De la Sèvre au Layon",
        items: pictures.galerie.map((picture) => ({ ...picture.fr_FR, video: null })),
      },
      en: {
        kicker: "From one river to another",
        title: "From the Sèvre to the Layon",
        items: pictures.galerie.map((picture) => ({ ...picture.en, video: null })),
      },
    },
  },
  {
    slug: "accueil-avis",
    type: "TESTIMONIALS",
    conf: {
      fr_FR: {
        kicker: "Autour de la table",
        title: "Ce qu’ils en ont dit",
        checking: checking.fr_FR,
        items: avis.fr_FR,
      },
      en: {
        kicker: "Round the table",
        title: "What they said",
        checking: checking.en,
        items: avis.en,
      },
    },
  },
  {
    slug: "accueil-appel",
    type: "CALL_TO_ACTION",
    conf: {
      fr_FR: {
        kicker: null,
        title: "Goûter avant de choisir",
        text: "Cinq vins au comptoir, sans rendez-vous, du lundi au samedi. La découverte est offerte.",
        actions: [
          { label: "Préparer une visite", url: "/visites" },
          { label: "Commander", url: "/vins" },
        ],
        showPhone: true,
        image: pictures.visites.fr_FR,
      },
      en: {
        kicker: null,
        title: "Taste before you choose",
        text: "Five wines at the counter, without appointment, Monday to Saturday. The first taste is free.",
        actions: [
          { label: "Plan a visit", url: "/visites" },
          { label: "Shop the wines", url: "/vins" },
        ],
        showPhone: true,
        image: pictures.visites.en,
      },
    },
  },
];
