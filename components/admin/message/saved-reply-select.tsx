"use client";

import { useTranslations } from "next-intl";
import { PANEL_INPUT } from "@/components/admin/panel/panel-look";
import { usePanelData } from "@/components/admin/panel/use-panel-data";
import { saidIn } from "@/lib/rules/text/said-in";

/** Most replies to choose from: all that a list gives at once. */
const MOST = 100;

/** Chooses a saved reply and hands on its text in a language; nothing where there is none. */
export function SavedReplySelect(props: {
  language: "fr_FR" | "en";
  onChoose: (text: string) => void;
}) {
  const t = useTranslations("admin.reply");
  const { data } = usePanelData("/admin/{resource}", {
    params: { resource: "saved-reply" },
    query: { nbItem: MOST },
  });
  if (!data || data.items.length === 0) return null;
  return (
    <label className="mb-4 grid gap-1 sm:max-w-sm">
      <span className="text-muted text-small">{t("insert")}</span>
      <select
        value=""
        onChange={({ currentTarget }) => {
          const chosen = data.items.find(({ id }) => String(id) === currentTarget.value);
          if (chosen) props.onChoose(saidIn(chosen.text as object | null, props.language));
        }}
        className={PANEL_INPUT}
      >
        <option value="">{t("choose")}</option>
        {data.items.map(({ id, name }) => (
          <option key={id} value={id}>
            {String(name)}
          </option>
        ))}
      </select>
    </label>
  );
}
