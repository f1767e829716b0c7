import type { LanguageCode } from "@/lib/contract/locale";
import { MEALS, type Meal } from "@/lib/contract/meal";
import type { MealIconList } from "@/lib/contract/product";

/** Drawings of ours of the meals, on 24 × 24, for the `d` of a path that is stroked. */
const DRAWINGS: Record<Meal, string> = {
  APERITIF: "M8 3h8l-.500 6a3.500 3.500 0 0 1-7 0ZM12 12.500V21M8.500 21h7M8.300 7h7.400",
  OYSTERS:
    "M4 15c-1-5 3-11 9-11 4 0 7 3 7 7 0 6-6 9-10 9-3 0-5.500-2-6-5ZM8 15c0-4 2-7 5-7 2 0 3 1.500 3 3 0 3-3 5-5 5-1.500 0-2.500-.500-3-1ZM12 12h.01",
  SHELLFISH:
    "M12 20 3.500 11a8.500 7 0 0 1 17 0ZM9.500 20h5M12 20V5M12 20 7.500 6.500M12 20l4.500-13.500",
  FISH: "M3 12c3-5 10-6.500 14-1l4-3.500v9L17 13c-4 5.500-11 4-14-1ZM7.500 11h.01M11 8.500c1.500 2 1.500 5 0 7",
  POULTRY:
    "M12.500 14.500c-3 1.500-5-1-3.500-4 1.500-3.500 5-6.500 8-6.500 2.500 0 4 1.500 4 4 0 3-3.500 5.500-8.500 6.500ZM10 13.500l-4 4a2 2 0 1 0-2 2 2 2 0 1 0 2.500 1.500 2 2 0 0 0 0-2l4.500-4.500",
  RED_MEAT:
    "M4 10c0-4 4-6 9-5.500 4.500.500 8 3 8 7 0 3-2 4-4.500 4.500S13 19.500 9.500 19.500C6 19.500 4 15 4 10ZM10 9.500a2 2 0 1 0 0 4 2 2 0 0 0 0-4ZM14.500 9.500c1.500 0 2.500.700 3 1.500",
  GAME: "M9 11 7 8.500V3M15 11l2-2.500V3M7 6.500 4 6V3.500M17 6.500l3-.500V3.500M9 11c-1 3 .500 9.500 3 9.500s4-6.500 3-9.500c-1.500-1.500-4.500-1.500-6 0ZM9 11l-3.500 1M15 11l3.500 1",
  CHARCUTERIE:
    "M5.500 9.500 14 4.500a4.500 4.500 0 0 1 5 7.500l-8.500 6M8 9a5 5 0 1 1 0 10A5 5 0 0 1 8 9ZM7 12.500h.01M10 14h.01M7.500 16h.01",
  GOAT_CHEESE:
    "M9 5h6l4.500 13.500h-15ZM9 5c1 .800 5 .800 6 0M10.500 10h.01M13.500 13h.01M10 15.500h.01",
  CHEESE: "M3 12 15 5a6 6 0 0 1 6 7ZM3 12v7h18v-7M8 15.500h.01M13 16h2M17.500 15h.01",
  VEGETABLES:
    "M14 10c2.500 2.500-6.500 10.500-10.500 10.500C3.500 16.500 11.500 7.500 14 10ZM14 10l2-2M16 8c-1-2 0-4 1.500-5 1 1.500 1 3-1.500 5ZM16 8c2 1 4 0 5-1.500-1.500-1-3-1-5 1.500ZM8.500 13l1.500 1.500M7 16.500l1 1",
  DESSERT:
    "M4 20v-6.500L17 8c2.500 0 3.500 2.500 3.500 5.500V20ZM4 13.500h16.500M4 16.800h16.500M14 7.500a2 2 0 1 0-2.500-2",
};

export const mealIcons = (language: LanguageCode): MealIconList["mealIcons"] =>
  (Object.keys(MEALS) as Meal[]).map((code) => {
    const [fr, en] = MEALS[code];
    return { code, label: language === "en" ? en : fr, icon: DRAWINGS[code] };
  });
