import type { ReactNode } from "react";
import type { ReductionWords } from "@/components/shop/price/reduction-words";
import type { Declination } from "@/lib/contract/product";

export interface SoldDeclination {
  id: number;
  /** Name of the product and of the declination. */
  name: string;
  /** Values of the variations, in the order of the choices. */
  values: string[];
  price: string;
  reduction: ReductionWords | null;
  perLitre: string | null;
  reference: string;
  stock: Declination["stock"];
  /** Number of pieces left, where the site tells it. */
  left: string | null;
  isOut: boolean;
  /** Picture of this one alone; null where those of its product show it. */
  picture: ReactNode;
  /** Proposed numbers of pieces, each with its words and its price. */
  sizes: { quantity: number; label: string; price: string }[];
}
