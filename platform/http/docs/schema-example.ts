import { type JsonSchema, refName } from "./api-document";

/** Example values by field name, so that an example reads like an answer. */
const KNOWN: Record<string, string> = {
  label: "Gare de Nantes",
  name: "Berline",
  firstname: "Camille",
  lastname: "Moreau",
  email: "camille.moreau@example.com",
  phone: "+33 6 12 34 56 78",
  postalCode: "44000",
  city: "Nantes",
  country: "FR",
  address: "12 quai de la Fosse",
  alphaTwo: "FR",
  alphaThree: "FRA",
  numCode: "250",
  url: "/services/vtc-aeroport-nantes",
  title: "Airport transfers",
  slug: "vtc-aeroport-nantes",
  src: "/media/72/car.webp",
  startAt: "2026-12-04T09:30:00+01:00",
  returnAt: "2026-12-06T18:00:00+01:00",
  publishedAt: "2026-11-20T08:00:00.000Z",
  reference: "R7K2QD",
  flightNumber: "AF7720",
  trainNumber: "TGV 8810",
};

const BY_FORMAT: Record<string, string> = {
  email: "camille.moreau@example.com",
  date: "2026-12-04",
  "date-time": "2026-12-04T09:30:00+01:00",
  uri: "https://www.example.com",
};

/**
 * Builds a value that has the shape of a schema.
 * @param shared the schemas that references name; a schema that contains itself is left empty
 *   inside
 */
export function schemaExample(
  schema: JsonSchema,
  shared: Record<string, JsonSchema>,
  name = "",
  within: string[] = [],
): unknown {
  if (schema.$ref) {
    const ref = refName(schema.$ref);
    const target = shared[ref];
    if (!target || within.includes(ref)) return undefined;
    return schemaExample(target, shared, name, [...within, ref]);
  }
  if (schema.example !== undefined) return schema.example;
  if (schema.const !== undefined) return schema.const;
  if (schema.enum) return schema.enum[0];
  const [first] = schema.oneOf ?? schema.anyOf ?? schema.allOf ?? [];
  if (first) return schemaExample(first, shared, name, within);
  const type = [schema.type].flat().find((name) => name !== "null");
  switch (type) {
    case "object":
      return objectExample(schema, shared, within);
    case "array": {
      const item = schema.items && schemaExample(schema.items, shared, name, within);
      return item === undefined ? [] : [item];
    }
    case "integer":
    case "number":
      return numberExample(schema);
    case "boolean":
      return schema.default ?? true;
    case "string":
      return schema.default ?? KNOWN[name] ?? BY_FORMAT[schema.format ?? ""] ?? "…";
    default:
      return null;
  }
}

function objectExample(
  schema: JsonSchema,
  shared: Record<string, JsonSchema>,
  within: string[],
): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(schema.properties ?? {}).map(([key, property]) => [
      key,
      schemaExample(property, shared, key, within) ?? null,
    ]),
  );
}

function numberExample({ default: byDefault, minimum, exclusiveMinimum }: JsonSchema): unknown {
  return byDefault ?? Math.max(minimum ?? 1, (exclusiveMinimum ?? 0) + 1);
}
