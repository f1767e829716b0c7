import type { Declination } from "@/lib/contract/product";

/** A way in which a product is sold, in the words in which its sheet says it. */
export interface SoldDeclination {
  id: number;
  /** Of the product and of this way. */
  name: string;
  /** Its value of each variation, in the order of the choices. */
  values: string[];
  price: string;
  perLitre: string | null;
  reference: string;
  stock: Declination["stock"];
  /** How many are left, where that is told. */
  left: string | null;
  isOut: boolean;
}
