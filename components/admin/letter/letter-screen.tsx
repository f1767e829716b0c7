"use client";

import { useTranslations } from "next-intl";
import { FactList } from "@/components/admin/panel/fact-list";
import { PANEL_CARD, panelButton } from "@/components/admin/panel/panel-look";
import { Loaded } from "@/components/admin/panel/panel-notes";
import { panelPath } from "@/components/admin/panel/panel-place";
import { Screen } from "@/components/admin/panel/screen";
import { usePanelData } from "@/components/admin/panel/use-panel-data";
import { usePanelFormat } from "@/components/admin/panel/use-panel-format";
import type { Letter } from "@/lib/contract/outbox";
import { LetterMark } from "./letter-mark";

/** A letter as its receiver sees it, in a frame that runs nothing; its text, and its files. */
export function LetterScreen({ id }: { id: string }) {
  const t = useTranslations("outbox");
  const words = useTranslations("admin.letter");
  const format = usePanelFormat();
  const letter = usePanelData<Letter>(`/admin/outbox/${encodeURIComponent(id)}`);
  return (
    <Screen
      title={letter.data ? letter.data.subject || t("textMessage") : words("one")}
      back={{ href: panelPath("letter"), label: words("title") }}
      isNarrow
    >
      <Loaded of={letter}>
        {({ recipient, replyTo, createdAt, state, htmlUrl, text, attachments }) => (
          <>
            <div className={`${PANEL_CARD} mb-5 px-4 py-1`}>
              <FactList
                rows={[
                  [t("letter.recipient"), recipient],
                  [t("letter.replyTo"), replyTo],
                  [t("letter.createdAt"), format.dateAndTime(createdAt)],
                  [t("letter.state"), <LetterMark key="state" state={state} />],
                ]}
              />
            </div>
            {attachments.length > 0 && (
              <ul aria-label={t("letter.attachments")} className="mb-5 flex flex-wrap gap-2">
                {attachments.map(({ filename, url }) => (
                  <li key={url}>
                    <a href={url} download={filename} className={panelButton()}>
                      {filename}
                    </a>
                  </li>
                ))}
              </ul>
            )}
            {htmlUrl && (
              <iframe
                src={htmlUrl}
                title={t("letter.frame")}
                sandbox="allow-popups allow-popups-to-escape-sandbox"
                className="h-[46rem] max-h-[75vh] w-full rounded-card border border-line bg-white"
              />
            )}
            <details open={htmlUrl === null} className="mt-3">
              <summary className="min-h-11 py-2.5 text-small">{t("letter.text")}</summary>
              <pre className="whitespace-pre-wrap rounded-card border border-line bg-surface p-4 font-content text-small [overflow-wrap:anywhere]">
                {text}
              </pre>
            </details>
          </>
        )}
      </Loaded>
    </Screen>
  );
}
