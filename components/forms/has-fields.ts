/** Tells whether a form shows all of these fields, so that each can show its own error. */
export const hasFields = (form: HTMLElement | null, fields: readonly string[]): boolean =>
  fields.length > 0 &&
  fields.every((field) => form?.querySelector(`[name="${CSS.escape(field)}"]`));
