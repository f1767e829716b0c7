import * as calls from "@/lib/contract/calls/parameter";
import type { Parameter } from "@/lib/contract/parameter";
import { parameterDefinition } from "@/lib/contract/parameter-catalogue/parameter-catalogue";
import { newRouter } from "@/platform/http/router";
import { readParameterRows } from "./read-parameters";

/** Settings that are not public: the account for transfers, and the rules of staff logins. */
const KEPT_BACK = new Set([
  "BANK_HOLDER",
  "BANK_IBAN",
  "BANK_BIC",
  "STAFF_SECOND_FACTOR",
  "STAFF_IDLE_MINUTES",
]);

export function parameterRouter() {
  return newRouter().answer(calls.getParameters, async ({ tx, language }) => {
    const rows = Object.values(await readParameterRows(tx));
    return rows.flatMap(({ id, type, value, valueEn }): Parameter[] => {
      const known = parameterDefinition(type);
      if (!known || KEPT_BACK.has(type)) return [];
      return [
        {
          id,
          type,
          kind: known.kind,
          group: known.group,
          label: language === "en" ? known.label.en : known.label.fr,
          value: language === "en" ? (valueEn ?? value) : value,
        },
      ];
    });
  });
}
