import type { FieldErrorCode, FieldState } from "./field-error-code";

type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

/** Reads the fields inside an element as they stand, but for disabled ones. */
export function readFields(root: HTMLElement): FieldState[] {
  const controls = [...root.querySelectorAll<Control>("input, select, textarea")].filter(
    (control) => control.name !== "" && !control.matches(":disabled, [type=hidden]"),
  );
  const beside = (name: string) => {
    const values = controls.filter((control) => control.name === name).map(valueIn);
    return values.find(Boolean) ?? "";
  };
  return controls.map((control) => ({
    name: control.name,
    // Of fields that share a name, one is enough.
    value: control.type === "radio" ? beside(control.name) : valueIn(control),
    type: control.type,
    isRequired: control.required,
    missing: control.dataset.missing as FieldErrorCode | undefined,
    rule: control.dataset.rule,
    before: control.dataset.before,
    beside,
  }));
}

function valueIn(control: Control): string {
  const isBox = control.type === "checkbox" || control.type === "radio";
  return isBox && !(control as HTMLInputElement).checked ? "" : control.value;
}
