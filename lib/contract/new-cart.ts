/** Id of a cart that does not exist yet (§4). */
export const NEW_CART = "new";
