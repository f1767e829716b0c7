"use client";

import { useTranslations } from "next-intl";
import { type ReactNode, useState } from "react";
import { PanelIcon } from "@/components/admin/panel/panel-icon";
import { panelButton } from "@/components/admin/panel/panel-look";
import { Sheet } from "@/components/admin/panel/sheet";

/**
 * Bar of the present actions: the next one as the only button in the colour of the site, the others
 * behind a button of their own, and apart those that take something away.
 */
export function ActionBar<Action extends string>(props: {
  actions: readonly Action[];
  /** Next action among them; null for none. */
  next: Action | null;
  label: (action: Action) => string;
  nothing: string;
  onChoose: (action: Action) => void;
  /** Next step that is none of the actions. */
  children?: ReactNode;
}) {
  const { actions, next, label, onChoose, children } = props;
  const t = useTranslations("admin");
  const [isOpen, setIsOpen] = useState(false);
  const others = actions.filter((action) => action !== next);
  if (actions.length === 0 && !children) {
    return <p className="mb-6 text-muted text-small">{props.nothing}</p>;
  }
  const choose = (action: Action) => {
    setIsOpen(false);
    onChoose(action);
  };
  return (
    <div className="mb-7 flex flex-wrap gap-2">
      {children}
      {next && (
        <button
          type="button"
          aria-haspopup="dialog"
          onClick={() => onChoose(next)}
          className={`${panelButton("solid")} min-h-12 grow xs:grow-0`}
        >
          {label(next)}
        </button>
      )}
      {others.length > 0 && (
        <button
          type="button"
          aria-haspopup="dialog"
          onClick={() => setIsOpen(true)}
          className={`${panelButton()} min-h-12`}
        >
          <PanelIcon name="more" />
          <span className={next || children ? "sr-only xs:not-sr-only" : ""}>
            {t("otherActions")}
          </span>
        </button>
      )}
      {isOpen && (
        <Sheet title={t("otherActions")} onClose={() => setIsOpen(false)}>
          <ul className="grid gap-2">
            {others.toSorted(dangerLast).map((action) => (
              <li key={action} className={isDanger(action) ? "mt-3 border-line border-t pt-5" : ""}>
                <button
                  type="button"
                  onClick={() => choose(action)}
                  className={`${panelButton(isDanger(action) ? "danger" : "outline")} min-h-12 w-full`}
                >
                  {label(action)}
                </button>
              </li>
            ))}
          </ul>
        </Sheet>
      )}
    </div>
  );
}

const isDanger = (action: string) => action === "CANCEL";

const dangerLast = (a: string, b: string) => Number(isDanger(a)) - Number(isDanger(b));
