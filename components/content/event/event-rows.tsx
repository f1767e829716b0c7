import { getTranslations } from "next-intl/server";
import { ROW_PICTURE } from "@/components/content/card/row-picture";
import { isOnFirstScreen } from "@/components/ui/first-screen";
import { PictureImage } from "@/components/ui/picture-image";
import { SiteLink } from "@/components/ui/site-link";
import type { Locale } from "@/lib/rules/text/locale-code";
import type { EventShown } from "@/lib/site/contents";
import { EventWhen } from "./event-when";

export async function EventRows(props: {
  items: EventShown[];
  heading: "h2" | "h3";
  locale: Locale;
}) {
  const { items, heading: Title, locale } = props;
  const t = await getTranslations("event");
  return (
    <ul>
      {items.map(({ id, title, subtitle, path, image, place, price, placesLeft, ...at }, index) => (
        <li key={id} className="group relative border-line border-t py-7">
          <div className="flex items-start justify-between gap-5 sm:gap-8">
            <div className="max-w-2xl">
              <p className="mb-2 text-accent text-small">
                <EventWhen {...at} locale={locale} />
              </p>
              <Title className="text-subtitle">
                <SiteLink
                  href={path ?? "/"}
                  className="after:absolute after:inset-0 group-hover:text-accent"
                >
                  {title}
                </SiteLink>
              </Title>
              {subtitle && <p className="mt-2 text-muted">{subtitle}</p>}
              <p className="mt-3 text-muted text-small">
                {[place, price, placesLeft !== null && t("left", { count: placesLeft })]
                  .filter(Boolean)
                  .join(" · ")}
              </p>
            </div>
            {image && (
              <PictureImage
                picture={{ ...image, alt: "" }}
                sizes="(min-width: 768px) 18rem, 6rem"
                className={ROW_PICTURE}
                isFirst={isOnFirstScreen(Title === "h2", index)}
              />
            )}
          </div>
        </li>
      ))}
    </ul>
  );
}
