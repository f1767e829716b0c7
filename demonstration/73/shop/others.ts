import type { ShopData } from "@/demonstration/data/shop-data";
import { boxOfSix, pictured, product, vintage } from "./product";

/** Boxes, and products other than wine. */
export const others: ShopData["products"] = [
  product(
    {
      type: "BOX",
      kind: "BOX",
      reference: "DECOUVERTE",
      tags: ["coffret", "cadeau"],
      mealIcons: ["APERITIF", "OYSTERS", "POULTRY"],
      recommended: ["SIX-AULNES", "VERRES", "BULLES"],
    },
    [
      pictured(
        "coffret-decouverte",
        "Les six bouteilles du carton Découverte, en deux rangs sur un appui de pierre",
        "The six bottles of the Discovery box, in two rows on a stone sill",
      ),
    ],
    {
      name: "Découverte, six bouteilles",
      slug: "coffret-decouverte",
      summary: "Six vins pour faire le tour du domaine, de l’huître au dessert, avec leur fiche.",
      description:
        "<p>Le carton que nous composons pour ceux qui ne nous connaissent pas. Une bouteille de chacun.</p><p>Une carte glissée dans le carton dit dans quel ordre les ouvrir, et avec quoi. Les six bouteilles coûteraient 71,50 € séparément.</p>",
    },
    {
      name: "Discovery, six bottles",
      slug: "discovery-box",
      summary: "Six wines to go round the estate, oysters to dessert, with a card for each.",
      description:
        "<p>The box we put together for people who do not know us yet. One bottle of each.</p><p>A card in the box says in which order to open them, and what to eat. Bought singly, the six would cost €71.50.</p>",
    },
    [
      {
        reference: "DECOUVERTE-X6",
        values: [],
        priceCents: 6400,
        capacity: 75,
        capacityUnit: "CENTILITRE",
        sellByMultipleOf: 6,
        weightGrams: 8700,
        stock: "DECOUVERTE",
        contents: {
          "ECAILLE-25": 1,
          "AULNES-25": 1,
          "CLISSON-21": 1,
          "SCHISTES-23": 1,
          "CLOSERIE-23": 1,
          "BULLES-75": 1,
        },
      },
    ],
  ),
  product(
    {
      type: "BOX",
      kind: "BOX",
      reference: "SIX-AULNES",
      tags: ["carton", "muscadet"],
      vintage: 2025,
      appellation: "Muscadet Sèvre et Maine sur lie",
      alcohol: 12,
      grapeVarieties: [{ name: "Melon de Bourgogne", percent: 100 }],
      mealIcons: ["APERITIF", "OYSTERS", "SHELLFISH", "FISH"],
      recommended: ["AULNES", "DECOUVERTE", "ECAILLE"],
    },
    [
      pictured(
        "carton-les-aulnes",
        "Une bouteille des Aulnes devant une caisse en pin à la marque du domaine",
        "A bottle of Les Aulnes before a pine case with the estate’s mark",
      ),
    ],
    {
      name: "Six Aulnes",
      slug: "carton-six-aulnes",
      summary:
        "Le carton de la maison : six bouteilles des Aulnes 2025, un peu moins chères ensemble.",
      description:
        "<p>Une bourriche de trois douzaines en demande quatre ; il en restera deux pour le dimanche. Les bouteilles sont celles du chai, prises le jour de l’envoi et couchées dans un carton à alvéoles ; la caisse de l’image, elle, reste au chai.</p>",
    },
    {
      name: "Six Aulnes",
      slug: "box-six-aulnes",
      summary: "The house box: six bottles of Les Aulnes 2025, a little cheaper together.",
      description:
        "<p>Three dozen oysters call for four; two will be left for Sunday. The bottles come straight from the winery on the day they are sent, each in its own cell of the box; the case in the picture stays at the winery.</p>",
    },
    [
      {
        ...boxOfSix("AULNES-25-X6", 4990, "AULNES-2025", vintage(2025)),
        contents: { "AULNES-25": 6 },
      },
    ],
  ),
  product(
    {
      type: "OTHER",
      kind: "OTHER",
      reference: "VERRES",
      tags: ["verres", "cadeau"],
      recommended: ["AULNES", "DECOUVERTE", "HUILE"],
    },
    [
      pictured(
        "verres",
        "Deux verres à pied gravés des quatre aulnes, l’un rempli de muscadet",
        "Two stemmed glasses engraved with the four alders, one filled with Muscadet",
      ),
    ],
    {
      name: "Deux verres du domaine",
      slug: "verres-du-domaine",
      summary: "La paire de verres du caveau, à pied, gravés aux quatre aulnes.",
      description:
        "<p>Trente-cinq centilitres, un buvant fin, un calice assez resserré pour le muscadet et assez large pour un cru. Ce sont ceux de nos dégustations ; ils vont au lave-vaisselle, nous l’avons vérifié bien des fois.</p>",
    },
    {
      name: "Two glasses from the estate",
      slug: "estate-glasses",
      summary: "The pair of stemmed glasses from our tasting room, engraved with the four alders.",
      description:
        "<p>Thirty-five centilitres, a fine rim, a bowl narrow enough for Muscadet and wide enough for a cru. They are the ones we taste from, and they survive the dishwasher: we have checked, many times.</p>",
    },
    [
      {
        reference: "VERRES-X2",
        values: [],
        priceCents: 1800,
        weightGrams: 720,
        stock: "VERRES",
      },
    ],
  ),
  product(
    {
      type: "OTHER",
      kind: "OTHER",
      reference: "HUILE",
      tags: ["epicerie"],
      mealIcons: ["VEGETABLES", "FISH"],
      recommended: ["VERRES", "AULNES", "DECOUVERTE"],
      // Food, not drink: the reduced rate (article 278-0 bis of the CGI).
      vatRate: 5.5,
    },
    [
      pictured(
        "huile-pepins",
        "Une petite bouteille d’huile verte sur un appui de fenêtre en pierre",
        "A small bottle of green oil on a stone window sill",
      ),
    ],
    {
      name: "Huile de pépins de raisin",
      slug: "huile-de-pepins-de-raisin",
      summary:
        "Les pépins de nos marcs, pressés par un moulinier de Vallet : une huile verte et douce.",
      description:
        "<p>Il faut quarante kilos de pépins pour un litre. Ils sont séchés au chai, puis pressés à froid chaque hiver par un moulinier voisin. Sur une salade, un poisson blanc, jamais dans la poêle.</p>",
    },
    {
      name: "Grape seed oil",
      slug: "grape-seed-oil",
      summary:
        "The seeds of our own pressings, milled by a neighbour in Vallet: a green, gentle oil.",
      description:
        "<p>It takes forty kilos of seeds to make a litre. They are dried in the winery, then pressed cold each winter by a neighbouring mill. On a salad or white fish, never in the frying pan.</p>",
    },
    [
      {
        reference: "HUILE-25",
        values: [],
        priceCents: 1190,
        capacity: 25,
        capacityUnit: "CENTILITRE",
        weightGrams: 520,
        stock: "HUILE",
      },
    ],
  ),
  product(
    {
      type: "OTHER",
      kind: "OTHER",
      reference: "BON-DEGUSTATION",
      tags: ["visite", "cadeau"],
      recommended: ["DECOUVERTE", "VERRES", "CLISSON"],
    },
    [
      pictured(
        "bon-degustation",
        "Un bon de dégustation pour deux, debout près d’un verre de muscadet",
        "A tasting voucher for two, standing beside a glass of Muscadet",
      ),
    ],
    {
      name: "Bon de dégustation pour deux",
      slug: "bon-de-degustation",
      summary:
        "La visite du chai et ce qu’on y goûte, pour deux personnes ; le bon arrive par e-mail.",
      description:
        "<p>Une heure et demie au chai avec l’un de nous, puis ce qui s’y fait, goûté à table. Le bon vaut un an, sur rendez-vous.</p><p>Rien ne voyage : nous l’envoyons par e-mail le jour ouvré qui suit le paiement, prêt à imprimer ou à transmettre.</p>",
    },
    {
      name: "Tasting voucher for two",
      slug: "tasting-voucher",
      summary:
        "The tour of the winery and a taste of what is made there, for two; the voucher comes by e-mail.",
      description:
        "<p>An hour and a half in the winery with one of us, then what is made there, tasted at a table. The voucher is good for a year, by appointment.</p><p>Nothing has to travel: we send it by e-mail on the working day after payment, ready to print or to pass on.</p>",
    },
    [
      {
        reference: "BON-DEGUSTATION-2",
        values: [],
        priceCents: 2400,
        hasShippingFees: false,
        weightGrams: 0,
        stock: null,
      },
    ],
  ),
];
