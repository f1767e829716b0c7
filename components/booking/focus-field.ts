/** Puts the focus on the input of a field that is wrong, `startAt` for example. */
export function focusField(form: HTMLElement | null, field: string | undefined): void {
  if (!form || !field) return;
  form.querySelector<HTMLElement>(`[name="${CSS.escape(field)}"]`)?.focus();
}
