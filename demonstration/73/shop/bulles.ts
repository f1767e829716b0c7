import type { ShopData } from "@/demonstration/data/shop-data";
import { bottle, bottleAndLabel, magnum, product } from "./product";

export const bulles: ShopData["products"] = [
  product(
    {
      type: "WINE",
      kind: "SPARKLING",
      reference: "BULLES",
      tags: ["cremant", "brut"],
      appellation: "Crémant de Loire",
      alcohol: 12,
      grapeVarieties: [
        { name: "Chenin", percent: 70 },
        { name: "Chardonnay", percent: 20 },
        { name: "Cabernet franc", percent: 10 },
      ],
      mealIcons: ["APERITIF", "OYSTERS", "DESSERT"],
      recommended: ["BULLES-ROSE", "BRUMES", "DECOUVERTE"],
      hasFile: true,
    },
    bottleAndLabel("cremant-brut", "Fines Bulles"),
    {
      name: "Fines Bulles, brut",
      slug: "cremant-de-loire-fines-bulles",
      summary: "Crémant de Loire, vingt-quatre mois sur lattes : brioche, pomme, une bulle fine.",
      description:
        "<p>La loi demande douze mois sur lattes, nous en donnons vingt-quatre. La bulle y gagne en finesse et le vin en fond ; six grammes de dosage, pas un de plus.</p><h3>À la vigne et au chai</h3><p>Chenin pour la charpente, chardonnay pour la rondeur, un peu de cabernet franc pressé blanc. Méthode traditionnelle, dégorgement toutes les six semaines.</p><h3>À table</h3><p>L’apéritif, les huîtres chaudes, un gâteau pas trop sucré. À 8 °C.</p>",
    },
    {
      name: "Fines Bulles, brut",
      slug: "cremant-de-loire-fines-bulles",
      summary: "Crémant de Loire, twenty-four months on its side: brioche, apple, a fine bubble.",
      description:
        "<p>The law asks for twelve months on lees in bottle; we give it twenty-four. The bubbles are finer for it and the wine deeper. Six grams of dosage, and not one more.</p><h3>Vines and winery</h3><p>Chenin for the frame, Chardonnay for the curves, a little Cabernet Franc pressed white. Traditional method, disgorged every six weeks.</p><h3>At table</h3><p>Aperitifs, hot oysters, a cake that is not too sweet. At 8 °C.</p>",
    },
    [bottle("BULLES-75", 1290, "BULLES"), magnum("BULLES-MAG", 2850, "BULLES-MAGNUM")],
  ),
  product(
    {
      type: "WINE",
      kind: "SPARKLING",
      reference: "BULLES-ROSE",
      tags: ["cremant", "brut", "rose"],
      appellation: "Crémant de Loire",
      alcohol: 12,
      grapeVarieties: [
        { name: "Cabernet franc", percent: 80 },
        { name: "Grolleau", percent: 20 },
      ],
      mealIcons: ["APERITIF", "CHARCUTERIE", "DESSERT"],
      recommended: ["BULLES", "BORD", "BRUMES"],
      hasFile: true,
    },
    bottleAndLabel("cremant-rose", "Fines Bulles rosé"),
    {
      name: "Fines Bulles, rosé",
      slug: "cremant-de-loire-fines-bulles-rose",
      summary:
        "Crémant rosé brut, de cabernet et de grolleau : groseille, rose, juste ce qu’il faut.",
      description:
        "<p>Une nuit de macération donne la couleur, dix-huit mois sur lattes donnent le reste. Groseille, pétale de rose, une finale nette.</p><h3>À la vigne et au chai</h3><p>Cabernet franc et grolleau du Layon, vendangés à la main. Sept grammes de dosage.</p><h3>À table</h3><p>Fraises, jambon cru, fin d’après-midi. À 8 °C.</p>",
    },
    {
      name: "Fines Bulles, rosé",
      slug: "cremant-de-loire-fines-bulles-rose",
      summary:
        "A brut rosé Crémant of Cabernet and Grolleau: redcurrant, rose, just enough of each.",
      description:
        "<p>One night on the skins gives the colour, eighteen months on lees give the rest. Redcurrant, rose petal, a clean finish.</p><h3>Vines and winery</h3><p>Cabernet Franc and Grolleau from the Layon, picked by hand. Seven grams of dosage.</p><h3>At table</h3><p>Strawberries, cured ham, late afternoons. At 8 °C.</p>",
    },
    [bottle("BULLES-ROSE-75", 1350, "BULLES-ROSE")],
  ),
];
