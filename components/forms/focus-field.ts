/**
 * Puts the focus on the first of the fields that are wrong, `startAt` for example, in the order of
 * the page, which need not be that of an answer.
 */
export function focusField(form: HTMLElement | null, fields: readonly string[]): void {
  const named = form?.querySelectorAll<HTMLElement>("[name]") ?? [];
  [...named].find((control) => fields.includes(control.getAttribute("name") ?? ""))?.focus();
}
