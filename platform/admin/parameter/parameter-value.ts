import type { ParameterKind } from "@/lib/contract/parameter";
import { WEEK_HOURS } from "@/lib/contract/parameter-catalogue/opening-hours";
import { parseOpeningHours } from "@/lib/rules/calendar/opening-hours";
import type { ErrorWord } from "@/platform/http/message-of";

/** The longest value of each kind, in characters. */
const LONGEST: Record<ParameterKind, number> = {
  STRING: 500,
  BOOLEAN: 5,
  NUMBER: 20,
  TEXT: 20_000,
  LINK: 500,
};

/** What is wrong with a value of a setting, if anything; null is the default again. */
export function parameterError(
  type: string,
  kind: ParameterKind,
  value: string | null,
): ErrorWord | undefined {
  if (value === null || value === "") return undefined;
  if (value.length > LONGEST[kind]) return "TOO_LONG";
  if (value.includes("\0")) return "INVALID";
  if (kind === "BOOLEAN") return value === "true" || value === "false" ? undefined : "INVALID";
  if (kind === "NUMBER") return /^-?\d+(\.\d+)?$/.test(value) ? undefined : "INVALID";
  if (kind === "LINK")
    return /^(\/|https:\/\/|mailto:|tel:|\d+$)/.test(value) ? undefined : "INVALID";
  const isHours = (WEEK_HOURS as readonly string[]).includes(type);
  return isHours && !isReadable(value) ? "INVALID" : undefined;
}

/** Whether opening hours can be read. */
function isReadable(hours: string): boolean {
  try {
    parseOpeningHours(hours);
    return true;
  } catch (error) {
    if (error instanceof RangeError) return false;
    throw error;
  }
}
