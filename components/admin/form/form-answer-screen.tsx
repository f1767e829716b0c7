"use client";

import { useTranslations } from "next-intl";
import { FactList } from "@/components/admin/panel/fact-list";
import { usePanel } from "@/components/admin/panel/panel-context";
import { PanelIcon } from "@/components/admin/panel/panel-icon";
import { PANEL_CARD, panelButton } from "@/components/admin/panel/panel-look";
import { Loaded, NothingNote } from "@/components/admin/panel/panel-notes";
import { panelPath } from "@/components/admin/panel/panel-place";
import { Screen, ScreenPart } from "@/components/admin/panel/screen";
import { usePanelData } from "@/components/admin/panel/use-panel-data";
import { usePanelFormat } from "@/components/admin/panel/use-panel-format";
import { FieldValue } from "@/components/admin/resource/field-value";
import { ItemForm } from "@/components/admin/resource/item-form";
import type { GivenAnswerLine } from "@/lib/contract/admin/form-answer";
import { mailtoLink } from "@/lib/rules/text/mailto-link";
import type { PanelResource } from "@/lib/site/panel-resources";
import { RemoveAnswerButton } from "./remove-answer-button";

const FACTS = ["receivedAt", "language"];

export function FormAnswerScreen({ resource, id }: { resource: PanelResource; id: string }) {
  const t = useTranslations("admin.formAnswer");
  const { labelOf } = usePanel();
  const item = usePanelData("/admin/{resource}/{id}", { params: { resource: "form-answer", id } });
  const answer = usePanelData("/admin/form-answer/{id}/given", { params: { id } });
  return (
    <Screen
      title={String(item.data?.form ?? labelOf(resource.label.one))}
      back={{ href: panelPath("form-answer"), label: labelOf(resource.label.many) }}
      isNarrow
    >
      <Loaded of={item}>
        {(data) => (
          <>
            <div className={`${PANEL_CARD} px-4 py-1`}>
              <FactList
                rows={FACTS.flatMap((name) => {
                  const field = resource.fields[name];
                  return field
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
            <Loaded of={answer} lines={2}>
              {({ given, files }) => (
                <>
                  <GivenPart given={given} />
                  {files.length > 0 && <FilesPart id={id} files={files} />}
                </>
              )}
            </Loaded>
            {data.email && (
              <p className="mt-6">
                <a href={mailtoLink(String(data.email))} className={panelButton("solid")}>
                  {t("write")}
                </a>
              </p>
            )}
            {resource.mayChange && (
              <>
                <ScreenPart title={t("standing")}>
                  <ItemForm
                    key={`${data.id} ${data.isSeen}`}
                    resource={resource}
                    item={data}
                    isBeside
                    onSaved={(now) => item.mutate(now, { revalidate: false })}
                  />
                </ScreenPart>
                <RemoveAnswerButton id={data.id} />
              </>
            )}
          </>
        )}
      </Loaded>
    </Screen>
  );
}

/** Questions with their answers; a text of several lines keeps them. */
function GivenPart({ given }: { given: GivenAnswerLine[] }) {
  const t = useTranslations("admin.formAnswer");
  const format = usePanelFormat();
  return (
    <ScreenPart title={t("given")}>
      {given.length === 0 ? (
        <NothingNote>{t("nothing")}</NothingNote>
      ) : (
        <dl className={`${PANEL_CARD} divide-y divide-line px-4 py-1`}>
          {given.map(({ name, label, type, text }) => (
            <div key={name} className="py-3">
              <dt className="text-muted text-small [overflow-wrap:anywhere]">{label}</dt>
              <dd className="whitespace-pre-wrap text-heading [overflow-wrap:anywhere]">
                {type === "DATE" ? format.date(`${text}T12:00Z`) : text}
              </dd>
            </div>
          ))}
        </dl>
      )}
    </ScreenPart>
  );
}

function FilesPart(props: { id: string; files: { id: number; name: string; bytes: number }[] }) {
  const { id, files } = props;
  const t = useTranslations("admin.formAnswer");
  const format = usePanelFormat();
  return (
    <ScreenPart title={t("files")}>
      <ul className={`${PANEL_CARD} divide-y divide-line`}>
        {files.map((file) => (
          <li key={file.id} className="flex flex-wrap items-center justify-between gap-3 px-4 py-3">
            <p className="min-w-0 [overflow-wrap:anywhere]">
              <span className="block text-heading">{file.name}</span>
              <span className="block text-muted text-small">
                {t("size", { size: format.number(Math.max(1, Math.round(file.bytes / 1000))) })}
              </span>
            </p>
            <a
              href={`/api/admin/form-answer/${id}/file/${file.id}`}
              download={file.name}
              className={panelButton()}
            >
              <PanelIcon name="save" className="size-4" />
              <span>{t("save")}</span>
            </a>
          </li>
        ))}
      </ul>
    </ScreenPart>
  );
}
