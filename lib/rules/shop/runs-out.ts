/** Units up to which a stock is said to run out: two cases of six. */
const FEW = 12;

/**
 * Tells whether a stock is sold out soon, or already.
 * @param quantity units on sale
 */
export const runsOut = (quantity: number): boolean => quantity <= FEW;
