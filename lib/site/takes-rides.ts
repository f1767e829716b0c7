import type { Bootstrap } from "./bootstrap";

/** Whether the site's customers book rides; those of a shop do not. */
export const takesRides = ({ info }: Pick<Bootstrap, "info">): boolean => !info?.isECommerce;
