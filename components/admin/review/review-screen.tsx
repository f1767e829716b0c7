"use client";

import { useTranslations } from "next-intl";
import { useState } from "react";
import { useSWRConfig } from "swr";
import { ActionSheet } from "@/components/admin/action/action-sheet";
import { FactList } from "@/components/admin/panel/fact-list";
import { usePanel } from "@/components/admin/panel/panel-context";
import { PanelLink } from "@/components/admin/panel/panel-link";
import { PANEL_CARD } from "@/components/admin/panel/panel-look";
import { Loaded } from "@/components/admin/panel/panel-notes";
import { panelPath } from "@/components/admin/panel/panel-place";
import { Screen, ScreenPart } from "@/components/admin/panel/screen";
import { usePanelData } from "@/components/admin/panel/use-panel-data";
import { FieldValue } from "@/components/admin/resource/field-value";
import type { AdminItem } from "@/lib/contract/admin/definition";
import type { PanelResource } from "@/lib/site/panel-resources";
import { ReviewAnswerForm } from "./review-answer-form";
import { ReviewDecision } from "./review-decision";

const FACTS = [
  "state",
  "refusal",
  "rating",
  "author",
  "experiencedOn",
  "writtenAt",
  "publishedAt",
  "language",
];

export function ReviewScreen({ resource, id }: { resource: PanelResource; id: string }) {
  const t = useTranslations("admin.review");
  const { labelOf, can } = usePanel();
  const { mutate } = useSWRConfig();
  const [isRefusing, setIsRefusing] = useState(false);
  const item = usePanelData("/admin/{resource}/{id}", { params: { resource: "review", id } });

  function refresh() {
    void item.mutate();
    void mutate((key) => typeof key === "string" && /^\/admin\/(?:review|day|letter)/.test(key));
  }

  return (
    <Screen
      title={labelOf(resource.label.one)}
      back={{ href: panelPath("review"), label: labelOf(resource.label.many) }}
      isNarrow
    >
      <Loaded of={item}>
        {(data) => (
          <>
            <blockquote className="mb-6 whitespace-pre-wrap border-accent border-l-2 pl-4 text-heading text-lead [overflow-wrap:anywhere]">
              {String(data.text)}
            </blockquote>
            <div className={`${PANEL_CARD} px-4 py-1`}>
              <FactList rows={factsOf(resource, data, labelOf)} />
            </div>
            {can("review:publish") && (
              <ReviewDecision
                key={`decision ${String(data.revision)}`}
                review={data}
                onDone={refresh}
                onRefuse={() => setIsRefusing(true)}
              />
            )}
            {can("review:answer") && data.state !== "REFUSED" && (
              <ScreenPart title={t("answerTitle")}>
                <ReviewAnswerForm key={String(data.revision)} review={data} onDone={refresh} />
              </ScreenPart>
            )}
            {isRefusing && (
              <ActionSheet
                of="refuseReview"
                params={{ id: data.id }}
                given={{ seen: Number(data.revision) }}
                isDangerous
                onDone={refresh}
                onClose={() => setIsRefusing(false)}
              />
            )}
          </>
        )}
      </Loaded>
    </Screen>
  );
}

function factsOf(
  resource: PanelResource,
  data: AdminItem,
  labelOf: ReturnType<typeof usePanel>["labelOf"],
) {
  const reference = String(data.reference);
  const part = data.purchase === "BOOKING" ? "booking" : "order";
  const purchase = resource.fields.purchase;
  const facts = FACTS.flatMap((name) => {
    const field = resource.fields[name];
    return field && data[name]
      ? [
          [
            labelOf(field.label),
            <FieldValue key={name} field={field} value={data[name]} />,
          ] as const,
        ]
      : [];
  });
  const option = purchase?.kind === "CHOICE" ? purchase.options[String(data.purchase)] : undefined;
  return [
    ...facts,
    [
      option ? labelOf(option.label) : "",
      <PanelLink
        key="reference"
        href={panelPath(part, reference)}
        className="text-accent underline underline-offset-4"
      >
        <span translate="no">{reference}</span>
      </PanelLink>,
    ] as const,
  ];
}
