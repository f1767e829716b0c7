"use client";

import { useTranslations } from "next-intl";
import { usePanel } from "./panel-context";
import { PanelLink } from "./panel-link";
import { panelPath } from "./panel-place";

const NOTE = "mb-5 border-accent border-l-2 bg-surface px-4 py-3 text-small";

/**
 * Note that the site's letters are not delivered, and how to change that; nothing where they are.
 * @param isAtLetters true where it stands above the list of letters
 */
export function UnsentNote({ isAtLetters = false }: { isAtLetters?: boolean }) {
  const t = useTranslations("admin");
  const { can, site } = usePanel();
  if (site.isDelivered.MAIL) return null;
  if (isAtLetters) return <p className={NOTE}>{t("unsentHere")}</p>;
  return (
    <p className={NOTE}>
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
