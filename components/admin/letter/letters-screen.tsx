"use client";

import { useSearchParams } from "next/navigation";
import { useTranslations } from "next-intl";
import { PanelLink } from "@/components/admin/panel/panel-link";
import { panelButton } from "@/components/admin/panel/panel-look";
import { Loaded, NothingNote } from "@/components/admin/panel/panel-notes";
import { panelPath } from "@/components/admin/panel/panel-place";
import { Screen, ScreenPart } from "@/components/admin/panel/screen";
import { usePanelCall } from "@/components/admin/panel/use-panel-call";
import { usePanelData } from "@/components/admin/panel/use-panel-data";
import { usePanelFormat } from "@/components/admin/panel/use-panel-format";
import { PageSteps } from "@/components/admin/resource/page-steps";
import { retryDeadLetter } from "@/lib/api/panel";
import type { DeadLetters } from "@/lib/contract/dead-letter";
import type { LetterSummary, OutboxPage } from "@/lib/contract/outbox";
import { LetterMark } from "./letter-mark";

/** How many letters a page of the outbox has. */
const LETTERS_OF_A_PAGE = 10;

/** What the site has written to people, and what could not be sent or done. */
export function LettersScreen() {
  const t = useTranslations("outbox");
  const words = useTranslations("admin.letter");
  const page = Math.max(1, Math.trunc(Number(useSearchParams().get("page")) || 1));
  const outbox = usePanelData<OutboxPage>("/admin/outbox", {
    query: { page },
    keepPreviousData: true,
  });
  return (
    <Screen title={words("title")}>
      <FailedLetters />
      <Loaded of={outbox}>
        {({ letters, total, isDelivered }) => (
          <>
            {!isDelivered.MAIL && (
              <p className="mb-5 border-accent border-l-2 bg-surface px-4 py-3 text-small">
                {t("lead.kept")}
              </p>
            )}
            {letters.length === 0 ? (
              <NothingNote>{t("none.text")}</NothingNote>
            ) : (
              <ul className="divide-y divide-line rounded-card border border-line bg-surface">
                {letters.map((letter) => (
                  <LetterLine key={letter.id} letter={letter} />
                ))}
              </ul>
            )}
            <PageSteps
              page={page}
              total={total}
              rows={LETTERS_OF_A_PAGE}
              path={(other) => `/admin/letter${other > 1 ? `?page=${other}` : ""}`}
            />
          </>
        )}
      </Loaded>
    </Screen>
  );
}

function LetterLine({ letter }: { letter: LetterSummary }) {
  const t = useTranslations("outbox");
  const format = usePanelFormat();
  const { id, subject, recipient, createdAt, state, isReadable } = letter;
  const about = subject || t("textMessage");
  return (
    <li className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1 px-4 py-3">
      <div className="min-w-0 [overflow-wrap:anywhere]">
        {isReadable ? (
          <PanelLink
            href={panelPath("letter", id)}
            className="inline-flex min-h-6 items-center font-medium text-heading underline decoration-line-strong underline-offset-4 hover:text-accent"
          >
            {about}
          </PanelLink>
        ) : (
          <span className="font-medium text-heading">{about}</span>
        )}
        <p className="text-muted text-small">
          {t("to", { recipient })} · {format.dateAndTime(createdAt)}
        </p>
      </div>
      <LetterMark state={state} />
    </li>
  );
}

/** What was tried often enough and waits for a person; nothing where nothing does. */
function FailedLetters() {
  const t = useTranslations("admin.letter");
  const format = usePanelFormat();
  const { isBusy, run } = usePanelCall();
  const { data, mutate } = usePanelData<DeadLetters>("/admin/dead-letter");
  if (!data || data.deadLetters.length === 0) return null;
  return (
    <ScreenPart title={t("failed")} className="mb-8">
      <ul className="divide-y divide-line rounded-card border border-danger bg-surface">
        {data.deadLetters.map(({ id, kind, what, recipient, attempts, diedAt, error }) => (
          <li
            key={`${kind} ${id}`}
            className="flex flex-wrap items-center justify-between gap-3 px-4 py-3"
          >
            <div className="min-w-0 [overflow-wrap:anywhere]">
              <p className="font-medium text-heading">{recipient ?? what}</p>
              <p className="text-muted text-small">
                {t("attempts", { count: attempts, date: format.dateAndTime(diedAt) })}
                {error && <> · {error}</>}
              </p>
            </div>
            <button
              type="button"
              aria-busy={isBusy}
              onClick={() =>
                void run(async (call) => {
                  await retryDeadLetter(call, { kind, id });
                  await mutate();
                })
              }
              className={panelButton()}
            >
              {t("again")}
            </button>
          </li>
        ))}
      </ul>
    </ScreenPart>
  );
}
