import { type JsonSchema, refName } from "./api-document";

export interface SchemaField {
  /** `vehicles[].name`; "" for a value that is no object. */
  path: string;
  type: string;
  constraints: string[];
  isRequired: boolean;
  /** Shared shape that is shown elsewhere on the page. */
  refersTo: string | undefined;
  variants: JsonSchema[];
}

/** Lists every field of a schema, outermost first, those of nested objects under their path. */
export function schemaFields(schema: JsonSchema, path = "", isRequired = true): SchemaField[] {
  const { inner, suffix } = unwrapArrays(schema);
  const variants = (inner.oneOf ?? inner.anyOf ?? []).filter(({ type }) => type !== "null");
  const nested = Object.entries(inner.properties ?? {}).flatMap(([name, property]) =>
    schemaFields(
      property,
      [path + suffix, name].filter(Boolean).join("."),
      inner.required?.includes(name) ?? false,
    ),
  );
  const isBareRoot = path === "" && suffix === "" && nested.length > 0;
  if (isBareRoot) return nested;
  const own: SchemaField = {
    path,
    type: typeText(inner) + suffix + (suffix && allowsNull(schema) ? " | null" : ""),
    constraints: [...constraints(schema), ...(schema === inner ? [] : constraints(inner))],
    isRequired,
    refersTo: inner.$ref && refName(inner.$ref),
    variants,
  };
  return [own, ...nested];
}

function unwrapArrays(schema: JsonSchema): { inner: JsonSchema; suffix: string } {
  if (!schema.items) return { inner: schema, suffix: "" };
  const { inner, suffix } = unwrapArrays(schema.items);
  return { inner, suffix: `${suffix}[]` };
}

function typeText(schema: JsonSchema): string {
  if (schema.$ref) return refName(schema.$ref);
  if (schema.oneOf || schema.anyOf) return "one of";
  if (schema.type === undefined) return "any";
  return [schema.type].flat().join(" | ");
}

const allowsNull = (schema: JsonSchema) => [schema.type].flat().includes("null");

function constraints(schema: JsonSchema): string[] {
  const values = schema.enum ?? (schema.const === undefined ? [] : [schema.const]);
  return [
    ...(values.length > 0 ? [values.map((value) => JSON.stringify(value)).join(" | ")] : []),
    ...(schema.format ? [schema.format] : []),
    // The pattern of a format says less than its name.
    ...(schema.pattern && !schema.format ? [`matches ${schema.pattern}`] : []),
    ...bounds("", schema.minimum, schema.maximum),
    ...(schema.exclusiveMinimum === undefined ? [] : [`above ${schema.exclusiveMinimum}`]),
    ...(schema.exclusiveMaximum === undefined ? [] : [`below ${schema.exclusiveMaximum}`]),
    ...(schema.multipleOf === undefined ? [] : [`in steps of ${schema.multipleOf}`]),
    ...bounds(" characters", schema.minLength, schema.maxLength),
    ...bounds(" items", schema.minItems, schema.maxItems),
    ...(schema.default === undefined ? [] : [`default ${JSON.stringify(schema.default)}`]),
    ...(typeof schema.additionalProperties === "object"
      ? [`each value: ${typeText(schema.additionalProperties)}`]
      : []),
    ...(schema.description ? [schema.description] : []),
  ];
}

function bounds(unit: string, least: number | undefined, most: number | undefined): string[] {
  if (least !== undefined && least === most) return [`exactly ${least}${unit}`];
  if (least !== undefined && most !== undefined) return [`${least} to ${most}${unit}`];
  if (least !== undefined) return [`at least ${least}${unit}`];
  return most === undefined ? [] : [`at most ${most}${unit}`];
}
