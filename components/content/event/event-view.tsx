import { getTranslations } from "next-intl/server";
import type { ReactNode } from "react";
import { ArticleFrame } from "@/components/content/article/article-frame";
import { QUIET_LOOK } from "@/components/ui/button-look";
import { SiteLink } from "@/components/ui/site-link";
import type { Locale } from "@/lib/rules/text/locale-code";
import type { EventShown } from "@/lib/site/contents";
import { EventRegister } from "./event-register";
import { EventWhen } from "./event-when";

export async function EventView(props: {
  event: EventShown;
  /** Path of the list, without its locale prefix. */
  listPath: string;
  locale: Locale;
}) {
  const { event, listPath, locale } = props;
  const t = await getTranslations("event");
  const facts: [string, ReactNode][] = [
    [t("facts.when"), <EventWhen key="when" {...event} locale={locale} />],
    [t("facts.place"), event.place],
    [t("facts.price"), event.price],
    [t("facts.places"), event.placesLeft === null ? null : t("left", { count: event.placesLeft })],
  ];
  return (
    <ArticleFrame
      kicker={<EventWhen {...event} locale={locale} />}
      title={event.title}
      lead={event.subtitle}
      picture={event.image}
      html={event.content ?? ""}
      facts={
        <>
          <dl className="mb-8 space-y-4">
            {facts.map(
              ([name, fact]) =>
                fact && (
                  <div key={name}>
                    <dt>{name}</dt>
                    <dd className="text-body text-ink">{fact}</dd>
                  </div>
                ),
            )}
          </dl>
          <SiteLink href={listPath} className={QUIET_LOOK}>
            {t("all")}
          </SiteLink>
        </>
      }
    >
      <EventRegister event={event} locale={locale} />
    </ArticleFrame>
  );
}
