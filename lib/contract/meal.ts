/** Dishes that go with a wine (`product.meal_icons`), in French and English. */
export const MEALS = {
  APERITIF: ["Apéritif", "Aperitif"],
  OYSTERS: ["Huîtres", "Oysters"],
  SHELLFISH: ["Fruits de mer", "Shellfish"],
  FISH: ["Poisson", "Fish"],
  POULTRY: ["Volaille", "Poultry"],
  RED_MEAT: ["Viande rouge", "Red meat"],
  GAME: ["Gibier", "Game"],
  CHARCUTERIE: ["Charcuterie", "Charcuterie"],
  GOAT_CHEESE: ["Fromage de chèvre", "Goat’s cheese"],
  CHEESE: ["Fromage", "Cheese"],
  VEGETABLES: ["Légumes", "Vegetables"],
  DESSERT: ["Dessert", "Dessert"],
} satisfies Record<string, [fr: string, en: string]>;

export type Meal = keyof typeof MEALS;
