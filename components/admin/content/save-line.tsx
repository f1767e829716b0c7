"use client";

import { useTranslations } from "next-intl";
import { usePanelFormat } from "@/components/admin/panel/use-panel-format";
import { CallErrorNotice } from "@/components/forms/call-error-notice";
import { parisTime } from "@/lib/rules/calendar/paris-time";
import type { SaveProblem } from "./draft-store";

export function SaveLine(props: {
  isSaving: boolean;
  hasUnsaved: boolean;
  /** True where something is to be chosen or put right first. */
  isHeld: boolean;
  /** Time in milliseconds; undefined before anything was saved from here. */
  savedAt: number | undefined;
  problem: SaveProblem | undefined;
}) {
  const { isSaving, hasUnsaved, isHeld, savedAt, problem } = props;
  const t = useTranslations("admin.content.save");
  const format = usePanelFormat();
  const timeOf = (at: number) => {
    const [hours = 0, minutes = 0] = parisTime(new Date(at)).split(":").map(Number);
    return format.timeOfDay(hours * 60 + minutes);
  };
  const said = isSaving
    ? t("saving")
    : hasUnsaved
      ? t(isHeld ? "held" : "unsaved")
      : savedAt === undefined
        ? ""
        : t("savedAt", { time: timeOf(savedAt) });
  const isWithUs = problem === "UNREACHABLE";
  return (
    <>
      {/* The height is the same for every text: a pressed button stays under the finger. */}
      <p
        role="status"
        className={`line-clamp-2 min-w-0 text-small ${hasUnsaved ? "text-ink" : "text-muted"}`}
      >
        {said}
      </p>
      {problem && (
        <div className="order-last col-span-full text-small">
          {isWithUs && <p className="text-danger">{t("unreachable")}</p>}
          <CallErrorNotice problem={isWithUs ? undefined : problem} />
        </div>
      )}
    </>
  );
}
