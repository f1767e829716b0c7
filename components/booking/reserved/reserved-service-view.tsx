import { getMessages, getTranslations } from "next-intl/server";
import { BookingFormLoader } from "@/components/booking/form/booking-form-loader";
import { NoScript } from "@/components/booking/form/no-script";
import { RichText } from "@/components/content/html/rich-text";
import { ButtonLink } from "@/components/ui/button-link";
import { PictureImage } from "@/components/ui/picture-image";
import type { ServiceDetail } from "@/lib/contract/service";
import type { Messages } from "@/lib/i18n/messages";
import type { Locale } from "@/lib/rules/text/locale-code";
import { bookingCalendar } from "@/lib/site/booking-calendar";
import { pathOfRole } from "@/lib/site/page-of-role";

/** Service that is reserved for members, with the form that books a ride as it. */
export async function ReservedServiceView(props: { service: ServiceDetail; locale: Locale }) {
  const { service, locale } = props;
  const { id, title, summary, image, content } = service;
  const [t, idCalendar, contactPath] = await Promise.all([
    getTranslations("blocks.reserved"),
    bookingCalendar(locale),
    pathOfRole("CONTACT", locale),
  ]);
  const { booking, form } = (await getMessages()) as unknown as Messages;
  return (
    <article className="container-page pt-6 pb-16 md:pt-12 md:pb-24">
      <title>{title}</title>
      <header
        className={
          image ? "grid items-center gap-x-16 gap-y-8 md:grid-cols-[7fr_5fr]" : "max-w-3xl"
        }
      >
        <div>
          <p className="kicker mb-4">{t("title")}</p>
          <h1 className="text-title [overflow-wrap:anywhere]">{title}</h1>
          <p className="mt-5 text-lead text-muted">{summary}</p>
        </div>
        {image && (
          <PictureImage
            picture={{ ...image, alt: "" }}
            sizes="(min-width: 996px) 28rem, 100vw"
            className="aspect-8/5 w-full rounded-card object-cover"
            isFirst
          />
        )}
      </header>
      {content && <RichText html={content} className="mt-10 max-w-2xl text-muted" />}
      <section aria-labelledby="book-reserved" className="mt-14">
        <h2 id="book-reserved" className="mb-8 text-subtitle">
          {t("book")}
        </h2>
        {idCalendar === undefined ? (
          contactPath && <ButtonLink href={contactPath}>{t("ask")}</ButtonLink>
        ) : (
          <BookingFormLoader
            locale={locale}
            messages={{ booking, form }}
            idCalendar={idCalendar}
            service={{ id, title }}
          >
            <NoScript locale={locale} />
          </BookingFormLoader>
        )}
      </section>
    </article>
  );
}
