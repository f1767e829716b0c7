import type { ShopData } from "@/demonstration/data/shop-data";

/** Stock of the cellar: bottles, in any form of sale. */
export const stocks: ShopData["stocks"] = [
  { reference: "AULNES-2025", quantity: 1440 },
  { reference: "AULNES-2025-MAGNUM", quantity: 42 },
  { reference: "GUE-2024", quantity: 420 },
  { reference: "GUE-2024-MAGNUM", quantity: 9 },
  { reference: "CLISSON-2021", quantity: 186 },
  { reference: "CLISSON-2019", quantity: 7 },
  { reference: "GORGES-2020", quantity: 150 },
  { reference: "GORGES-2018-MAGNUM", quantity: 0 },
  { reference: "ECAILLE-2025", quantity: 600 },
  { reference: "SCHISTES-2023", quantity: 210 },
  { reference: "CLOSERIE-2023", quantity: 246 },
  { reference: "HIRONDELLE-2025", quantity: 318 },
  { reference: "BORD-2025", quantity: 384 },
  { reference: "BULLES", quantity: 528 },
  { reference: "BULLES-MAGNUM", quantity: 24 },
  { reference: "BULLES-ROSE", quantity: 162 },
  { reference: "BRUMES-2022", quantity: 240 },
  { reference: "PATIENCE-2018", quantity: 8 },
  { reference: "DECOUVERTE", quantity: 36 },
  { reference: "VERRES", quantity: 48 },
  { reference: "HUILE", quantity: 0 },
];
