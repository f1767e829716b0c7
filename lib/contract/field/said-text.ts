import { plainText } from "@/lib/rules/text/plain-text";
import type { DeclaredField, DeclaredFields } from "./field";

/** Returns the plain text of some fields for a reader, with lists and captions. */
export const saidText = (fields: DeclaredFields, values: Record<string, unknown>): string =>
  Object.entries(fields)
    .map(([name, field]) => saidIn(field, values[name]))
    .filter(Boolean)
    .join("\n");

function saidIn({ input }: DeclaredField, value: unknown): string {
  switch (input.kind) {
    case "LINE":
    case "TEXT":
      return typeof value === "string" ? value.trim() : "";
    case "RICH_TEXT":
      return typeof value === "string" ? plainText(value) : "";
    case "LIST":
    case "PICTURES":
    case "MEDIA":
      return Array.isArray(value)
        ? value
            .map((item) => saidText(input.fields, item))
            .filter(Boolean)
            .join("\n")
        : "";
    default:
      return "";
  }
}
