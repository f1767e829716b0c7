"use client";

import { useTranslations } from "next-intl";
import { useSWRConfig } from "swr";
import { FactList } from "@/components/admin/panel/fact-list";
import { usePanel } from "@/components/admin/panel/panel-context";
import { PANEL_CARD } from "@/components/admin/panel/panel-look";
import { Loaded } from "@/components/admin/panel/panel-notes";
import { panelPath } from "@/components/admin/panel/panel-place";
import { Screen, ScreenPart } from "@/components/admin/panel/screen";
import { usePanelData } from "@/components/admin/panel/use-panel-data";
import { usePanelFormat } from "@/components/admin/panel/use-panel-format";
import { FieldValue } from "@/components/admin/resource/field-value";
import { ItemForm } from "@/components/admin/resource/item-form";
import type { MessageAnswers } from "@/lib/contract/admin/answer";
import type { PanelResource } from "@/lib/site/panel-resources";
import { AnswerForm } from "./answer-form";

const FACTS = ["name", "email", "phone", "receivedAt", "language"];

export function MessageScreen({ resource, id }: { resource: PanelResource; id: string }) {
  const t = useTranslations("admin.reply");
  const { labelOf } = usePanel();
  const { mutate } = useSWRConfig();
  const item = usePanelData("/admin/{resource}/{id}", { params: { resource: "message", id } });
  const answers = usePanelData("/admin/message/{id}/answer", { params: { id } });

  function refresh() {
    void mutate((key) => typeof key === "string" && /^\/admin\/(?:message|day|letter)/.test(key));
  }

  return (
    <Screen
      title={String(item.data?.subject || item.data?.name || labelOf(resource.label.one))}
      back={{ href: panelPath("message"), label: labelOf(resource.label.many) }}
      isNarrow
    >
      <Loaded of={item}>
        {(data) => (
          <>
            <div className={`${PANEL_CARD} px-4 py-1`}>
              <FactList
                rows={FACTS.flatMap((name) => {
                  const field = resource.fields[name];
                  const isTitle = name === "name" && !data.subject;
                  return field && data[name] && !isTitle
                    ? [
                        [
                          labelOf(field.label),
                          <FieldValue key={name} field={field} value={data[name]} />,
                        ] as const,
                      ]
                    : [];
                })}
              />
            </div>
            <blockquote className="my-6 whitespace-pre-wrap border-accent border-l-2 pl-4 text-heading [overflow-wrap:anywhere]">
              {String(data.message)}
            </blockquote>
            <Loaded of={answers} lines={1}>
              {(given) => (
                <>
                  <AnswerList answers={given.answers} />
                  <ScreenPart title={t(given.answers.length > 0 ? "more" : "title")}>
                    <AnswerForm
                      key={data.id}
                      message={data}
                      seen={given.answers.length}
                      onAnswered={(now) => {
                        void answers.mutate(now, { revalidate: false });
                        refresh();
                      }}
                      onMissed={() => void answers.mutate()}
                    />
                  </ScreenPart>
                </>
              )}
            </Loaded>
            {resource.mayChange && (
              <ScreenPart title={t("standing")}>
                <ItemForm
                  key={`${data.id} ${data.isAnswered}`}
                  resource={resource}
                  item={data}
                  isBeside
                  onSaved={(now) => item.mutate(now, { revalidate: false })}
                />
              </ScreenPart>
            )}
          </>
        )}
      </Loaded>
    </Screen>
  );
}

function AnswerList({ answers }: MessageAnswers) {
  const t = useTranslations("admin.reply");
  const format = usePanelFormat();
  if (answers.length === 0) return null;
  return (
    <ol aria-label={t("answers")} className="space-y-3">
      {answers.map(({ sequence, by, text, answeredAt }) => (
        <li key={sequence} className={`${PANEL_CARD} px-4 py-3`}>
          <p className="mb-1.5 text-muted text-small [overflow-wrap:anywhere]">
            {t("answered", { by, date: format.dateAndTime(answeredAt) })}
          </p>
          <p className="whitespace-pre-wrap [overflow-wrap:anywhere]">{text}</p>
        </li>
      ))}
    </ol>
  );
}
