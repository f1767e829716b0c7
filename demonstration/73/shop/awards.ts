import type { ShopData } from "@/demonstration/data/shop-data";

type Medal = ShopData["awards"][number]["medal"];

const award = (product: string, year: number, medal: Medal, fr: string, en: string) => ({
  product,
  year,
  medal,
  words: { fr_FR: { name: fr }, en: { name: en } },
});

/** Awards of juries; the competitions are inventions, as the wines are. */
export const awards: ShopData["awards"] = [
  award("AULNES", 2026, "GOLD", "Concours des Ligériens, Nantes", "Concours des Ligériens, Nantes"),
  award("GUE", 2025, "SILVER", "Concours des Ligériens, Nantes", "Concours des Ligériens, Nantes"),
  award(
    "CLISSON",
    2025,
    "STAR",
    "Guide Le Tastevinier, coup de cœur",
    "Le Tastevinier guide, editors’ choice",
  ),
  award(
    "GORGES",
    2024,
    "GOLD",
    "Trophée des crus communaux, Clisson",
    "Communal crus trophy, Clisson",
  ),
  award(
    "SCHISTES",
    2025,
    "BRONZE",
    "Concours des Ligériens, Angers",
    "Concours des Ligériens, Angers",
  ),
  award(
    "BULLES",
    2026,
    "SILVER",
    "Rencontres des effervescents, Saumur",
    "Sparkling wine meeting, Saumur",
  ),
  award("BRUMES", 2024, "GOLD", "Trophée des moelleux, Angers", "Sweet wine trophy, Angers"),
  award(
    "PATIENCE",
    2022,
    "STAR",
    "Guide Le Tastevinier, trois étoiles",
    "Le Tastevinier guide, three stars",
  ),
];
