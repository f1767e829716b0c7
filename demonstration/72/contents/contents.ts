import type { ContentData } from "@/demonstration/data/content-data";
import { albums } from "./albums";
import { dOuVientUnPrix } from "./d-ou-vient-un-prix";
import { dernierTrain } from "./dernier-train";
import { folders } from "./folders";
import { forms } from "./forms";
import { heureDeLAeroport } from "./heure-de-l-aeroport";
import { routeDesVins } from "./route-des-vins";
import { voyagerAvecDesEnfants } from "./voyager-avec-des-enfants";
import { windows } from "./windows";

/** Contents of the site; folders first, since articles lie in them. */
export const contents: ContentData[] = [
  ...folders,
  heureDeLAeroport,
  dernierTrain,
  routeDesVins,
  dOuVientUnPrix,
  voyagerAvecDesEnfants,
  ...albums,
  ...forms,
  ...windows,
];
