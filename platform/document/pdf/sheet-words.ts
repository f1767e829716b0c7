import type { LanguageCode } from "@/lib/contract/locale";
import type { ProductKind } from "@/lib/contract/product";

const fr = {
  title: "Fiche technique",
  page: (page: number, pages: number) => `Page ${page} sur ${pages}`,
  reference: "Référence",
  appellation: "Appellation",
  vintage: "Millésime",
  grapes: "Cépages",
  alcohol: "Degré d’alcool",
  degree: (value: string) => `${value}\u00a0% vol.`,
  description: "Le vin en détail",
  productDescription: "En détail",
  meals: "Accords",
  awards: "Distinctions",
  packagings: "Conditionnements",
  packaging: "Présentation",
  volume: "Contenance",
  bottles: "Colisage",
  box: (bottles: number) => `carton de ${bottles}`,
  bottle: "à l’unité",
  medal: { GOLD: "or", SILVER: "argent", BRONZE: "bronze", STAR: "étoile" },
  alcoholWarning:
    "L’abus d’alcool est dangereux pour la santé, à consommer avec modération. La vente d’alcool est interdite aux mineurs.",
  kind: {
    RED: "Vin rouge",
    WHITE: "Vin blanc",
    ROSE: "Vin rosé",
    SPARKLING: "Vin effervescent",
    SWEET: "Vin moelleux",
    BOX: "Coffret",
    OTHER: null,
  } as Record<ProductKind, string | null>,
};

const en: typeof fr = {
  title: "Technical sheet",
  page: (page, pages) => `Page ${page} of ${pages}`,
  reference: "Reference",
  appellation: "Appellation",
  vintage: "Vintage",
  grapes: "Grapes",
  alcohol: "Alcohol",
  degree: (value) => `${value}% vol.`,
  description: "The wine in detail",
  productDescription: "In detail",
  meals: "Goes well with",
  awards: "Awards",
  packagings: "How it comes",
  packaging: "Format",
  volume: "Volume",
  bottles: "Packing",
  box: (bottles) => `box of ${bottles}`,
  bottle: "single",
  medal: { GOLD: "gold", SILVER: "silver", BRONZE: "bronze", STAR: "star" },
  alcoholWarning:
    "Alcohol abuse is dangerous for your health: please drink in moderation. Alcohol is not sold to anyone under 18.",
  kind: {
    RED: "Red wine",
    WHITE: "White wine",
    ROSE: "Rosé wine",
    SPARKLING: "Sparkling wine",
    SWEET: "Sweet wine",
    BOX: "Gift box",
    OTHER: null,
  },
};

export const sheetWords: Record<LanguageCode, typeof fr> = { fr_FR: fr, en };
