import type { DeclaredFields, Label } from "@/lib/contract/field/field";

export interface BlockDefinition<
  T extends string = string,
  F extends DeclaredFields = DeclaredFields,
> {
  type: T;
  label: Label;
  fields: F;
}

/** Declares a block: its type, its label, and its settings in the order of its form. */
export function defineBlock<T extends string, F extends DeclaredFields>(
  type: T,
  [fr, en]: [fr: string, en: string],
  fields: F,
): BlockDefinition<T, F> {
  return { type, label: { fr, en }, fields };
}
