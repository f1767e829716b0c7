/** A piece of a list of ingredients; allergens stand out from the rest (regulation 1169/2011, article 21). */
export interface IngredientPart {
  text: string;
  isAllergen: boolean;
}

/** Parts a list of ingredients, in which allergens stand between asterisks: `raisins, *sulfites*`. */
export const allergenParts = (ingredients: string): IngredientPart[] =>
  ingredients
    .split("*")
    .map((text, index) => ({ text, isAllergen: index % 2 === 1 }))
    .filter(({ text }) => text !== "");
