import { disguisedFiles } from "./disguised-files";
import { hostileDocuments } from "./hostile-documents";
import { hostileDrawings } from "./hostile-drawings";
import type { HostileFile } from "./hostile-file";
import { hostileFilms } from "./hostile-films";
import { hostileNames } from "./hostile-names";
import { hostilePictures } from "./hostile-pictures";

/** Builds all hostile files, each by our own code. */
export const hostileFiles = async (): Promise<HostileFile[]> => [
  ...(await hostilePictures()),
  ...hostileDrawings(),
  ...hostileDocuments(),
  ...hostileFilms(),
  ...disguisedFiles(),
  ...(await hostileNames()),
];
