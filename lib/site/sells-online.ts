import type { Bootstrap } from "./bootstrap";

/** Whether there is anything on the site to put into a cart. */
export const sellsOnline = ({ info }: Pick<Bootstrap, "info">): boolean =>
  info?.isECommerce === true;
