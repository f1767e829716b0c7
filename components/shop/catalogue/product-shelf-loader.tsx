"use client";

import dynamic from "next/dynamic";

/** Shelf of the shop, in a file of its own: most pages have none. */
export const ProductShelfLoader = dynamic(() =>
  import("./product-shelf").then(({ ProductShelf }) => ProductShelf),
);
