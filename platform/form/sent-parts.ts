import type { FormSubmission } from "@/lib/contract/form";
import type { FormField } from "@/lib/rules/form/form-field";

export interface SentParts {
  texts: Record<string, string[]>;
  files: Record<string, File[]>;
}

/** Names of parts for files that are sent without the name of a field (§7). */
const FILE_PARTS = ["image", "images"];

/**
 * Reads a form's parts (§7): several values of a name, or one of JSON; files by field or as images.
 */
export function sentParts(fields: readonly FormField[], sent: FormSubmission): SentParts {
  const parts: SentParts = { texts: {}, files: {} };
  for (const { name, type } of fields) {
    const own = [Object.hasOwn(sent, name) ? (sent[name] ?? []) : []].flat();
    if (type === "FILE") parts.files[name] = own.filter(isFile);
    else
      parts.texts[name] = own
        .filter(isText)
        .flatMap((text) => (type === "CHOICES" ? listed(text) : text));
  }
  const first = fields.find(({ type }) => type === "FILE");
  const names = fields.map(({ name }) => name);
  for (const part of FILE_PARTS) {
    if (!first || names.includes(part) || !Object.hasOwn(sent, part)) continue;
    parts.files[first.name]?.push(...[sent[part] ?? []].flat().filter(isFile));
  }
  return parts;
}

const isText = (part: string | File): part is string => typeof part === "string";

/** Tells whether a part is a file: an empty field of a form has one without a name. */
const isFile = (part: string | File): part is File =>
  part instanceof File && (part.size > 0 || part.name !== "");

/** Reads several values in one part of JSON; any other text is one value. */
function listed(text: string): string[] {
  if (!text.startsWith("[")) return [text];
  try {
    const values: unknown = JSON.parse(text);
    return Array.isArray(values) ? values.filter((one) => typeof one === "string") : [text];
  } catch {
    return [text];
  }
}
