import type { ContentDefinition } from "@/lib/contract/content/definition";
import type { FieldValues } from "@/platform/db/schema/content-item";
import { throwIfInvalid } from "@/platform/http/api-error";
import type { InvalidField } from "@/platform/http/message-of";

/**
 * Refuses to publish an element that begins without an end, ends before it begins, or takes
 * registrations without taking place.
 * @throws ApiError INVALID_FIELDS, a field by `values.endsAt`
 */
export function refuseSpan({ span, places }: ContentDefinition, fields: FieldValues): void {
  if (!span) return;
  const from = fields[span.from];
  const until = fields[span.until];
  const errors: Record<string, InvalidField> = {};
  if (!from && (until || (places && fields[places]))) errors[`values.${span.from}`] = "REQUIRED";
  if (from && !until) errors[`values.${span.until}`] = "REQUIRED";
  if (from && until && Date.parse(String(until)) <= Date.parse(String(from))) {
    errors[`values.${span.until}`] = "END_BEFORE_START";
  }
  throwIfInvalid(errors);
}
