"use client";

import { diffWordsWithSpace } from "diff";
import { useTranslations } from "next-intl";
import { usePanel } from "@/components/admin/panel/panel-context";
import { PANEL_CARD, panelButton } from "@/components/admin/panel/panel-look";
import { Loaded } from "@/components/admin/panel/panel-notes";
import { usePanelData } from "@/components/admin/panel/use-panel-data";
import type { PanelContent } from "@/lib/site/panel-contents";
import { useFieldName } from "./field-words";
import { type FlatValues, flatValues, isSameValue, keyedFields } from "./flat-values";
import { useFieldText } from "./use-field-text";

export function RevisionDifferences(props: {
  content: PanelContent;
  id: number;
  version: number;
  typed: FlatValues;
  onRestore: (values: FlatValues) => void;
}) {
  const { content, id, version, typed, onRestore } = props;
  const t = useTranslations("admin.content.history");
  const { can } = usePanel();
  const nameOf = useFieldName();
  const textIn = useFieldText();
  const revision = usePanelData("/admin/content/{type}/{id}/revision/{version}", {
    params: { type: content.name, id, version },
  });
  return (
    <Loaded of={revision} lines={1}>
      {(said) => {
        const then = flatValues(content, said);
        const changed = keyedFields(content).filter(
          ({ key }) => !isSameValue(then[key], typed[key]),
        );
        if (changed.length === 0) {
          return <p className="mt-2 text-muted text-small">{t("same")}</p>;
        }
        return (
          <div className={`${PANEL_CARD} mt-3 p-4`}>
            <p className="mb-3 text-muted text-small">{t("legend")}</p>
            <dl className="space-y-3">
              {changed.map((of) => (
                <div key={of.key}>
                  <dt className="text-muted text-small">{nameOf(of)}</dt>
                  <dd className="whitespace-pre-line [overflow-wrap:anywhere]">
                    <TextDifference
                      then={textIn(of.field, then[of.key])}
                      now={textIn(of.field, typed[of.key])}
                    />
                  </dd>
                </div>
              ))}
            </dl>
            {can("content:change") && (
              <button
                type="button"
                onClick={() => onRestore(then)}
                className={`${panelButton()} mt-4`}
              >
                {t("restore")}
              </button>
            )}
          </div>
        );
      }}
    </Loaded>
  );
}

/** Two texts in one: words of the version alone are struck out, those of the form underlined. */
function TextDifference({ then, now }: { then: string; now: string }) {
  const t = useTranslations("admin.content.history");
  if (then === now) return <span className="text-muted">{t("layout")}</span>;
  return diffWordsWithSpace(then, now).map(({ value, added, removed }, at) => {
    const key = `${at}-${value}`;
    if (added) {
      return (
        <ins key={key} className="bg-success/15 text-success decoration-1 underline-offset-4">
          {value}
        </ins>
      );
    }
    if (removed) {
      return (
        <del key={key} className="bg-danger/15 text-danger">
          {value}
        </del>
      );
    }
    return <span key={key}>{value}</span>;
  });
}
