import { FieldErrorText } from "@/components/ui/field-error-text";
import type { NewsletterList } from "@/lib/contract/newsletter";

export function ListChoice(props: {
  lists: NewsletterList[];
  /** Ids of the lists that are ticked at first. */
  chosen: number[];
  legend: string;
  error?: string | undefined;
}) {
  const { lists, chosen, legend, error } = props;
  return (
    <fieldset aria-describedby={error && "lists-error"}>
      <legend className="mb-3 font-medium text-heading text-small">{legend}</legend>
      <ul className="space-y-3">
        {lists.map(({ id, name, description }) => (
          <li key={id}>
            <label className="flex cursor-pointer items-start gap-4 rounded-card border border-line bg-surface p-5 transition-colors hover:border-muted has-checked:border-accent">
              <input
                type="checkbox"
                name="lists"
                value={id}
                defaultChecked={chosen.includes(id)}
                className="mt-1 size-5 shrink-0 accent-accent"
              />
              <span>
                <span className="block font-medium text-heading">{name}</span>
                <span className="mt-1 block text-muted text-small">{description}</span>
              </span>
            </label>
          </li>
        ))}
      </ul>
      <FieldErrorText id="lists" error={error} />
    </fieldset>
  );
}

export const chosenLists = (form: HTMLFormElement): number[] =>
  new FormData(form).getAll("lists").map(Number);
