import type { ShopData } from "@/demonstration/data/shop-data";
import { bottle, bottleAndLabel, magnum, product, vintage } from "./product";

const MELON = [{ name: "Melon de Bourgogne", percent: 100 }];

export const muscadets: ShopData["products"] = [
  product(
    {
      type: "WINE",
      kind: "WHITE",
      reference: "AULNES",
      tags: ["muscadet", "sur-lie"],
      vintage: 2025,
      appellation: "Muscadet Sèvre et Maine sur lie",
      alcohol: 12,
      grapeVarieties: MELON,
      mealIcons: ["APERITIF", "OYSTERS", "SHELLFISH", "FISH"],
      recommended: ["GUE", "ECAILLE", "SIX-AULNES"],
      hasFile: true,
    },
    [...bottleAndLabel("muscadet-les-aulnes", "Les Aulnes")],
    {
      name: "Les Aulnes",
      slug: "muscadet-les-aulnes",
      summary:
        "Le muscadet de tous les jours, vif et salin, avec le léger perlant de sa mise sur lie.",
      description:
        "<p>C’est par lui qu’on nous connaît. Citron, poire à peine mûre, une pointe d’iode : un vin droit, qui donne soif et qui rince le palais entre deux huîtres.</p><h3>À la vigne et au chai</h3><p>Douze hectares sur les gneiss de la rive gauche, des vignes de trente ans en moyenne. Le moût fermente en cuves souterraines et le vin reste sur ses lies tout l’hiver, sans soutirage, jusqu’à la mise de mars.</p><h3>À table</h3><p>Huîtres, bulots, sardines grillées, ou rien du tout. À 9 °C. Il se boit maintenant et attend trois ans sans se plaindre.</p>",
    },
    {
      name: "Les Aulnes",
      slug: "muscadet-les-aulnes",
      summary:
        "The everyday Muscadet, brisk and saline, with the faint prickle of a wine bottled off its lees.",
      description:
        "<p>This is the wine people know us by. Lemon, a pear not quite ripe, a trace of iodine: it runs straight, makes you thirsty and rinses the palate between two oysters.</p><h3>Vines and winery</h3><p>Twelve hectares on the gneiss of the left bank, vines thirty years old on average. The must ferments in underground vats and the wine stays on its lees all winter, without racking, until it is bottled in March.</p><h3>At table</h3><p>Oysters, whelks, grilled sardines, or nothing at all. At 9 °C. Ready now, and happy to wait three years.</p>",
    },
    [
      bottle("AULNES-25", 890, "AULNES-2025", vintage(2025)),
      magnum("AULNES-25-MAG", 1950, "AULNES-2025-MAGNUM", vintage(2025)),
    ],
  ),
  product(
    {
      type: "WINE",
      kind: "WHITE",
      reference: "GUE",
      tags: ["muscadet", "sur-lie", "vieilles-vignes"],
      vintage: 2024,
      appellation: "Muscadet Sèvre et Maine sur lie",
      alcohol: 12.5,
      grapeVarieties: MELON,
      mealIcons: ["SHELLFISH", "FISH", "GOAT_CHEESE"],
      recommended: ["AULNES", "CLISSON", "GORGES"],
      hasFile: true,
    },
    bottleAndLabel("muscadet-clos-du-gue", "Clos du Gué"),
    {
      name: "Clos du Gué, vieilles vignes",
      slug: "clos-du-gue-vieilles-vignes",
      summary:
        "Une seule parcelle plantée en 1958, vendangée à la main : plus de chair, plus de fond.",
      description:
        "<p>Le clos descend jusqu’au vieux gué de la Sèvre. Le grand-père l’a planté en 1958 et personne n’a eu le cœur d’y toucher. Le vin est plus large que Les Aulnes : pomme reinette, fleur de tilleul, une amertume fine en finale.</p><h3>À la vigne et au chai</h3><p>Un hectare trente, cinquante hectolitres les bonnes années. Vendange à la main, pressurage lent, dix mois sur lies avec un bâtonnage par mois jusqu’à Noël.</p><h3>À table</h3><p>Sandre au beurre blanc, langoustines, chèvre frais. À 11 °C. Cinq à sept ans de garde.</p>",
    },
    {
      name: "Clos du Gué, old vines",
      slug: "clos-du-gue-old-vines",
      summary: "A single plot planted in 1958, picked by hand: more flesh, and more beneath it.",
      description:
        "<p>The plot runs down to the old ford across the Sèvre. Our grandfather planted it in 1958 and no one has had the heart to touch it. The wine is broader than Les Aulnes: russet apple, lime blossom, a fine bitter edge at the end.</p><h3>Vines and winery</h3><p>A little over three acres, fifty hectolitres in a good year. Picked by hand, pressed slowly, ten months on lees stirred once a month until Christmas.</p><h3>At table</h3><p>Pike-perch with butter sauce, langoustines, fresh goat’s cheese. At 11 °C. It keeps five to seven years.</p>",
    },
    [
      bottle("GUE-24", 1190, "GUE-2024", vintage(2024)),
      magnum("GUE-24-MAG", 2650, "GUE-2024-MAGNUM", vintage(2024)),
    ],
  ),
  product(
    {
      type: "WINE",
      kind: "WHITE",
      reference: "CLISSON",
      tags: ["muscadet", "cru-communal"],
      vintage: 2021,
      appellation: "Muscadet Sèvre et Maine Clisson",
      alcohol: 12.5,
      grapeVarieties: MELON,
      mealIcons: ["FISH", "POULTRY", "CHEESE"],
      recommended: ["GORGES", "GUE", "SCHISTES"],
      hasFile: true,
    },
    bottleAndLabel("muscadet-clisson", "Clisson"),
    {
      name: "Clisson",
      slug: "cru-clisson",
      summary:
        "Cru communal sur granite, trente mois sur lies : un grand blanc de gastronomie, ample et épicé.",
      description:
        "<p>Le granite de Clisson donne des vins mûrs, presque solaires, que l’élevage assoit. Coing, épices douces, un gras qui surprend ceux qui croyaient connaître le muscadet.</p><h3>À la vigne et au chai</h3><p>Quatre-vingts ares de granite à deux micas, au-dessus du moulin. Rendement limité, trente mois sur lies en cuve souterraine, mise sans collage. Le 2019 a quitté le chai il y a deux ans ; il en reste quelques bouteilles.</p><h3>À table</h3><p>Volaille à la crème, turbot, comté de dix-huit mois. À 12 °C, en carafe une heure avant. Dix ans de garde et davantage.</p>",
    },
    {
      name: "Clisson",
      slug: "cru-clisson",
      summary:
        "A communal cru from granite, thirty months on lees: a white for the dinner table, ample and spiced.",
      description:
        "<p>The granite of Clisson gives ripe, almost sunny wines, which time on lees settles. Quince, sweet spice, and a roundness that surprises those who thought they knew Muscadet.</p><h3>Vines and winery</h3><p>Two acres of granite above the mill. Low yields, thirty months on lees in an underground vat, bottled without fining. The 2019 left the winery two years ago, and a few bottles remain.</p><h3>At table</h3><p>Chicken in cream, turbot, an eighteen-month Comté. At 12 °C, in a decanter an hour before. It keeps ten years and more.</p>",
    },
    [
      bottle("CLISSON-21", 1850, "CLISSON-2021", vintage(2021)),
      bottle("CLISSON-19", 2250, "CLISSON-2019", vintage(2019)),
    ],
  ),
  product(
    {
      type: "WINE",
      kind: "WHITE",
      reference: "GORGES",
      tags: ["muscadet", "cru-communal"],
      vintage: 2020,
      appellation: "Muscadet Sèvre et Maine Gorges",
      alcohol: 12,
      grapeVarieties: MELON,
      mealIcons: ["SHELLFISH", "FISH", "GOAT_CHEESE"],
      recommended: ["CLISSON", "GUE", "AULNES"],
      hasFile: true,
    },
    bottleAndLabel("muscadet-gorges", "Gorges"),
    {
      name: "Gorges",
      slug: "cru-gorges",
      summary:
        "Cru communal sur gabbro, trente-six mois sur lies : tendu, fumé, taillé pour attendre.",
      description:
        "<p>Le gabbro est une roche verte et lourde, venue du manteau de la terre. Il donne l’inverse de Clisson : un vin serré, fumé, citron confit et pierre à fusil, qui s’ouvre au bout de cinq ans.</p><h3>À la vigne et au chai</h3><p>Soixante ares d’argiles sur gabbro, les derniers vendangés. Trente-six mois sur lies, sans bâtonnage : nous laissons faire. Le magnum de 2018 est parti en trois semaines ; le prochain sera le 2020.</p><h3>À table</h3><p>Homard, anguille fumée, vieux chèvre. À 12 °C. Jusqu’à quinze ans de garde.</p>",
    },
    {
      name: "Gorges",
      slug: "cru-gorges",
      summary: "A communal cru from gabbro, thirty-six months on lees: taut, smoky, made to wait.",
      description:
        "<p>Gabbro is a heavy green rock, come up from the mantle of the earth. It gives the opposite of Clisson: a tight, smoky wine, candied lemon and struck flint, which opens after five years.</p><h3>Vines and winery</h3><p>An acre and a half of clay over gabbro, the last to be picked. Thirty-six months on lees, never stirred: we leave it alone. The 2018 magnum was gone in three weeks; the next will be the 2020.</p><h3>At table</h3><p>Lobster, smoked eel, mature goat’s cheese. At 12 °C. It keeps up to fifteen years.</p>",
    },
    [
      bottle("GORGES-20", 1980, "GORGES-2020", vintage(2020)),
      magnum("GORGES-18-MAG", 4900, "GORGES-2018-MAGNUM", vintage(2018)),
    ],
  ),
  product(
    {
      type: "WINE",
      kind: "WHITE",
      reference: "ECAILLE",
      tags: ["gros-plant", "sur-lie"],
      vintage: 2025,
      appellation: "Gros Plant du Pays nantais sur lie",
      alcohol: 11,
      grapeVarieties: [{ name: "Folle blanche", percent: 100 }],
      mealIcons: ["APERITIF", "OYSTERS", "SHELLFISH"],
      recommended: ["AULNES", "BORD", "DECOUVERTE"],
      hasFile: true,
    },
    bottleAndLabel("gros-plant", "L’Écaille"),
    {
      name: "L’Écaille",
      slug: "gros-plant-l-ecaille",
      summary: "Folle blanche, onze degrés, tranchant comme un couteau à huîtres.",
      description:
        "<p>Le gros plant a mauvaise réputation auprès de ceux qui n’en ont pas bu depuis longtemps. Le nôtre est mûr, citronné, sans rien de vert, et il n’a pas son pareil sur un coquillage cru.</p><h3>À la vigne et au chai</h3><p>Deux hectares de folle blanche au bas de Saint-Gildas, vendangés tard pour le pays. Cinq mois sur lies, mise en février.</p><h3>À table</h3><p>Huîtres de Bouin, palourdes, crevettes grises. À 8 °C. À boire dans les deux ans.</p>",
    },
    {
      name: "L’Écaille",
      slug: "gros-plant-l-ecaille",
      summary: "Folle Blanche, eleven degrees, as keen as an oyster knife.",
      description:
        "<p>Gros Plant has a bad name among people who have not drunk any for a while. Ours is ripe and lemony, with nothing green about it, and has no equal with raw shellfish.</p><h3>Vines and winery</h3><p>Five acres of Folle Blanche below Saint-Gildas, picked late by local habits. Five months on lees, bottled in February.</p><h3>At table</h3><p>Oysters, clams, brown shrimps. At 8 °C. Drink within two years.</p>",
    },
    [bottle("ECAILLE-25", 690, "ECAILLE-2025", vintage(2025))],
  ),
];
