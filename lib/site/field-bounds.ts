import { z } from "zod";

export interface FieldBounds {
  min?: number;
  max?: number;
  maxLength?: number;
  isWhole?: boolean;
  isNullable?: boolean;
  /** True for a text that may not be left empty. */
  isNeeded?: boolean;
}

/** Each read once: reading a schema takes a hundred times as long as looking it up. */
const knownBounds = new WeakMap<z.ZodType, FieldBounds>();

/** Returns the bounds of a schema, as far as a form has a use for them. */
export function boundsOf(schema: z.ZodType): FieldBounds {
  const bounds = knownBounds.get(schema) ?? readBounds(schema);
  knownBounds.set(schema, bounds);
  return bounds;
}

function readBounds(schema: z.ZodType): FieldBounds {
  const { anyOf = [], ...own } = z.toJSONSchema(schema, { io: "input", unrepresentable: "any" });
  const branches = anyOf as z.core.JSONSchema.BaseSchema[];
  const {
    type,
    minimum,
    maximum,
    minLength = 0,
    maxLength,
  } = branches.find(({ type }) => type !== "null") ?? own;
  return {
    ...(minimum !== undefined && { min: minimum }),
    ...(maximum !== undefined && maximum < Number.MAX_SAFE_INTEGER && { max: maximum }),
    ...(maxLength !== undefined && { maxLength }),
    ...(minLength > 0 && { isNeeded: true }),
    ...(type === "integer" && { isWhole: true }),
    ...(branches.some((branch) => branch.type === "null") && { isNullable: true }),
  };
}
