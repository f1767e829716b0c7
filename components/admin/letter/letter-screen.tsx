"use client";

import { useTranslations } from "next-intl";
import { panelButton } from "@/components/admin/panel/panel-look";
import { Loaded } from "@/components/admin/panel/panel-notes";
import { panelPath } from "@/components/admin/panel/panel-place";
import { Screen } from "@/components/admin/panel/screen";
import { usePanelData } from "@/components/admin/panel/use-panel-data";
import { usePanelFormat } from "@/components/admin/panel/use-panel-format";
import type { Letter } from "@/lib/contract/outbox";
import { LetterFacts } from "./letter-facts";
import { SendAgain } from "./send-again";

/** Letter as its receiver sees it, in a frame that runs nothing; its state, and its files. */
export function LetterScreen({ id }: { id: string }) {
  const t = useTranslations("outbox");
  const words = useTranslations("admin.letter");
  const letter = usePanelData("/admin/outbox/{id}", { params: { id } });
  return (
    <Screen
      title={letter.data ? letter.data.subject || t("textMessage") : words("one")}
      back={{ href: panelPath("letter"), label: words("title") }}
      isNarrow
    >
      <Loaded of={letter}>
        {(data) => (
          <>
            <LetterFacts letter={data} />
            <SendAgain letter={data} onSent={(now) => letter.mutate(now, { revalidate: false })} />
            {data.attachments.length > 0 && (
              <ul aria-label={t("letter.attachments")} className="mb-5 flex flex-wrap gap-2">
                {data.attachments.map(({ filename, url }) => (
                  <li key={url}>
                    <a href={url} download={filename} className={panelButton()}>
                      {filename}
                    </a>
                  </li>
                ))}
              </ul>
            )}
            <LetterBody letter={data} />
          </>
        )}
      </Loaded>
    </Screen>
  );
}

/** Body of a letter, as long as its text is kept. */
function LetterBody({ letter }: { letter: Letter }) {
  const { htmlUrl, text, isWithoutKeys, bodyErasedAt } = letter;
  const t = useTranslations("outbox");
  const words = useTranslations("admin.letter");
  const format = usePanelFormat();
  if (bodyErasedAt) {
    return (
      <p className="rounded-card border border-line border-dashed px-4 py-6 text-center text-muted">
        {words("erased", { date: format.date(bodyErasedAt) })}
      </p>
    );
  }
  return (
    <>
      {isWithoutKeys && <p className="mb-3 text-muted text-small">{words("withoutKeys")}</p>}
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
  );
}
