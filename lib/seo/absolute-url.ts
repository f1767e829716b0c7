import type { Bootstrap } from "@/lib/site/bootstrap";

/** A path of the site, or an address, as an address that other sites can follow. */
export const absoluteUrl = ({ info }: Pick<Bootstrap, "info">, path: string): string =>
  path.startsWith("/") ? (info?.url ?? "") + path : path;
