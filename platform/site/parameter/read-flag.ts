import {
  PARAMETERS,
  type ParameterKey,
} from "@/lib/contract/parameter-catalogue/parameter-catalogue";
import type { Sql } from "@/platform/db/sql";
import { readParameterRows } from "./read-parameters";

/** A setting of the site that is on or off; when it is not set, as the catalogue says. */
export async function readFlag(tx: Sql, key: ParameterKey): Promise<boolean> {
  const { [key]: row } = await readParameterRows(tx);
  return (row?.value ?? PARAMETERS[key].default) === "true";
}
