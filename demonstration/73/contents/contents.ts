import type { ContentData } from "@/demonstration/data/content-data";
import { albums } from "./albums";
import { events } from "./events";
import { folders } from "./folders";
import { forms } from "./forms";
import { journalDeVendange } from "./journal-de-vendange";
import { laTaille } from "./la-taille";
import { notesDeCave } from "./notes-de-cave";
import { quoiManger } from "./quoi-manger";
import { windows } from "./windows";

/** Contents of the site; folders first, since articles lie in them. */
export const contents: ContentData[] = [
  ...folders,
  quoiManger,
  journalDeVendange,
  notesDeCave,
  laTaille,
  ...albums,
  ...forms,
  ...windows,
  ...events,
];
