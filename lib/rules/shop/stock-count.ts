/**
 * What can be sold once a shelf was counted: what stands there, less what waits there for orders.
 * Below zero where fewer were counted than orders wait for.
 */
export const stockAfterCount = ({ held, counted }: { held: number; counted: number }): number =>
  counted - held;
