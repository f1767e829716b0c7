import type { DeclaredField, DeclaredFields } from "./field";

/** Lists the ids of the media that fields refer to. */
export function mediaInFields(fields: DeclaredFields, written: Record<string, unknown>): number[] {
  return Object.entries(fields).flatMap(([name, field]) => mediaIn(field, written[name]));
}

function mediaIn({ input }: DeclaredField, value: unknown): number[] {
  if (input.kind === "MEDIUM") return typeof value === "number" ? [value] : [];
  if (input.kind !== "MEDIA" && input.kind !== "LIST") return [];
  const items = Array.isArray(value) ? (value as Record<string, unknown>[]) : [];
  return items.flatMap((item) => [
    ...(typeof item.idMedium === "number" ? [item.idMedium] : []),
    ...mediaInFields(input.fields, item),
  ]);
}
