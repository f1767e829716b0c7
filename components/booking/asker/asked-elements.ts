import { ASKED_FIELDS, type AskedFieldName } from "./asked-field";

export interface AskedElements {
  input: HTMLInputElement;
  list: HTMLElement;
  error: HTMLElement;
}

export function askedElements(form: HTMLFormElement): Record<AskedFieldName, AskedElements> {
  const find = <E extends HTMLElement>(selector: string): E => {
    const element = form.querySelector<E>(selector);
    if (!element) throw new Error(`The form has no ${selector}`);
    return element;
  };
  return Object.fromEntries(
    ASKED_FIELDS.map((name) => [
      name,
      {
        input: find<HTMLInputElement>(`input[name=${name}]`),
        list: find(`[data-list=${name}]`),
        error: find(`[data-error=${name}]`),
      },
    ]),
  ) as Record<AskedFieldName, AskedElements>;
}
