import { keepTypedFields, typedFields } from "@/stores/typed-fields";

type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

/** Types of fields that are kept; consents are not: they are given each time anew. */
const KEPT_TYPES = /^(?:text|email|tel|search|url|number|date|radio|select-one|textarea)$/;

/** Fields that are never kept: passwords, also while they are shown, codes and cards. */
const SECRET = /password|one-time-code|\bcc-/;

/**
 * Fills a form with the values typed into it in this tab and not sent, and keeps those typed from
 * now on. Fields that come later are filled as they come; values typed by then stay.
 * @param only pattern of the names of its fields that are kept; by default all of them
 * @returns a function that ends it
 */
export function keepFields(form: HTMLElement, name: string, only = /./): () => void {
  const kept = typedFields(name);
  const toFillIn = new Map(Object.entries(kept));
  const isKept = ({ name: field, type, autocomplete, tabIndex }: Control) =>
    only.test(field) && KEPT_TYPES.test(type) && !SECRET.test(autocomplete) && tabIndex !== -1;
  const controls = () =>
    [...form.querySelectorAll<Control>("input, select, textarea")].filter(isKept);

  const fill = () => {
    for (const control of controls()) {
      const text = toFillIn.get(control.name);
      // Of radio buttons that share a name, the one with this value comes in its turn.
      if (text === undefined || (control.type === "radio" && control.value !== text)) continue;
      toFillIn.delete(control.name);
      if (!isTouched(control)) fillIn(control, text);
    }
  };
  const keep = (typed: Control[]) => {
    for (const control of typed) kept[control.name] = control.value;
    keepTypedFields(name, kept);
  };
  const onChange = ({ target }: Event) => {
    if (controls().includes(target as Control)) keep([target as Control]);
  };

  fill();
  const typedBefore = controls().filter(isTouched);
  if (typedBefore.length > 0) keep(typedBefore);
  const observer = new MutationObserver(fill);
  observer.observe(form, { childList: true, subtree: true });
  form.addEventListener("input", onChange);
  form.addEventListener("change", onChange);
  return () => {
    observer.disconnect();
    form.removeEventListener("input", onChange);
    form.removeEventListener("change", onChange);
  };
}

const isTouched = (control: Control): boolean =>
  !(control instanceof HTMLSelectElement) &&
  control.type !== "radio" &&
  control.value !== control.defaultValue;

/** Fills in a field as if it were typed, so that React hears of it. */
function fillIn(control: Control, text: string): void {
  if (control.value === text && control.type !== "radio") return;
  if (control.type === "radio") {
    control.click();
    return;
  }
  // React's own setter, before the element's, would hide the change from it.
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(control), "value")?.set?.call(
    control,
    text,
  );
  for (const type of ["input", "change"]) {
    control.dispatchEvent(new Event(type, { bubbles: true }));
  }
}
