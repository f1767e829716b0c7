/**
 * Puts the focus on the first of the fields that are wrong, `startAt` for example, in the order of
 * the page, which need not be that of an answer. One that has it gets it anew: what is wrong with it
 * is read out only as the focus comes.
 */
export function focusField(form: HTMLElement | null, fields: readonly string[]): void {
  const named = form?.querySelectorAll<HTMLElement>("[name]") ?? [];
  const invalidField = [...named].find((control) =>
    fields.includes(control.getAttribute("name") ?? ""),
  );
  if (invalidField === document.activeElement) invalidField?.blur();
  invalidField?.focus();
}
