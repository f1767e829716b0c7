import type { ComponentProps } from "react";
import { buttonLook } from "@/components/ui/button-look";
import { inputLook } from "@/components/ui/field";
import { Icon } from "@/components/ui/icon";
import { SEARCHED_LENGTH } from "@/lib/rules/search/search-limits";

/** Field that searches the whole site, with its button: a form that needs no script. */
export function SiteSearchField(props: {
  id: string;
  /** Path of the page that answers, with its locale prefix. */
  action: string;
  label: string;
  submit: string;
  input?: Omit<ComponentProps<"input">, "id" | "name" | "type" | "className">;
}) {
  const { id, action, label, submit, input } = props;
  return (
    <search>
      <form action={action}>
        <label htmlFor={id} className="mb-2 block text-small font-medium text-heading">
          {label}
        </label>
        <div className="flex gap-3">
          <input
            {...input}
            id={id}
            name="q"
            type="search"
            autoComplete="off"
            enterKeyHint="search"
            maxLength={SEARCHED_LENGTH}
            className={inputLook}
          />
          <button type="submit" className={buttonLook("solid")}>
            <Icon name="search" />
            <span className="max-xs:sr-only">{submit}</span>
          </button>
        </div>
      </form>
    </search>
  );
}
