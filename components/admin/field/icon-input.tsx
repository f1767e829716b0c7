"use client";

import { useTranslations } from "next-intl";
import { usePanel } from "@/components/admin/panel/panel-context";
import { Icon, isIconName } from "@/components/ui/icon";
import { ControlFrame } from "./control-frame";
import type { ControlProps } from "./control-props";

const TILE =
  "grid size-12 cursor-pointer place-items-center rounded-control border border-line-strong text-muted hover:border-muted has-checked:border-accent has-checked:bg-raised has-checked:text-heading has-focus-visible:outline-2 has-focus-visible:outline-accent";

/** Choice of an icon among those that the site draws, or of none. */
export function IconInput(props: ControlProps) {
  const { field, name, value, onChange } = props;
  const { labelOf } = usePanel();
  const t = useTranslations("admin.content");
  const options = field.input.kind === "ICON" ? Object.entries(field.input.options) : [];
  return (
    <ControlFrame of={props} isGroup>
      {() => (
        <div className="flex flex-wrap gap-2">
          <label className={TILE} title={t("noIcon")}>
            <input
              type="radio"
              name={name}
              checked={!value}
              onChange={() => onChange(null)}
              className="sr-only"
            />
            <span aria-hidden="true">–</span>
            <span className="sr-only">{t("noIcon")}</span>
          </label>
          {options.map(([icon, label]) => (
            <label key={icon} className={TILE} title={labelOf(label)}>
              <input
                type="radio"
                name={name}
                checked={value === icon}
                onChange={() => onChange(icon)}
                className="sr-only"
              />
              {isIconName(icon) && <Icon name={icon} />}
              <span className="sr-only">{labelOf(label)}</span>
            </label>
          ))}
        </div>
      )}
    </ControlFrame>
  );
}
