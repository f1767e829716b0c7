"use client";

import { useTranslations } from "next-intl";
import { type ReactNode, useEffect, useId, useRef } from "react";
import { PANEL_CARD, panelButton } from "@/components/admin/panel/panel-look";

export type Side = "mine" | "there";

export interface StaleField {
  name: string;
  label: string;
  mine: ReactNode;
  there: ReactNode;
}

/** Shows both texts of fields saved by somebody else: chosen field by field, or once for all. */
export function StaleChoice(props: {
  fields: StaleField[];
  /** Changes of theirs where the user has typed nothing. */
  theirs: Pick<StaleField, "label" | "there">[];
  chosen: Partial<Record<string, Side>>;
  onChoose: (names: string[], side: Side) => void;
}) {
  const { fields, theirs, chosen, onChoose } = props;
  const t = useTranslations("admin.stale");
  const box = useRef<HTMLDivElement>(null);
  const id = useId();
  const names = fields.map(({ name }) => name);
  useEffect(() => box.current?.focus(), []);
  return (
    <section
      ref={box}
      tabIndex={-1}
      aria-labelledby={`${id}-title`}
      className="mb-6 rounded-card border border-accent bg-surface p-4 outline-none sm:p-5"
    >
      <h2 id={`${id}-title`} className="text-body">
        {t("title")}
      </h2>
      <p className="mt-1 text-muted text-small">{t(fields.length > 0 ? "text" : "textAlone")}</p>
      {fields.length > 1 && (
        <p className="mt-3 flex flex-wrap gap-2">
          {(["mine", "there"] as const).map((side) => (
            <button
              key={side}
              type="button"
              onClick={() => onChoose(names, side)}
              className={panelButton()}
            >
              {t(side === "mine" ? "keepAll" : "takeAll")}
            </button>
          ))}
        </p>
      )}
      {fields.map((field) => (
        <fieldset key={field.name} className="mt-4">
          <legend className="mb-2 font-medium text-heading text-small">{field.label}</legend>
          <div className="grid gap-2 sm:grid-cols-2">
            {(["mine", "there"] as const).map((side) => (
              <label
                key={side}
                className={`${PANEL_CARD} flex min-h-11 items-start gap-3 p-3 hover:border-muted has-checked:border-accent`}
              >
                <input
                  type="radio"
                  name={`${id}-${field.name}`}
                  checked={chosen[field.name] === side}
                  onChange={() => onChoose([field.name], side)}
                  className="mt-0.5 size-5 shrink-0 accent-accent"
                />
                <span className="min-w-0 [overflow-wrap:anywhere]">
                  <span className="block text-muted text-small">{t(side)}</span>
                  <span className="block">{field[side]}</span>
                </span>
              </label>
            ))}
          </div>
        </fieldset>
      ))}
      {theirs.length > 0 && (
        <>
          <p className="mt-4 font-medium text-heading text-small">{t("theirs")}</p>
          <dl className="mt-1 space-y-1 text-small [overflow-wrap:anywhere]">
            {theirs.map(({ label, there }) => (
              <div key={label} className="flex flex-wrap gap-x-2">
                <dt className="text-muted">{label}</dt>
                <dd>{there}</dd>
              </div>
            ))}
          </dl>
        </>
      )}
    </section>
  );
}
