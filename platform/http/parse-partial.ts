import { z } from "zod";

/** Some fields of a form, and of forms inside it. */
export type Part<T> = T extends readonly unknown[]
  ? T
  : T extends object
    ? { [K in keyof T]?: Part<T[K]> | undefined }
    : T;

/**
 * Keeps the part of a body that fits its schema, as the schema reads it, however much of the rest
 * does not.
 * @param value the body as it was sent
 */
export function parsePartial<S extends z.ZodObject>(schema: S, value: unknown): Part<z.output<S>> {
  return (partOf(schema, value) ?? {}) as Part<z.output<S>>;
}

function partOf(schema: z.core.$ZodType, value: unknown): unknown {
  const read = z.safeParse(schema, value);
  if (read.success) return read.data;
  if (schema instanceof z.ZodOptional) return partOf(schema.unwrap(), value);
  if (!(schema instanceof z.ZodObject) || typeof value !== "object" || value === null) {
    return undefined;
  }
  const fields = new Map(Object.entries(value));
  return Object.fromEntries(
    Object.entries(schema.shape).map(([name, field]) => [name, partOf(field, fields.get(name))]),
  );
}
