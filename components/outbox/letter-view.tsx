import { getLocale, getTranslations } from "next-intl/server";
import { Facts } from "@/components/purchase/facts";
import { Icon } from "@/components/ui/icon";
import { SiteLink } from "@/components/ui/site-link";
import type { Letter } from "@/lib/contract/outbox";
import { siteFormat } from "@/lib/i18n/site-format";
import type { Locale } from "@/lib/rules/text/locale-code";
import { LetterStateMark } from "./letter-state-mark";

const LINK =
  "inline-flex min-h-11 items-center gap-2.5 text-accent hover:underline hover:underline-offset-4";

/** Letter: its receiver, its HTML in a frame that runs nothing, its text, and its files. */
export async function LetterView({ letter }: { letter: Letter }) {
  const [t, locale] = await Promise.all([
    getTranslations("outbox"),
    getLocale() as Promise<Locale>,
  ]);
  const { recipient, replyTo, createdAt, state, htmlUrl, text, attachments } = letter;
  return (
    <div className="space-y-10">
      <Facts
        rows={[
          [t("letter.recipient"), recipient],
          [t("letter.replyTo"), replyTo],
          [t("letter.createdAt"), siteFormat(locale).dateAndTime(createdAt)],
          [t("letter.state"), <LetterStateMark key="state" state={state} />],
        ]}
      />
      {attachments.length > 0 && (
        <section aria-labelledby="letter-files">
          <h2 id="letter-files" className="mb-2 font-title text-heading text-subtitle">
            {t("letter.attachments")}
          </h2>
          <ul>
            {attachments.map(({ filename, url }) => (
              <li key={url}>
                <a href={url} download={filename} className={LINK}>
                  <Icon name="paper" />
                  <span>{filename}</span>
                </a>
              </li>
            ))}
          </ul>
        </section>
      )}
      {htmlUrl && (
        <iframe
          src={htmlUrl}
          title={t("letter.frame")}
          sandbox="allow-popups allow-popups-to-escape-sandbox"
          className="h-[46rem] max-h-[80vh] w-full border border-line bg-white"
        />
      )}
      <details open={htmlUrl === null}>
        <summary className="min-h-11 cursor-pointer py-2.5">{t("letter.text")}</summary>
        <pre className="mt-2 whitespace-pre-wrap border border-line bg-surface p-6 font-content text-small [overflow-wrap:anywhere]">
          {text}
        </pre>
      </details>
      <p>
        <SiteLink href="/outbox" className={LINK}>
          {t("letter.back")}
        </SiteLink>
      </p>
    </div>
  );
}
