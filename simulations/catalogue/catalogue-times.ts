import type { ProductList } from "@/lib/contract/product";
import type { AskedOfEach } from "@/simulations/times-in-turns";
import { RARE } from "./fill-catalogue";

const ofProducts = (path: string, expected: number): AskedOfEach => ({
  path,
  found: ({ products }: ProductList) => products.length,
  expected,
});

/** Questions to a catalogue, and the number of products in each answer, at any size. */
export const QUESTIONS = {
  list: ofProducts("/product", 100),
  "second page of a kind": ofProducts("/product?kind=RED&nbItem=10&page=2", 10),
  search: ofProducts("/product?search=eglantiers", RARE),
};
