import type { ComponentData } from "@/demonstration/data/site-data";
import { pictures } from "./pictures";

export const vins: ComponentData[] = [
  {
    slug: "vins-liste",
    type: "PRODUCT_LIST",
    conf: {
      fr_FR: {
        kicker: null,
        title: "Nos vins",
        text: "De la Sèvre et du Layon, mis en bouteille ici. Ils partent par trois, dans un carton qui a fait ses preuves ; le port est offert à partir de 24 bouteilles ou de 180 €.",
        kinds: null,
        tagLabels: [
          { slug: "muscadet", label: "Muscadet" },
          { slug: "sur-lie", label: "Sur lie" },
          { slug: "cru-communal", label: "Cru communal" },
          { slug: "vieilles-vignes", label: "Vieilles vignes" },
          { slug: "anjou", label: "Anjou" },
          { slug: "layon", label: "Layon" },
          { slug: "cremant", label: "Crémant" },
          { slug: "chenin", label: "Chenin" },
          { slug: "liquoreux", label: "Liquoreux" },
          { slug: "cadeau", label: "À offrir" },
        ],
        display: null,
      },
      en: {
        kicker: null,
        title: "Our wines",
        text: "From the Sèvre and the Layon, bottled here. We ship in cases of three, in a box that has proved itself; delivery is free from 24 bottles or €180.",
        kinds: null,
        tagLabels: [
          { slug: "muscadet", label: "Muscadet" },
          { slug: "sur-lie", label: "Sur lie" },
          { slug: "cru-communal", label: "Cru communal" },
          { slug: "vieilles-vignes", label: "Old vines" },
          { slug: "anjou", label: "Anjou" },
          { slug: "layon", label: "Layon" },
          { slug: "cremant", label: "Crémant" },
          { slug: "chenin", label: "Chenin" },
          { slug: "liquoreux", label: "Richly sweet" },
          { slug: "cadeau", label: "As a present" },
        ],
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
            question: "Pourquoi par trois ?",
            answer:
              "<p>Parce que nos emballages tiennent trois, six ou douze bouteilles, et qu’une bouteille qui bouge est une bouteille cassée. Vous pouvez mélanger les vins comme vous voulez.</p>",
          },
          {
            question: "Que se passe-t-il si une bouteille arrive cassée ?",
            answer:
              '<p>Nous la remplaçons ou la remboursons, à votre choix. Notez la casse sur le bon du livreur si vous le pouvez, et envoyez-nous une photographie dans les trois jours. <a href="/sale-terms">Le détail est dans les conditions de vente.</a></p>',
          },
          {
            question: "Puis-je retirer ma commande ?",
            answer:
              "<p>Oui, à la cave de Saint-Gildas ou à notre dépôt du quai de la Fosse, à Nantes. C’est gratuit, et une seule bouteille suffit.</p>",
          },
          {
            question: "Livrez-vous à l’étranger ?",
            answer:
              "<p>En Belgique, au Luxembourg et en Allemagne, droits compris, et dans les départements d’outre-mer. Ailleurs, pas encore.</p>",
          },
        ],
      },
      en: {
        kicker: "Questions",
        title: "Before you order",
        items: [
          {
            question: "Why in threes?",
            answer:
              "<p>Because our boxes hold three, six or twelve bottles, and a bottle that moves is a bottle that breaks. You may mix the wines as you please.</p>",
          },
          {
            question: "What if a bottle arrives broken?",
            answer:
              '<p>We replace it or refund it, as you choose. Write the breakage on the carrier’s note if you can, and send us a photograph within three days. <a href="/sale-terms">The details are in the terms of sale.</a></p>',
          },
          {
            question: "Can I collect my order?",
            answer:
              "<p>Yes, from the winery at Saint-Gildas or from our depot on the quai de la Fosse in Nantes. It is free, and a single bottle will do.</p>",
          },
          {
            question: "Do you deliver abroad?",
            answer:
              "<p>To Belgium, Luxembourg and Germany, duty included, and to the French overseas departments. Not elsewhere yet.</p>",
          },
        ],
      },
    },
  },
  {
    slug: "vins-appel",
    type: "CALL_TO_ACTION",
    conf: {
      fr_FR: {
        kicker: null,
        title: "Vous hésitez ?",
        text: "Dites-nous ce que vous mangez, nous vous dirons quoi ouvrir. Ou venez goûter : la découverte est offerte.",
        actions: [
          { label: "Venir goûter", url: "/visites" },
          { label: "Nous écrire", url: "/contact" },
        ],
        showPhone: true,
        image: pictures.visites.fr_FR,
      },
      en: {
        kicker: null,
        title: "Not sure?",
        text: "Tell us what is on the table and we shall tell you what to open. Or come and taste: the first round is on us.",
        actions: [
          { label: "Come and taste", url: "/visites" },
          { label: "Write to us", url: "/contact" },
        ],
        showPhone: true,
        image: pictures.visites.en,
      },
    },
  },
];
