import type { HeldValue } from "@/lib/contract/parameter";
import { chosenOf, hasLines, settingFault } from "@/lib/rules/setting/setting-fault";
import { isBoundedMarkup } from "@/lib/rules/text/bounded-markup";
import { parseColour } from "@/lib/rules/text/colour";
import { typedLine } from "@/lib/rules/text/typed-line";
import { typedLines } from "@/lib/rules/text/typed-lines";
import type { InvalidField } from "@/platform/http/message-of";

/**
 * Tidies a value for storage: a text of several lines, or a line; a colour with its opacity. An
 * empty value that is no text means the default again, which is null.
 */
export function tidiedValue(holds: HeldValue, value: string | null): string | null {
  if (value === null || hasLines(holds)) return value && typedLines(value);
  const line = typedLine(value);
  if (line === "") return holds.is === "LINE" ? line : null;
  if (holds.is === "COLOUR") return parseColour(line) ? line.toUpperCase().padEnd(9, "F") : line;
  return holds.is === "CHOICES" ? chosenOf(line).join(",") : line;
}

/** Finds the fault of a setting's value, if any; null is the default again. */
export function parameterError(holds: HeldValue, value: string | null): InvalidField | undefined {
  if (value === null || value === "") return undefined;
  const fault = settingFault(holds, value);
  if (fault === undefined) {
    const isRead = holds.is !== "MARKUP" && holds.is !== "CODE";
    return isRead || isBoundedMarkup(value) ? undefined : "TOO_NESTED";
  }
  if (typeof fault === "string") return fault;
  return fault.code === "TOO_SMALL"
    ? { code: fault.code, said: "AT_LEAST", count: fault.least }
    : { code: fault.code, said: "AT_MOST", count: fault.most };
}
