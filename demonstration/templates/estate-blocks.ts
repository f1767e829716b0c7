import type { pictures as estatePictures } from "@/demonstration/73/pages/pictures";
import type { ComponentData } from "@/demonstration/data/site-data";

/** Builds the blocks of a new estate's own pages, before its owner has told its story. */
export const estateBlocks = (pictures: typeof estatePictures): ComponentData[] => [
  {
    slug: "accueil-hero",
    type: "HERO",
    conf: {
      fr_FR: {
        kicker: "Vignerons",
        title: "Nos vins, de la vigne à votre table",
        text: "Nous cultivons nos vignes, nous mettons en bouteille au domaine et nous expédions nous-mêmes.",
        image: pictures.hero.fr_FR,
        imageMobile: pictures.heroMobile.fr_FR,
        actions: [
          { label: "Voir les vins", url: "/vins" },
          { label: "Nous écrire", url: "/contact" },
        ],
        facts: [],
        size: "FULL",
      },
      en: {
        kicker: "Winegrowers",
        title: "Our wines, from the vine to your table",
        text: "We tend our own vines, bottle at the estate, and send the cases ourselves.",
        image: pictures.hero.en,
        imageMobile: pictures.heroMobile.en,
        actions: [
          { label: "See the wines", url: "/vins" },
          { label: "Write to us", url: "/contact" },
        ],
        facts: [],
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
        title: "Quelques vins pour faire connaissance",
        text: null,
        tag: null,
        nbItem: 4,
        action: { label: "Voir tous les vins", url: "/vins" },
      },
      en: {
        kicker: "From the cellar",
        title: "A few wines to begin with",
        text: null,
        tag: null,
        nbItem: 4,
        action: { label: "See all the wines", url: "/vins" },
      },
    },
  },
  {
    slug: "accueil-appel",
    type: "CALL_TO_ACTION",
    conf: {
      fr_FR: {
        kicker: null,
        title: "Vous hésitez ?",
        text: "Dites-nous ce que vous mangez, nous vous dirons quoi ouvrir.",
        actions: [{ label: "Nous écrire", url: "/contact" }],
        showPhone: true,
        image: pictures.visites.fr_FR,
      },
      en: {
        kicker: null,
        title: "Not sure?",
        text: "Tell us what is on the table and we shall tell you what to open.",
        actions: [{ label: "Write to us", url: "/contact" }],
        showPhone: true,
        image: pictures.visites.en,
      },
    },
  },
  {
    slug: "vins-liste",
    type: "PRODUCT_LIST",
    conf: {
      fr_FR: {
        kicker: null,
        title: "Nos vins",
        text: "Mis en bouteille au domaine, expédiés dans des cartons qui ont fait leurs preuves.",
        kinds: null,
        tagLabels: [],
        display: null,
      },
      en: {
        kicker: null,
        title: "Our wines",
        text: "Bottled at the estate, and sent in boxes that have proved themselves.",
        kinds: null,
        tagLabels: [],
        display: null,
      },
    },
  },
  {
    slug: "vins-questions",
    type: "QUESTIONS",
    conf: {
      fr_FR: {
        kicker: "Questions",
        title: "Avant de commander",
        items: [
          {
            question: "Que se passe-t-il si une bouteille arrive cassée ?",
            answer:
              '<p>Nous la remplaçons ou la remboursons, à votre choix. Notez la casse sur le bon du livreur si vous le pouvez, et envoyez-nous une photographie. <a href="/sale-terms">Le détail est dans les conditions de vente.</a></p>',
          },
        ],
      },
      en: {
        kicker: "Questions",
        title: "Before you order",
        items: [
          {
            question: "What if a bottle arrives broken?",
            answer:
              '<p>We replace it or refund it, as you choose. Write the breakage on the carrier’s note if you can, and send us a photograph. <a href="/sale-terms">The details are in the terms of sale.</a></p>',
          },
        ],
      },
    },
  },
  {
    slug: "contact-formulaire",
    type: "CONTACT_FORM",
    conf: {
      fr_FR: {
        kicker: "Contact",
        title: "Écrire au domaine",
        text: "Une visite, une commande, un vin pour un mariage : nous vous lisons et vous répondons.",
      },
      en: {
        kicker: "Contact",
        title: "Write to the estate",
        text: "A visit, an order, a wine for a wedding: we read every message, and answer.",
      },
    },
  },
  {
    slug: "contact-horaires",
    type: "OPENING_HOURS",
    conf: {
      fr_FR: { kicker: "Horaires", title: "À la cave", note: null },
      en: { kicker: "Hours", title: "At the estate", note: null },
    },
  },
];
