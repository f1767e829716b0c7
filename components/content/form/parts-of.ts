import type { FormField } from "@/lib/rules/form/form-field";

interface FormParts {
  texts: Record<string, string[]>;
  files: Record<string, File[]>;
}

/** Reads a form's fields; the nameless file of an empty file field is left out. */
export function partsOf(fields: readonly FormField[], data: FormData): FormParts {
  const parts: FormParts = { texts: {}, files: {} };
  for (const { name, type } of fields) {
    const values = data.getAll(name);
    if (type === "FILE") {
      const files = values.filter((value) => value instanceof File);
      parts.files[name] = files.filter(({ name: called, size }) => called !== "" || size > 0);
    } else parts.texts[name] = values.filter((value) => typeof value === "string");
  }
  return parts;
}
