import type { Declination } from "@/lib/contract/product";

/** Returns the declination that is offered first: the first with any stock left. */
export const offeredDeclination = <D extends { stock: Pick<Declination["stock"], "state"> }>(
  declinations: D[],
): D | undefined => declinations.find(({ stock }) => stock.state !== "OUT") ?? declinations[0];
