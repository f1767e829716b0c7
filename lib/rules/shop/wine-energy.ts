/** Grams of alcohol in a millilitre of it. */
const ALCOHOL_DENSITY = 0.789;

/** What a gram gives, in kJ and in kcal (regulation 1169/2011, annex XIV). */
const OF_ALCOHOL = { kj: 29, kcal: 7 };
const OF_CARBOHYDRATES = { kj: 17, kcal: 4 };

/**
 * Works out the energy of 100 ml of wine.
 * @param alcohol in percent by volume
 * @param carbohydrates in grams in 100 ml
 */
export function wineEnergy(alcohol: number, carbohydrates: number): { kj: number; kcal: number } {
  const grams = alcohol * ALCOHOL_DENSITY;
  const energy = (unit: "kj" | "kcal") =>
    Math.round(grams * OF_ALCOHOL[unit] + carbohydrates * OF_CARBOHYDRATES[unit]);
  return { kj: energy("kj"), kcal: energy("kcal") };
}
