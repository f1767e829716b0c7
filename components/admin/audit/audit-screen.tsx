"use client";

import { useTranslations } from "next-intl";
import { FactList } from "@/components/admin/panel/fact-list";
import { usePanel } from "@/components/admin/panel/panel-context";
import { PanelLink } from "@/components/admin/panel/panel-link";
import { PANEL_CARD } from "@/components/admin/panel/panel-look";
import { Loaded } from "@/components/admin/panel/panel-notes";
import { panelPath } from "@/components/admin/panel/panel-place";
import { EmailLink } from "@/components/admin/panel/reach-link";
import { Screen, ScreenPart } from "@/components/admin/panel/screen";
import { usePanelData } from "@/components/admin/panel/use-panel-data";
import { usePanelFormat } from "@/components/admin/panel/use-panel-format";
import { useAuditWords } from "@/components/admin/resource/use-audit-words";
import type { auditResource } from "@/lib/contract/admin/audit-resource";
import type { AdminItem } from "@/lib/contract/admin/definition";
import type { PanelResource } from "@/lib/site/panel-resources";
import { ChangeTable } from "./change-table";
import { fieldChanges } from "./field-changes";

export function AuditScreen({ resource, id }: { resource: PanelResource; id: string }) {
  const t = useTranslations("admin.audit");
  const { labelOf } = usePanel();
  const format = usePanelFormat();
  const words = useAuditWords();
  const found = usePanelData("/admin/{resource}/{id}", { params: { resource: "audit", id } });
  const line = { ...found, data: found.data as AdminItem<typeof auditResource> | undefined };
  const { at, by, action, subject } = resource.fields;
  return (
    <Screen
      title={line.data ? words.actionWords(line.data.action) : labelOf(resource.label.one)}
      back={{ href: panelPath(resource.name), label: labelOf(resource.label.many) }}
      isNarrow
    >
      <Loaded of={line}>
        {(data) => {
          const path = words.subjectPath(data.subject);
          const said = words.subjectWords(data.subject);
          const changed = words.resourceOf(data.subject);
          const fields = fieldChanges(data.before, data.after, changed?.fields);
          return (
            <>
              <div className={`${PANEL_CARD} px-4 py-1`}>
                <FactList
                  rows={[
                    [
                      subject ? labelOf(subject.label) : "",
                      path ? (
                        <PanelLink
                          key="subject"
                          href={path}
                          className="text-accent underline underline-offset-4"
                        >
                          {said}
                        </PanelLink>
                      ) : (
                        said
                      ),
                    ],
                    [action ? labelOf(action.label) : "", words.actionWords(data.action)],
                    [by ? labelOf(by.label) : "", <EmailLink key="by" email={data.by} />],
                    [at ? labelOf(at.label) : "", format.dateAndTime(data.at)],
                  ]}
                />
              </div>
              {fields.length > 0 && (
                <ScreenPart title={t("changed")}>
                  <ChangeTable fields={fields} resource={changed} />
                </ScreenPart>
              )}
            </>
          );
        }}
      </Loaded>
    </Screen>
  );
}
