/** Names the picture of a product, on its card and on its page: the browser has the one grow into the other. */
export const sharedPicture = ({ id }: { id: number }) =>
  ({ name: `product-${id}`, share: "auto", default: "none" }) as const;
