/** Has the picture of a product grow from its card in a list into its page, and back again. */
export const sharedPicture = ({ id }: { id: number }) =>
  ({ name: `product-${id}`, share: "auto", default: "none" }) as const;
