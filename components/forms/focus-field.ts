/**
 * Puts the focus on the first of the wrong fields, `startAt` for example, in the order of the page,
 * which need not be that of an answer. A field that has it gets it anew: its error is read out only
 * as the focus comes.
 */
export function focusField(form: HTMLElement | null, fields: readonly string[]): void {
  const named = form?.querySelectorAll<HTMLElement>("[name]") ?? [];
  const invalidField = [...named].find((control) =>
    fields.includes(control.getAttribute("name") ?? ""),
  );
  if (invalidField === document.activeElement) invalidField?.blur();
  invalidField?.focus();
}
