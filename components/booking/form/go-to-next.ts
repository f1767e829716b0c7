import { fieldErrorCodes } from "@/components/forms/field-error-code";
import { FIELD_RULES } from "@/components/forms/field-rules";
import { focusField } from "@/components/forms/focus-field";
import { readFields } from "@/components/forms/read-fields";

/**
 * Goes on in the last step of a booking: to its title, until one has come there; then to the first
 * of its fields that is still to be filled in; then to what is to be read before one orders.
 */
export function goToNext(title: HTMLElement | null, end: HTMLElement | null): void {
  if (!title || !end) return;
  if (title.getBoundingClientRect().top > innerHeight / 2) {
    scrollToTitle(title);
    return;
  }
  const form = end.closest("form");
  const missing = form ? Object.keys(fieldErrorCodes(readFields(form), FIELD_RULES)) : [];
  if (missing.length > 0) focusField(form, missing);
  else scrollToTitle(end);
}

/** Brings a title to the top of the window and gives it the focus, wherever in the window it is. */
export function scrollToTitle(element: HTMLElement): void {
  element.scrollIntoView();
  element.focus({ preventScroll: true });
}
