"use client";

import { useTranslations } from "next-intl";
import { PanelLink } from "@/components/admin/panel/panel-link";
import { panelButton } from "@/components/admin/panel/panel-look";
import { panelPath } from "@/components/admin/panel/panel-place";
import { ScreenPart } from "@/components/admin/panel/screen";
import { usePanelCall } from "@/components/admin/panel/use-panel-call";
import { usePanelData } from "@/components/admin/panel/use-panel-data";
import { usePanelFormat } from "@/components/admin/panel/use-panel-format";
import type { DeadLetters } from "@/lib/contract/dead-letter";
import { letterFault } from "@/lib/rules/privacy/letter-fault";

const SHOWN = 3;

/** Tasks that failed often enough and wait for a person; nothing where there are none. */
export function FailedWork() {
  const t = useTranslations("admin.letter");
  const { data, mutate } = usePanelData("/admin/dead-letter");
  if (!data || data.deadLetters.length === 0) return null;
  const work = data.deadLetters.filter(({ kind }) => kind === "DEADLINE");
  const letters = data.deadLetters.filter(({ kind }) => kind !== "DEADLINE");
  const more = letters.length - SHOWN;
  return (
    <ScreenPart title={t("failed")} className="mb-8">
      <ul className="divide-y divide-line rounded-card border border-danger bg-surface">
        {[...work, ...letters.slice(0, SHOWN)].map((dead) => (
          <FailedLine key={`${dead.kind} ${dead.id}`} dead={dead} onTried={mutate} />
        ))}
      </ul>
      {more > 0 && (
        <p className="mt-2">
          <PanelLink
            href={`${panelPath("letter")}?state=FAILED`}
            className="inline-flex min-h-11 items-center text-accent text-small underline underline-offset-4"
          >
            {t("moreFailed", { count: more })}
          </PanelLink>
        </p>
      )}
    </ScreenPart>
  );
}

function FailedLine(props: {
  dead: DeadLetters["deadLetters"][number];
  onTried: () => Promise<unknown>;
}) {
  const { dead, onTried } = props;
  const { id, kind, what, recipient, attempts, diedAt, error } = dead;
  const t = useTranslations("admin.letter");
  const format = usePanelFormat();
  const { isBusy, run } = usePanelCall();
  return (
    <li className="flex flex-wrap items-center justify-between gap-3 px-4 py-3">
      <div className="min-w-0 [overflow-wrap:anywhere]">
        <p className="font-medium text-heading">
          {recipient === null ? (
            what
          ) : (
            <PanelLink
              href={panelPath("letter", id)}
              className="inline-flex min-h-6 items-center underline decoration-line-strong underline-offset-4 hover:text-accent"
            >
              {recipient}
            </PanelLink>
          )}
        </p>
        <p className="text-muted text-small">
          {recipient !== null && error && <span>{`${t(`fault.${letterFault(error)}`)} · `}</span>}
          <span>{t("attempts", { count: attempts, date: format.dateAndTime(diedAt) })}</span>
        </p>
      </div>
      <button
        type="button"
        aria-busy={isBusy}
        onClick={() =>
          void run(async (call) => {
            await call("POST /admin/dead-letter/{kind}/{id}/again", { params: { kind, id } });
            await onTried();
          })
        }
        className={panelButton()}
      >
        {t("again")}
      </button>
    </li>
  );
}
