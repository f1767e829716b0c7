"use client";

import type { Component } from "grapesjs";
import { useTranslations } from "next-intl";
import { useId, useReducer } from "react";
import { selectLook } from "@/components/ui/field";

/** Looks that an owner chooses for a part, each with the styles of its values. */
const LOOKS = {
  align: {
    start: { "text-align": "start" },
    center: { "text-align": "center" },
    end: { "text-align": "end" },
  },
  room: {
    none: { "padding-top": "0", "padding-bottom": "0" },
    small: { "padding-top": "1.5rem", "padding-bottom": "1.5rem" },
    medium: { "padding-top": "4rem", "padding-bottom": "4rem" },
    large: { "padding-top": "7rem", "padding-bottom": "7rem" },
  },
  ground: {
    none: { "background-color": "transparent", color: "inherit" },
    soft: { "background-color": "var(--surface)", color: "inherit" },
    raised: { "background-color": "var(--surface-raised)", color: "inherit" },
    accent: { "background-color": "var(--accent-color)", color: "var(--on-accent)" },
  },
} as const;
type Look = keyof typeof LOOKS;

/** Looks of the selected part: a few choices, so that a page stays one of the site. */
export function PartLook({ component }: { component: Component }) {
  const t = useTranslations("admin.layout.look");
  const id = useId();
  const [, again] = useReducer((count: number) => count + 1, 0);
  const style = component.getStyle() as Record<string, string>;
  return (
    <fieldset className="grid gap-3">
      <legend className="mb-2 font-semibold text-heading text-small">{t("title")}</legend>
      {(Object.keys(LOOKS) as Look[]).map((look) => (
        <div key={look}>
          <label htmlFor={`${id}-${look}`} className="mb-1 block text-small">
            {t(`${look}.label`)}
          </label>
          <select
            id={`${id}-${look}`}
            value={chosenOf(LOOKS[look], style)}
            onChange={({ currentTarget: { value } }) => {
              const values = LOOKS[look] as Record<string, Record<string, string>>;
              const own = values[value];
              if (own) component.addStyle(own);
              else
                for (const name of Object.keys(Object.values(values)[0] ?? {}))
                  component.removeStyle(name);
              again();
            }}
            className={selectLook}
          >
            <option value="">{t("asItIs")}</option>
            {Object.keys(LOOKS[look]).map((value) => (
              <option key={value} value={value}>
                {t(`${look}.${value}` as never)}
              </option>
            ))}
          </select>
        </div>
      ))}
    </fieldset>
  );
}

/** Finds the value whose styles a part has; empty for none of them. */
const chosenOf = (values: Record<string, Record<string, string>>, style: Record<string, string>) =>
  Object.keys(values).find((name) =>
    Object.entries(values[name] ?? {}).every(([property, value]) => style[property] === value),
  ) ?? "";
