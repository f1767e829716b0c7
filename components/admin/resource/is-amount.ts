import type { PanelField } from "@/lib/site/panel-resources";

/** Tells whether a field is an amount in euros. */
export const isAmount = (field: PanelField): boolean =>
  field.kind === "NUMBER" && field.unit === "€";
