import type { RouteConfig } from "@hono/zod-openapi";
import { z } from "zod";

/** Text that a call takes in its body, by the path of its field, and its schema. */
export interface TextField {
  field: string;
  schema: z.ZodType;
}

export const textFieldsOf = ({ request }: RouteConfig): TextField[] =>
  Object.values(request?.body?.content ?? {}).flatMap((content) =>
    content && "schema" in content && content.schema instanceof z.ZodType
      ? textsIn(content.schema, "")
      : [],
  );

function textsIn(schema: z.core.$ZodType, field: string): TextField[] {
  if (schema instanceof z.ZodObject)
    return Object.entries(schema.shape).flatMap(([name, inner]) =>
      textsIn(inner as z.ZodType, field ? `${field}.${name}` : name),
    );
  if (schema instanceof z.ZodArray) return textsIn(schema.element, `${field}[]`);
  if (schema instanceof z.ZodRecord) return textsIn(schema.valueType, `${field}.*`);
  if (schema instanceof z.ZodUnion || schema instanceof z.ZodIntersection) {
    const parts =
      schema instanceof z.ZodUnion ? schema.options : [schema.def.left, schema.def.right];
    return parts.flatMap((part) => textsIn(part, field));
  }
  if (
    schema instanceof z.ZodOptional ||
    schema instanceof z.ZodNullable ||
    schema instanceof z.ZodDefault ||
    schema instanceof z.ZodPrefault
  )
    return textsIn(schema.unwrap(), field);
  if (schema instanceof z.ZodPipe) {
    // JSON in a form: its fields are those of the JSON.
    const inner = textsIn(schema.out, field);
    if (!(schema.in instanceof z.ZodString || schema.in instanceof z.ZodPipe)) return inner;
    return inner.some((text) => text.field !== field) ? inner : [{ field, schema }];
  }
  if (schema instanceof z.ZodString || schema instanceof z.ZodStringFormat)
    return [{ field, schema: schema as z.ZodType }];
  return [];
}
