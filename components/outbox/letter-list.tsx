import { getLocale, getTranslations } from "next-intl/server";
import type { LetterSummary } from "@/lib/contract/outbox";
import { siteFormat } from "@/lib/i18n/site-format";
import { type Locale, localisedPath } from "@/lib/rules/text/locale-code";
import { LetterStateMark } from "./letter-state-mark";

export async function LetterList({ letters }: { letters: LetterSummary[] }) {
  const [t, locale] = await Promise.all([
    getTranslations("outbox"),
    getLocale() as Promise<Locale>,
  ]);
  const format = siteFormat(locale);
  return (
    <ul className="border-line border-t">
      {letters.map(({ id, subject, recipient, createdAt, state, isReadable }) => {
        const about = subject || t("textMessage");
        return (
          <li
            key={id}
            className="grid gap-x-8 gap-y-1 border-line border-b py-4 lg:grid-cols-[minmax(0,1fr)_auto] lg:items-baseline"
          >
            <h2 className="min-w-0 font-content font-medium text-body [overflow-wrap:anywhere]">
              {isReadable ? (
                // No link of Next's: the letter's page has its own policy, which comes with a load.
                <a
                  href={localisedPath(`/outbox/${id}`, locale)}
                  className="inline-flex min-h-6 items-center underline decoration-1 decoration-line-strong underline-offset-4 hover:text-accent"
                >
                  {about}
                </a>
              ) : (
                about
              )}
            </h2>
            <p className="lg:row-span-2 lg:text-right">
              <LetterStateMark state={state} />
            </p>
            <p className="min-w-0 text-muted text-small [overflow-wrap:anywhere]">
              <span>{`${t("to", { recipient })} · ${format.dateAndTime(createdAt)}`}</span>
              {!isReadable && <span>{` · ${t("unreadable")}`}</span>}
            </p>
          </li>
        );
      })}
    </ul>
  );
}
