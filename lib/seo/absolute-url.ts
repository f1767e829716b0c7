import type { Bootstrap } from "@/lib/site/bootstrap";

/** Makes a path of the site, or an address, one that other sites can follow. */
export const absoluteUrl = ({ info }: Pick<Bootstrap, "info">, path: string): string =>
  path.startsWith("/") ? (info?.url ?? "") + path : path;
