import { describedBy } from "@/components/ui/field";

export interface FieldProps {
  /** Prefix of its id, apart from those of the page's other forms. */
  form: string;
  /** Name as the contract spells it, `customer.email` for example. */
  name: string;
  label: string;
  hint?: string | undefined;
  error?: string | undefined;
  /** Word for a field that may stay empty. */
  optional?: string | undefined;
  className?: string | undefined;
}

export const fieldId = (form: string, name: string): string =>
  `${form}-${name.replaceAll(".", "-")}`;

/** Parts the props of a field into those of `Field` and those of the control inside. */
export function bindField<P extends FieldProps>(props: P) {
  const { form, name, label, hint, error, optional, className, ...own } = props;
  const id = fieldId(form, name);
  return {
    field: { id, label, hint, error, optional, className },
    control: {
      id,
      name,
      required: optional === undefined,
      ...own,
      ...describedBy(id, hint, error),
    },
  };
}
