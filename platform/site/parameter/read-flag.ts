import {
  PARAMETERS,
  type ParameterKey,
} from "@/lib/contract/parameter-catalogue/parameter-catalogue";
import type { Sql } from "@/platform/db/sql";
import { readParameterRows } from "./read-parameters";

/** Reads a setting of the site that is on or off; by default, the catalogue's value. */
export async function readFlag(tx: Sql, key: ParameterKey): Promise<boolean> {
  const { [key]: row } = await readParameterRows(tx);
  return (row?.value ?? PARAMETERS[key].default) === "true";
}
