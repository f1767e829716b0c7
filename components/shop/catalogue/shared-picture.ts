/** Names a product's picture on its card and on its page: the browser grows one into the other. */
export const sharedPicture = ({ id }: { id: number }) =>
  ({ name: `product-${id}`, share: "auto", default: "none" }) as const;
