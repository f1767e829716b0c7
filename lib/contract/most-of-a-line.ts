/** Most of one declination that a cart or an order takes; larger orders are talked about. */
export const MOST_OF_A_LINE = 600;
