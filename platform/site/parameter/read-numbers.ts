import {
  PARAMETERS,
  type ParameterKey,
} from "@/lib/contract/parameter-catalogue/parameter-catalogue";
import { settingFault } from "@/lib/rules/setting/setting-fault";
import type { Sql } from "@/platform/db/sql";
import { readParameterRows } from "./read-parameters";

/** Reads settings of the site that are numbers; unset or out of bounds, the catalogue's value. */
export async function readNumbers<K extends ParameterKey>(
  tx: Sql,
  keys: readonly K[],
): Promise<Record<K, number>> {
  const rows = await readParameterRows(tx);
  const number = (key: K) => {
    const { holds, default: usual } = PARAMETERS[key];
    const value = rows[key]?.value;
    return Number(value && settingFault(holds, value) === undefined ? value : usual);
  };
  return Object.fromEntries(keys.map((key) => [key, number(key)])) as Record<K, number>;
}
