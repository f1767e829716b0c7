import type { ShopData } from "@/demonstration/data/shop-data";
import { bottle, bottleAndLabel, product, reduced, small, vintage } from "./product";

/** Wines of Claire's family, on the Layon, and the reds. */
export const anjou: ShopData["products"] = [
  product(
    {
      type: "WINE",
      kind: "WHITE",
      reference: "SCHISTES",
      tags: ["anjou", "chenin"],
      vintage: 2023,
      appellation: "Anjou blanc",
      alcohol: 13,
      grapeVarieties: [{ name: "Chenin", percent: 100 }],
      mealIcons: ["FISH", "POULTRY", "GOAT_CHEESE"],
      recommended: ["CLISSON", "BRUMES", "CLOSERIE"],
      hasFile: true,
    },
    bottleAndLabel("anjou-blanc", "Les Schistes"),
    {
      name: "Les Schistes",
      slug: "anjou-blanc-les-schistes",
      summary: "Un chenin sec du Layon, élevé un an en barriques qui ont déjà vécu.",
      description:
        "<p>Les parents de Claire vendaient ce raisin à la coopérative. Depuis 2011, nous le pressons à part : poire, cire d’abeille, un trait de craie. Sec, mais jamais maigre.</p><h3>À la vigne et au chai</h3><p>Un hectare de schistes noirs au-dessus du Layon, deux passages de vendange à la main. Vinifié sur place, au chai de Saint-Pierre, douze mois en barriques de quatre à huit vins.</p><h3>À table</h3><p>Poulet rôti, rillauds, sainte-maure. À 12 °C. Six à huit ans de garde.</p>",
    },
    {
      name: "Les Schistes",
      slug: "anjou-blanc-les-schistes",
      summary: "A dry Chenin from the Layon, a year in barrels that have seen a few wines.",
      description:
        "<p>Claire’s parents sold these grapes to the cooperative. Since 2011 we have pressed them on their own: pear, beeswax, a line of chalk. Dry, but never thin.</p><h3>Vines and winery</h3><p>Two and a half acres of black schist above the Layon, picked by hand in two passes. Made on the spot, in our winery at Saint-Pierre, twelve months in barrels of four to eight wines.</p><h3>At table</h3><p>Roast chicken, potted pork, a goat’s cheese log. At 12 °C. It keeps six to eight years.</p>",
    },
    [reduced(bottle("SCHISTES-23", 1380, "SCHISTES-2023", vintage(2023)), 1150)],
  ),
  product(
    {
      type: "WINE",
      kind: "RED",
      reference: "CLOSERIE",
      tags: ["anjou", "cabernet"],
      vintage: 2023,
      appellation: "Anjou rouge",
      alcohol: 13,
      grapeVarieties: [
        { name: "Cabernet franc", percent: 85 },
        { name: "Cabernet sauvignon", percent: 15 },
      ],
      mealIcons: ["RED_MEAT", "POULTRY", "CHEESE"],
      recommended: ["HIRONDELLE", "SCHISTES", "DECOUVERTE"],
      hasFile: true,
    },
    bottleAndLabel("anjou-rouge", "La Closerie"),
    {
      name: "La Closerie",
      slug: "anjou-rouge-la-closerie",
      summary:
        "Cabernets du Layon, framboise et violette, des tanins qui se tiennent bien à table.",
      description:
        "<p>Un rouge de Loire comme on les aime ici : du fruit, de la fraîcheur, et assez de matière pour un plat mijoté. Framboise, violette, un peu de poivron les années froides, pas celle-ci.</p><h3>À la vigne et au chai</h3><p>Un hectare et demi de cabernets sur argiles et schistes, à Saint-Pierre. Vingt jours de cuvaison, peu d’extraction, dix mois de cuve béton.</p><h3>À table</h3><p>Bœuf braisé, pintade, tomme. À 16 °C. Cinq ans de garde.</p>",
    },
    {
      name: "La Closerie",
      slug: "anjou-rouge-la-closerie",
      summary: "Cabernets from the Layon, raspberry and violet, with tannins that behave at table.",
      description:
        "<p>A Loire red as we like them here: fruit, freshness, and enough body for a slow-cooked dish. Raspberry, violet, a little green pepper in cold years, not in this one.</p><h3>Vines and winery</h3><p>Under four acres of Cabernet on clay and schist, at Saint-Pierre. Twenty days in the vat, gently handled, ten months in concrete.</p><h3>At table</h3><p>Braised beef, guinea fowl, a firm farmhouse cheese. At 16 °C. It keeps five years.</p>",
    },
    [bottle("CLOSERIE-23", 1050, "CLOSERIE-2023", vintage(2023))],
  ),
  product(
    {
      type: "WINE",
      kind: "RED",
      reference: "HIRONDELLE",
      tags: ["val-de-loire", "grolleau"],
      vintage: 2025,
      appellation: "IGP Val de Loire",
      alcohol: 11.5,
      grapeVarieties: [{ name: "Grolleau", percent: 100 }],
      mealIcons: ["APERITIF", "CHARCUTERIE", "VEGETABLES"],
      recommended: ["CLOSERIE", "BORD", "AULNES"],
      hasFile: true,
    },
    bottleAndLabel("grolleau", "L’Hirondelle"),
    {
      name: "L’Hirondelle",
      slug: "grolleau-l-hirondelle",
      summary: "Un grolleau léger et poivré, à boire frais dès que les hirondelles reviennent.",
      description:
        "<p>Le vin de Louise, son premier. Du grolleau en grappes entières, onze degrés et demi, un fruit de groseille et de poivre blanc. On le met au seau à glace sans s’excuser.</p><h3>À la vigne et au chai</h3><p>Soixante-dix ares de vieux grolleau que personne ne voulait plus. Macération courte, huit jours, sans soufre avant la mise d’avril.</p><h3>À table</h3><p>Charcuterie, légumes grillés, pique-nique. À 13 °C. À boire dans les deux ans.</p>",
    },
    {
      name: "L’Hirondelle",
      slug: "grolleau-l-hirondelle",
      summary: "A light, peppery Grolleau, to be drunk cool as soon as the swallows are back.",
      description:
        "<p>Louise’s wine, and her first. Whole bunches of Grolleau, eleven and a half degrees, redcurrant and white pepper. We put it in an ice bucket and do not apologise.</p><h3>Vines and winery</h3><p>Under two acres of old Grolleau that nobody wanted any more. Eight days’ maceration, no sulphur until it is bottled in April.</p><h3>At table</h3><p>Cold meats, grilled vegetables, a picnic. At 13 °C. Drink within two years.</p>",
    },
    [bottle("HIRONDELLE-25", 820, "HIRONDELLE-2025", vintage(2025))],
  ),
  product(
    {
      type: "WINE",
      kind: "ROSE",
      reference: "BORD",
      tags: ["rose-de-loire"],
      vintage: 2025,
      appellation: "Rosé de Loire",
      alcohol: 12,
      grapeVarieties: [
        { name: "Grolleau", percent: 60 },
        { name: "Cabernet franc", percent: 25 },
        { name: "Gamay", percent: 15 },
      ],
      mealIcons: ["APERITIF", "CHARCUTERIE", "VEGETABLES", "FISH"],
      recommended: ["HIRONDELLE", "BULLES-ROSE", "ECAILLE"],
      hasFile: true,
    },
    bottleAndLabel("rose-de-loire", "Bord de Loire"),
    {
      name: "Bord de Loire",
      slug: "rose-bord-de-loire",
      summary: "Un rosé sec, pâle, pamplemousse et fraise des bois : sérieux sans en avoir l’air.",
      description:
        "<p>Rosé de Loire veut dire sec : moins de trois grammes de sucre. Celui-ci est né d’un pressurage direct, au petit matin, avant que le raisin n’ait chaud.</p><h3>À la vigne et au chai</h3><p>Grolleau, cabernet franc et un peu de gamay, sur sables et graviers. Fermentation fraîche, quatre mois sur lies fines.</p><h3>À table</h3><p>Tomates, rougets, cuisine du soir d’été. À 10 °C. À boire dans les deux ans.</p>",
    },
    {
      name: "Bord de Loire",
      slug: "rose-bord-de-loire",
      summary: "A pale dry rosé, grapefruit and wild strawberry: more serious than it looks.",
      description:
        "<p>Rosé de Loire means dry: less than three grams of sugar. This one is pressed directly, in the early morning, before the grapes have time to warm.</p><h3>Vines and winery</h3><p>Grolleau, Cabernet Franc and a little Gamay, on sand and gravel. A cool fermentation, four months on fine lees.</p><h3>At table</h3><p>Tomatoes, red mullet, summer evening cooking. At 10 °C. Drink within two years.</p>",
    },
    [bottle("BORD-25", 780, "BORD-2025", vintage(2025))],
  ),
  product(
    {
      type: "WINE",
      kind: "SWEET",
      reference: "BRUMES",
      tags: ["layon", "chenin", "moelleux"],
      vintage: 2022,
      appellation: "Coteaux du Layon",
      alcohol: 12,
      grapeVarieties: [{ name: "Chenin", percent: 100 }],
      mealIcons: ["APERITIF", "CHEESE", "DESSERT"],
      recommended: ["PATIENCE", "SCHISTES", "BULLES"],
      hasFile: true,
    },
    bottleAndLabel("coteaux-du-layon", "Brumes"),
    {
      name: "Brumes",
      slug: "coteaux-du-layon-brumes",
      summary: "Un moelleux de tries, coing et fleur d’acacia, porté par l’acidité du chenin.",
      description:
        "<p>Les matins d’octobre, le Layon fume et le soleil sèche les grappes vers onze heures. C’est tout le secret : de la brume, du vent, et la patience de repasser trois fois.</p><h3>À la vigne et au chai</h3><p>Chenin sur schistes, vendangé par tries à la main. Quatre-vingt-quinze grammes de sucre, une acidité qui les fait oublier. Huit mois de barrique.</p><h3>À table</h3><p>Bleu d’Auvergne, tarte aux abricots, ou l’apéritif des jours de fête. À 9 °C. Vingt ans de garde.</p>",
    },
    {
      name: "Brumes",
      slug: "coteaux-du-layon-brumes",
      summary:
        "A sweet wine picked in passes, quince and acacia flower, carried by Chenin’s acidity.",
      description:
        "<p>On October mornings the Layon steams and the sun dries the bunches at about eleven. That is the whole secret: mist, wind, and the patience to go back three times.</p><h3>Vines and winery</h3><p>Chenin on schist, picked by hand in several passes. Ninety-five grams of sugar, and an acidity that makes you forget them. Eight months in barrel.</p><h3>At table</h3><p>Blue cheese, apricot tart, or an aperitif on high days. At 9 °C. It keeps twenty years.</p>",
    },
    [small("BRUMES-22", 1650, "BRUMES-2022", vintage(2022))],
  ),
  product(
    {
      type: "WINE",
      kind: "SWEET",
      reference: "PATIENCE",
      tags: ["layon", "chenin", "liquoreux"],
      vintage: 2018,
      appellation: "Coteaux du Layon, sélection de grains nobles",
      alcohol: 11.5,
      grapeVarieties: [{ name: "Chenin", percent: 100 }],
      mealIcons: ["CHEESE", "DESSERT"],
      recommended: ["BRUMES", "GORGES", "SCHISTES"],
      hasFile: true,
    },
    bottleAndLabel("grains-nobles", "Patience"),
    {
      name: "Patience",
      slug: "grains-nobles-patience",
      summary:
        "Grains nobles de 2018, deux barriques en tout : abricot confit, safran, une finale sans fin.",
      description:
        "<p>Nous n’en faisons que les années où le botrytis le veut bien : 2011, 2018, et peut-être 2026. Deux barriques, six cents bouteilles, dont voici les dernières.</p><h3>À la vigne et au chai</h3><p>Des grains triés un à un, fin octobre. Vingt-quatre mois de barrique, une fermentation qui s’est arrêtée d’elle-même à cent quatre-vingts grammes.</p><h3>À table</h3><p>Roquefort, mangue rôtie, ou seul, dans un petit verre. À 10 °C. Cinquante ans, dit Denis ; nous ne pourrons pas vérifier.</p>",
    },
    {
      name: "Patience",
      slug: "grains-nobles-patience",
      summary:
        "Botrytised grapes of 2018, two barrels in all: candied apricot, saffron, no end to the finish.",
      description:
        "<p>We make it only in years when noble rot agrees: 2011, 2018, and perhaps 2026. Two barrels, six hundred bottles, of which these are the last.</p><h3>Vines and winery</h3><p>Grapes chosen one by one in late October. Twenty-four months in barrel, a fermentation that stopped of its own accord at a hundred and eighty grams.</p><h3>At table</h3><p>Roquefort, roast mango, or alone in a small glass. At 10 °C. Fifty years, Denis says; we shall not be able to check.</p>",
    },
    [small("PATIENCE-18", 3900, "PATIENCE-2018", vintage(2018))],
  ),
];
