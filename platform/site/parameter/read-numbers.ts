import {
  PARAMETERS,
  type ParameterKey,
} from "@/lib/contract/parameter-catalogue/parameter-catalogue";
import type { Sql } from "@/platform/db/database";
import { readParameterRows } from "./read-parameters";

/** Settings of the site that are numbers; what is not set is what the catalogue says. */
export async function readNumbers<K extends ParameterKey>(
  tx: Sql,
  keys: readonly K[],
): Promise<Record<K, number>> {
  const rows = await readParameterRows(tx);
  const number = (key: K) => {
    const value = rows[key]?.value;
    return Number(value || PARAMETERS[key].default);
  };
  return Object.fromEntries(keys.map((key) => [key, number(key)])) as Record<K, number>;
}
