import { blocks, legalPage, words } from "@/demonstration/data/page-writing";
import type { PageData } from "@/demonstration/data/site-data";
import { accueil } from "./accueil";
import { avisBlocks } from "./avis";
import { contact } from "./contact";
import { domaineContent } from "./domaine-content";
import { listPages } from "./lists";
import { vins } from "./vins";
import { visites } from "./visites";

/** Pages of the site, in the order of its menu. */
export const pages: PageData[] = [
  {
    slug: "",
    showInMenu: true,
    menuIcon: "home",
    words: words(
      [
        "Domaine des Quatre Aulnes, vignerons sur la Sèvre nantaise",
        "Accueil",
        "Domaine familial au bord de la Sèvre nantaise : muscadets sur lie, crus Clisson et Gorges, Anjou, Layon et crémant, vendus par ceux qui les font.",
      ],
      [
        "Domaine des Quatre Aulnes, growers on the Sèvre Nantaise",
        "Home",
        "A family estate by the Sèvre Nantaise: Muscadet sur lie, the crus of Clisson and Gorges, Anjou, Layon and Crémant, sold by those who make them.",
      ],
    ),
    ...blocks(accueil),
  },
  {
    slug: "domaine",
    type: "GRAPE",
    showInMenu: true,
    menuIcon: "home",
    words: words(
      [
        "Le domaine : une maison, deux rivières",
        "Le domaine",
        "Gneiss, granite, gabbro et schistes : les terres du Domaine des Quatre Aulnes, entre la Sèvre et le Layon, et l’histoire de la famille Guérineau.",
      ],
      [
        "The estate: one house, two rivers",
        "The estate",
        "Gneiss, granite, gabbro and schist: the soils of the Domaine des Quatre Aulnes, between the Sèvre and the Layon, and the story of the family.",
      ],
    ),
    content: domaineContent,
  },
  {
    slug: "vins",
    role: "SHOP",
    showInMenu: true,
    menuIcon: "tag",
    words: words(
      [
        "Nos vins",
        "Nos vins",
        "Muscadets sur lie, crus communaux, gros plant, Anjou, Layon, rosé et crémant : les vins du domaine à la bouteille, en magnum et en coffret.",
      ],
      [
        "Our wines",
        "Our wines",
        "Muscadet sur lie, communal crus, Gros Plant, Anjou, Layon, rosé and Crémant: the wines of the estate by the bottle, in magnums and in boxes.",
      ],
    ),
    ...blocks(vins),
  },
  {
    slug: "visites",
    showInMenu: true,
    menuIcon: "calendar",
    words: words(
      [
        "Visites et dégustations",
        "Visites",
        "Dégustation offerte au caveau, visite du chai et des cuves souterraines, huîtres et muscadet : venez au Domaine des Quatre Aulnes, près de Clisson.",
      ],
      [
        "Visits and tastings",
        "Visits",
        "A free tasting, a tour of the winery and its underground vats, oysters and Muscadet: come to the Domaine des Quatre Aulnes, near Clisson.",
      ],
    ),
    ...blocks(visites),
  },
  {
    slug: "contact",
    role: "CONTACT",
    showInMenu: true,
    menuIcon: "mail",
    words: words(
      [
        "Contacter le domaine",
        "Contact",
        "Écrivez ou téléphonez au Domaine des Quatre Aulnes, à Saint-Gildas-sur-Sèvre : horaires de la cave, adresse, réponse le soir même.",
      ],
      [
        "Contact the estate",
        "Contact",
        "Write to the Domaine des Quatre Aulnes at Saint-Gildas-sur-Sèvre, or call: opening hours, address, an answer the same evening.",
      ],
    ),
    ...blocks(contact),
  },
  ...listPages,
  {
    slug: "avis",
    role: "REVIEWS",
    words: words(
      [
        "Les avis de nos clients",
        "Avis",
        "Ce que pensent du Domaine des Quatre Aulnes ceux qui ont commandé nos vins : avis vérifiés, notes, dates, et ce que nous leur répondons.",
      ],
      [
        "What our customers say",
        "Reviews",
        "What those who have ordered the wines of the Domaine des Quatre Aulnes think of it: verified reviews, ratings, dates and our answers.",
      ],
    ),
    ...blocks(avisBlocks),
  },
  legalPage(
    "sale-terms",
    [
      "Conditions générales de vente",
      "Conditions de vente",
      "Les conditions de vente du Domaine des Quatre Aulnes : commande, prix, livraison, casse, rétractation, garanties et médiation.",
    ],
    [
      "Terms of sale",
      "Terms of sale",
      "The terms of sale of the Domaine des Quatre Aulnes: order, price, delivery, breakage, withdrawal, guarantees and mediation.",
    ],
  ),
  legalPage(
    "use-terms",
    [
      "Conditions générales d’utilisation",
      "Conditions d’utilisation",
      "Les conditions d’utilisation du site du Domaine des Quatre Aulnes : accès, compte, contenus, responsabilités et droit applicable.",
    ],
    [
      "Terms of use",
      "Terms of use",
      "The terms of use of the website of the Domaine des Quatre Aulnes: access, account, content, liability and applicable law.",
    ],
  ),
  legalPage(
    "legal-notice",
    [
      "Mentions légales",
      "Mentions légales",
      "Les mentions légales du site du Domaine des Quatre Aulnes : éditeur, immatriculation, hébergement et propriété intellectuelle.",
    ],
    [
      "Legal notice",
      "Legal notice",
      "The legal notice of the website of the Domaine des Quatre Aulnes: publisher, registration, hosting and intellectual property.",
    ],
  ),
  legalPage(
    "privacy-policy",
    [
      "Politique de confidentialité",
      "Confidentialité",
      "Ce que nous savons de vous, pourquoi, combien de temps, et comment exercer vos droits auprès du Domaine des Quatre Aulnes.",
    ],
    [
      "Privacy policy",
      "Privacy",
      "What we know of you, why, for how long, and how to exercise your rights with the Domaine des Quatre Aulnes.",
    ],
  ),
  legalPage(
    "accessibility",
    [
      "Accessibilité",
      "Accessibilité",
      "Jusqu’où chacun peut se servir du site du Domaine des Quatre Aulnes, ce qui ne va pas encore, et à qui s’adresser.",
    ],
    [
      "Accessibility",
      "Accessibility",
      "How far everybody can use the website of the Domaine des Quatre Aulnes, what does not work yet, and where to turn.",
    ],
  ),
  legalPage(
    "cookie-policy",
    [
      "Politique relative aux cookies",
      "Cookies",
      "Les cookies du site du Domaine des Quatre Aulnes : ceux qui sont nécessaires, ceux que vous choisissez, et leur durée.",
    ],
    [
      "Cookie policy",
      "Cookies",
      "The cookies of the website of the Domaine des Quatre Aulnes: those that are needed, those that you choose, and how long they last.",
    ],
  ),
];
