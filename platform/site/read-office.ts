import type { Point } from "@/lib/rules/booking/road-estimate";
import type { Sql } from "@/platform/db/sql";
import { readCompanyAddresses } from "./company-addresses";

/** Returns the position of the company, if it has given one. */
export async function readOffice(tx: Sql): Promise<Point | undefined> {
  const addresses = await readCompanyAddresses(tx);
  const [first] = addresses.flatMap(({ lat, lng }) =>
    lat === null || lng === null ? [] : [{ lat, lng }],
  );
  return first;
}
