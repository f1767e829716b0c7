/** Up to how many units a stock is said to run out: two cases of six. */
const FEW = 12;

/** True for a stock that is sold out soon, or is. @param quantity units on sale */
export const runsOut = (quantity: number): boolean => quantity <= FEW;
