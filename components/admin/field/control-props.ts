import type { Locale } from "@/lib/rules/text/locale-code";
import type { WrittenField } from "@/lib/site/panel-contents";

export interface ControlProps {
  /** Name by which an error finds it: `words.en.title`. */
  name: string;
  /** Prefix of its id, where another form may stand beside its own. */
  form?: string;
  field: WrittenField;
  value: unknown;
  errors: Record<string, string>;
  /** Language of a field that each language has of its own. */
  locale: Locale | null;
  onChange: (value: unknown) => void;
  /** True in a form that is sent: a needed field is asked for, and its label says its language. */
  isInForm?: boolean;
  /** Text below the control, a part of its description. */
  below?: string | undefined;
}

export const controlId = ({ form = "field", name }: Pick<ControlProps, "form" | "name">): string =>
  `${form}-${name.replaceAll(".", "-")}`;

export const textOf = (value: unknown): string =>
  value === null || value === undefined ? "" : String(value);
