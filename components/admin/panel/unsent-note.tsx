"use client";

import { useTranslations } from "next-intl";
import { usePanel } from "./panel-context";
import { PanelLink } from "./panel-link";
import { panelPath } from "./panel-place";

/** That nothing carries what the site writes, and what to do; nothing where something does. */
export function UnsentNote() {
  const t = useTranslations("admin");
  const { can, site } = usePanel();
  if (site.isDelivered.MAIL) return null;
  return (
    <p className="mb-5 border-accent border-l-2 bg-surface px-4 py-3 text-small">
      {t.rich("unsent", {
        letters: (text) =>
          can("letter:read") ? (
            <PanelLink
              href={panelPath("letter")}
              className="text-accent underline underline-offset-4"
            >
              {text}
            </PanelLink>
          ) : (
            text
          ),
      })}
    </p>
  );
}
