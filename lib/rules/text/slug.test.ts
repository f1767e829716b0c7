import { expect, it } from "vitest";
import { slug } from "./slug";

it.each([
  ["Mise à disposition VTC", "mise-a-disposition-vtc"],
  ["Gares des Pays de la Loire", "gares-des-pays-de-la-loire"],
  ["L’été — à Noirmoutier", "l-ete-a-noirmoutier"],
  ["Cœur de Nantes", "coeur-de-nantes"],
  ["a  --  b", "a-b"],
])("%s is %s (§5)", (name, expected) => expect(slug(name)).toBe(expected));
