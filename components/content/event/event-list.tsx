import { notFound } from "next/navigation";
import { getTranslations } from "next-intl/server";
import { ButtonLink } from "@/components/ui/button-link";
import { EmptyState } from "@/components/ui/empty-state";
import { ListPages } from "@/components/ui/list-pages";
import { Section } from "@/components/ui/section";
import { SectionHeading } from "@/components/ui/section-heading";
import { TitleAlone } from "@/components/ui/title-alone";
import type { ConfOf } from "@/lib/contract/component";
import type { BlockContext } from "@/lib/site/block-context";
import { eventList } from "@/lib/site/contents";
import { pathOfRole } from "@/lib/site/page-of-role";
import { EventRows } from "./event-rows";

/** Events that are not over: on the list's own page all of them, elsewhere the soonest. */
export async function EventList(props: { conf: ConfOf<"ELEMENT_LIST"> } & BlockContext) {
  const { conf, slug, locale, isFirst, pageRole, listPage = 1 } = props;
  const path = await pathOfRole("ELEMENTS", locale);
  if (!path) return <TitleAlone {...props} />;
  const isOwn = pageRole === "ELEMENTS";
  const number = isOwn ? listPage : 1;
  const [t, content, { items, total }] = await Promise.all([
    getTranslations("event"),
    getTranslations("content"),
    eventList(conf.route, locale, { number, nbItem: conf.nbItem }),
  ]);
  if (items.length === 0 && number > 1) notFound();
  if (items.length === 0 && !isOwn) return <TitleAlone {...props} />;
  return (
    <Section labelledBy={`${slug}-title`}>
      <SectionHeading {...conf} id={`${slug}-title`} isFirst={isFirst} />
      {items.length === 0 ? (
        <EmptyState title={t("none")} text={content("emptyText")} />
      ) : (
        <EventRows items={items} heading={isFirst ? "h2" : "h3"} locale={locale} />
      )}
      {isOwn ? (
        <ListPages path={path} number={number} last={Math.ceil(total / conf.nbItem)} />
      ) : (
        <p className="mt-9">
          <ButtonLink href={path} look="outline">
            {t("all")}
          </ButtonLink>
        </p>
      )}
    </Section>
  );
}
