import { inArray } from "drizzle-orm";
import type { ContentDefinition } from "@/lib/contract/content/definition";
import { mediaInFields } from "@/lib/contract/field/media-in-fields";
import type { LanguageCode } from "@/lib/contract/locale";
import type { FieldValues } from "@/platform/db/schema/content-item";
import { media } from "@/platform/db/schema/medium";
import type { Sql } from "@/platform/db/sql";
import { throwIfInvalid } from "@/platform/http/api-error";
import type { InvalidField } from "@/platform/http/message-of";

/**
 * Refuses to show pictures without a description in the language: visitors who do not see them
 * would learn nothing. A picture that is not in the library any more counts as missing.
 * @throws ApiError INVALID_FIELDS, a field by `values.image`, or `words.en.image`
 */
export async function refuseUndescribed(
  tx: Sql,
  content: ContentDefinition,
  { fields, code }: { fields: FieldValues; code: LanguageCode },
): Promise<void> {
  const ids = mediaInFields(content.fields, fields);
  if (ids.length === 0) return;
  const found = await tx.select().from(media).where(inArray(media.id, ids));
  const known = new Map(found.map((medium) => [medium.id, medium]));
  const errors: Record<string, InvalidField> = {};
  for (const [name, field] of Object.entries(content.fields)) {
    const at = field.isTranslated ? `words.${code}.${name}` : `values.${name}`;
    for (const id of mediaInFields({ [name]: field }, fields)) {
      const medium = known.get(id);
      if (!medium && !field.isOptional && field.input.kind === "MEDIUM") errors[at] ??= "REQUIRED";
      if (medium?.kind !== "IMAGE" || medium.alt[code].trim() !== "") continue;
      errors[at] ??= medium.name
        ? { code: "ALT_MISSING", said: "ALT_MISSING_OF", count: medium.name }
        : "ALT_MISSING";
    }
  }
  throwIfInvalid(errors);
}
