import { RideAsker } from "@/components/booking/form/ride-asker";
import { ButtonLink } from "@/components/ui/button-link";
import { PictureImage } from "@/components/ui/picture-image";
import type { ConfOf } from "@/lib/contract/component";
import type { BlockContext } from "@/lib/site/block-context";
import { pathOfRole } from "@/lib/site/page-of-role";

/** The opening of a page: a picture under its title, what it is about, and where to go. */
export async function Hero(props: { conf: ConfOf<"HERO"> } & BlockContext) {
  const { conf, slug, locale, isFirst } = props;
  const isFull = conf.size === "FULL";
  const Title = isFirst ? "h1" : "h2";
  const formPath = conf.asksRide ? await pathOfRole("BOOKING_FORM", locale) : undefined;
  return (
    <section
      aria-labelledby={`${slug}-title`}
      className={`relative isolate flex z-1 flex-col justify-end ${isFull ? "min-h-[min(100svh,60rem)]" : "min-h-[min(64svh,36rem)]"}`}
    >
      <PictureImage
        picture={conf.image}
        small={conf.imageMobile}
        sizes="100vw"
        isFirst={isFirst}
        className="-z-20 absolute inset-0 size-full object-cover"
      />
      {/* The title must be readable on any picture: two veils, from below and from the left.
          Dark letters on a light picture need more of them, and so do letters that are as wide as the picture. */}
      <div className="-z-10 absolute inset-0 bg-linear-to-t from-background via-background/35 to-transparent max-sm:in-data-[theme=dark]:via-background/60 max-sm:in-data-[theme=dark]:to-background/40 max-sm:in-data-[theme=light]:via-background/85 max-sm:in-data-[theme=light]:to-background/70" />
      <div className="-z-10 absolute inset-0 bg-linear-to-r from-background/80 via-background/35 to-transparent in-data-[theme=light]:from-background/95 in-data-[theme=light]:via-background/80 max-lg:in-data-[theme=light]:to-background/60 max-sm:hidden" />
      <div
        className={`container-page w-full ${isFull ? "pt-28 sm:pt-40" : "pt-24"} pb-12 md:pb-16`}
      >
        <div className="max-w-3xl">
          {conf.kicker && <p className="kicker mb-5">{conf.kicker}</p>}
          <Title id={`${slug}-title`} className={isFull ? "text-display" : "text-title"}>
            {conf.title}
          </Title>
          <p className="mt-6 max-w-2xl text-lead text-ink">{conf.text}</p>
        </div>
        {formPath && <RideAsker path={formPath} locale={locale} />}
        <div className="max-w-3xl">
          {conf.actions.length > 0 && (
            <p className="mt-9 flex flex-wrap gap-4">
              {conf.actions.map(({ label, url }, index) => (
                <ButtonLink
                  key={url}
                  href={url}
                  look={index === 0 && !formPath ? "solid" : "outline"}
                >
                  {label}
                </ButtonLink>
              ))}
            </p>
          )}
        </div>
        {conf.facts.length > 0 && (
          <dl className="mt-14 grid grid-cols-2 gap-x-8 gap-y-6 border-line border-t pt-7 md:grid-cols-4">
            {conf.facts.map(({ value, label }) => (
              <div key={label} className="flex flex-col-reverse justify-end">
                <dt className="text-muted text-small">{label}</dt>
                <dd className="font-title text-heading text-subtitle">{value}</dd>
              </div>
            ))}
          </dl>
        )}
      </div>
    </section>
  );
}
