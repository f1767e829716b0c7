"use client";

import { useTranslations } from "next-intl";
import { usePanel } from "@/components/admin/panel/panel-context";
import { PanelIcon } from "@/components/admin/panel/panel-icon";
import { PanelLink } from "@/components/admin/panel/panel-link";
import { panelButton } from "@/components/admin/panel/panel-look";
import { panelPath } from "@/components/admin/panel/panel-place";
import { ToneMark } from "@/components/admin/panel/tone-mark";
import type { DutyView } from "@/lib/contract/admin/duty";

export function DutyTitle({ name }: Pick<DutyView, "name">) {
  const t = useTranslations("admin.duty.names");
  return <span>{t(name)}</span>;
}

export function DutySource({ source }: Pick<DutyView, "source">) {
  const t = useTranslations("admin.duty");
  return (
    <p className="text-[0.8125rem] text-muted">
      <span>{t("source")}</span>{" "}
      <cite lang="fr" className="not-italic">
        {source}
      </cite>
    </p>
  );
}

/** Duty that the site does not meet: what is missing, why, and the fields that mend it. */
export function LackingDuty({ duty }: { duty: DutyView }) {
  const { name, source, isMustHave, lack } = duty;
  const t = useTranslations("admin.duty");
  const { labelOf, locale } = usePanel();
  const settings = new Intl.ListFormat(locale).format((lack?.settings ?? []).map(labelOf));
  return (
    <li className="grid gap-2 px-4 py-4">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1">
        <h3 className="font-medium text-body text-heading">
          <DutyTitle name={name} />
        </h3>
        <ToneMark tone={isMustHave ? "BAD" : "WAITING"}>
          {t(isMustHave ? "mustHave" : "other")}
        </ToneMark>
      </div>
      <p>{t(`lacks.${name}`, { settings })}</p>
      <DutySource source={source} />
      <ul className="mt-1 flex flex-wrap gap-2">
        {lack?.mends.map(({ part, item, label }) => (
          <li key={`${part} ${item}`}>
            <PanelLink
              href={`${panelPath(part, item ?? undefined)}?from=duty`}
              className={panelButton()}
            >
              <span>{t("open", { place: labelOf(label) })}</span>
              <PanelIcon name="forth" className="size-4" />
            </PanelLink>
          </li>
        ))}
      </ul>
    </li>
  );
}
