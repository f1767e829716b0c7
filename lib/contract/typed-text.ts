import { z } from "zod";
import { lineFault, typedLine } from "@/lib/rules/text/typed-line";
import { hasHiddenSign, typedLines } from "@/lib/rules/text/typed-lines";

/** Typed text of one line, as it is kept; with `min(1)` it needs a visible character. */
export const lineSchema = z
  .string()
  .overwrite(typedLine)
  .refine((line) => lineFault(line) !== "LINE_BREAK", { params: { fault: "LINE_BREAK" } })
  .refine((line) => lineFault(line) !== "HIDDEN_SIGN", { params: { fault: "HIDDEN_SIGN" } });

/** Typed text of several lines, likewise. */
export const linesSchema = z
  .string()
  .overwrite(typedLines)
  .refine((text) => !hasHiddenSign(text), { params: { fault: "HIDDEN_SIGN" } });
