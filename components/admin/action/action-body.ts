import type { AskedFields } from "@/lib/site/panel-contents";

type Values = Record<string, unknown>;

/** Returns the values that an action's fields begin with. */
export const firstTyped = (fields: AskedFields): Values =>
  Object.fromEntries(Object.entries(fields).map(([name, { initial }]) => [name, initial]));

/**
 * Returns what is typed as the call takes it: texts without blanks around them; what is empty as
 * null, or left out where there is no null.
 */
export const actionBody = (fields: AskedFields, typed: Values): Values =>
  Object.fromEntries(
    Object.entries(fields).flatMap(([name, { bounds }]): [string, unknown][] => {
      const value = typed[name];
      const sent = typeof value === "string" ? value.trim() : (value ?? "");
      if (sent !== "") return [[name, sent]];
      return bounds.isNullable ? [[name, null]] : [];
    }),
  );
