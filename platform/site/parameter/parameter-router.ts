import { z } from "zod";
import { type Parameter, parameterSchema } from "@/lib/contract/parameter";
import { parameterDefinition } from "@/lib/contract/parameter-catalogue/parameter-catalogue";
import { route } from "@/platform/http/route";
import { newRouter, responses } from "@/platform/http/router";
import { readParameterRows } from "./read-parameters";

/** What is not told to everybody: the account for transfers, and how staff log in. */
const KEPT_BACK = new Set([
  "BANK_HOLDER",
  "BANK_IBAN",
  "BANK_BIC",
  "STAFF_SECOND_FACTOR",
  "STAFF_IDLE_MINUTES",
]);

const list = route({
  name: "getParameters",
  area: "site",
  access: "ANYONE",
  method: "get",
  path: "/parameter",
  summary: "The settings of the site (§3)",
  responses: responses(z.array(parameterSchema), "Every setting that the site has"),
});

export function parameterRouter() {
  return newRouter().answer(list, async ({ tx, language }) => {
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
