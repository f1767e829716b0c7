"use client";

import { useTranslations } from "next-intl";
import { FactList } from "@/components/admin/panel/fact-list";
import { usePanel } from "@/components/admin/panel/panel-context";
import { PanelLink } from "@/components/admin/panel/panel-link";
import { PANEL_CARD } from "@/components/admin/panel/panel-look";
import { panelPath } from "@/components/admin/panel/panel-place";
import { usePanelFormat } from "@/components/admin/panel/use-panel-format";
import type { Letter } from "@/lib/contract/outbox";
import { LetterMark } from "./letter-mark";

export function LetterFacts({ letter }: { letter: Letter }) {
  const t = useTranslations("outbox.letter");
  const words = useTranslations("admin.letter");
  const format = usePanelFormat();
  const { recipient, replyTo, createdAt, state, sentAt, sentAgainAt, nextAttemptAt } = letter;
  const at = (instant: string | null) => instant && format.dateAndTime(instant);
  return (
    <div className={`${PANEL_CARD} mb-5 px-4 py-1`}>
      <FactList
        rows={[
          [t("recipient"), recipient],
          [words("about"), <LetterSubject key="about" letter={letter} />],
          [t("replyTo"), replyTo],
          [t("createdAt"), format.dateAndTime(createdAt)],
          [t("state"), <LetterMark key="state" state={state} />],
          [words("sentAt"), at(sentAt)],
          [words("sentAgainAt"), at(sentAgainAt)],
          [words("reason"), letter.fault && <LetterFaultText key="fault" fault={letter.fault} />],
          [words("nextAttemptAt"), letter.attempts > 0 && at(nextAttemptAt)],
        ]}
      />
    </div>
  );
}

/** Booking or order that a letter is about, where this user may see it. */
function LetterSubject({ letter: { kind, reference } }: { letter: Letter }) {
  const { resource, labelOf } = usePanel();
  const t = useTranslations("admin");
  const field = resource("letter")?.fields.kind;
  const name = field?.kind === "CHOICE" && field.options[kind];
  const part = kind === "BOOKING" ? "booking" : "order";
  if (!reference || !resource(part)) return name ? <span>{labelOf(name.label)}</span> : null;
  return (
    <PanelLink
      href={panelPath(part, reference)}
      className="text-accent underline underline-offset-4"
    >
      <span>{`${t(part === "booking" ? "toBooking" : "toOrder")} ${reference}`}</span>
    </PanelLink>
  );
}

/** Reason of a refused letter in plain words, and the server's answer for an expert. */
function LetterFaultText({ fault }: { fault: NonNullable<Letter["fault"]> }) {
  const t = useTranslations("admin.letter");
  return (
    <>
      <span>{t(`fault.${fault.reason}`)}</span>
      <details className="mt-1">
        <summary className="min-h-6 text-muted text-small">{t("said")}</summary>
        <p className="text-muted text-small [overflow-wrap:anywhere]">{fault.said}</p>
      </details>
    </>
  );
}
