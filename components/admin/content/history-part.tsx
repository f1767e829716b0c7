"use client";

import { useTranslations } from "next-intl";
import { useState } from "react";
import { LANGUAGE_NAMES } from "@/components/admin/panel/language-names";
import { panelButton } from "@/components/admin/panel/panel-look";
import { Loaded, NothingNote } from "@/components/admin/panel/panel-notes";
import { usePanelData } from "@/components/admin/panel/use-panel-data";
import { usePanelFormat } from "@/components/admin/panel/use-panel-format";
import { localeFromCode } from "@/lib/rules/text/locale-code";
import type { PanelContent } from "@/lib/site/panel-contents";
import type { FlatValues } from "./flat-values";
import { RevisionDifferences } from "./revision-differences";

export function HistoryPart(props: {
  content: PanelContent;
  id: number;
  typed: FlatValues;
  onRestore: (values: FlatValues) => void;
}) {
  const { content, id, typed, onRestore } = props;
  const t = useTranslations("admin.content.history");
  const format = usePanelFormat();
  const [isOpen, setIsOpen] = useState(false);
  const [compared, setCompared] = useState<number>();
  const list = usePanelData(isOpen ? "/admin/content/{type}/{id}/revision" : null, {
    params: { type: content.name, id },
  });
  return (
    <details
      className="mt-8 border-line border-t pt-4"
      onToggle={({ currentTarget }) => setIsOpen(currentTarget.open)}
    >
      <summary className="min-h-11 py-2 font-medium text-heading">{t("title")}</summary>
      {isOpen && (
        <Loaded of={list} lines={2}>
          {({ revisions }) =>
            revisions.length === 0 ? (
              <NothingNote>{t("none")}</NothingNote>
            ) : (
              <ol className="divide-y divide-line">
                {revisions.map(({ version, at, by, published }) => (
                  <li key={version} className="py-3">
                    <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
                      <p className="min-w-0 text-small [overflow-wrap:anywhere]">
                        <span className="block text-heading">{format.dateAndTime(at)}</span>
                        <span className="block text-muted">
                          {[
                            by,
                            published.length > 0 &&
                              t("published", {
                                languages: published
                                  .map((code) => LANGUAGE_NAMES[localeFromCode(code) ?? "fr"])
                                  .join(", "),
                              }),
                          ]
                            .filter(Boolean)
                            .join(" · ")}
                        </span>
                      </p>
                      <button
                        type="button"
                        aria-expanded={compared === version}
                        onClick={() => setCompared(compared === version ? undefined : version)}
                        className={panelButton()}
                      >
                        <span>{t(compared === version ? "close" : "compare")}</span>
                        <span className="sr-only">{` ${format.dateAndTime(at)}`}</span>
                      </button>
                    </div>
                    {compared === version && (
                      <RevisionDifferences
                        content={content}
                        id={id}
                        version={version}
                        typed={typed}
                        onRestore={(values) => {
                          setCompared(undefined);
                          onRestore(values);
                        }}
                      />
                    )}
                  </li>
                ))}
              </ol>
            )
          }
        </Loaded>
      )}
    </details>
  );
}
