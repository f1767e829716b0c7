import { RideAsker } from "@/components/booking/asker/ride-asker";
import { LowestPrice } from "@/components/booking/journey/lowest-price";
import { ButtonLink } from "@/components/ui/button-link";
import { PictureImage } from "@/components/ui/picture-image";
import type { ConfOf } from "@/lib/contract/component";
import type { BlockContext } from "@/lib/site/block-context";
import { pathOfRole } from "@/lib/site/page-of-role";

export async function Hero(props: { conf: ConfOf<"HERO"> } & BlockContext) {
  const { conf, slug, locale, isFirst } = props;
  const isFull = conf.size === "FULL";
  const Title = isFirst ? "h1" : "h2";
  const formPath = conf.asksRide ? await pathOfRole("BOOKING_FORM", locale) : undefined;
  // The page's own link to the form carries the known parts of the ride; the form replaces it.
  const isToForm = ({ url }: { url: string }) => url.split("?")[0] === formPath;
  const known = new URLSearchParams(conf.actions.find(isToForm)?.url.split("?")[1]);
  const actions = conf.actions.filter((action) => !isToForm(action));
  return (
    <section
      aria-labelledby={`${slug}-title`}
      className={`relative isolate z-1 flex flex-col justify-end ${isFull ? "min-h-[min(100svh,60rem)] light:min-h-[min(84svh,50rem)] light:max-sm:min-h-0" : "sm:min-h-[min(56svh,32rem)]"}`}
    >
      {isFull ? (
        <FullPicture image={conf.image} imageMobile={conf.imageMobile} isFirst={isFirst} />
      ) : (
        <SidePicture image={conf.image} imageMobile={conf.imageMobile} isFirst={isFirst} />
      )}
      <div
        className={`container-page w-full ${isFull ? "pt-22 pb-16 sm:pt-40 md:pb-16 light:pb-10 light:max-sm:pt-6" : "pb-10 max-sm:-mt-4 sm:pt-16 md:pb-14"}`}
      >
        <div className={isFull ? "max-w-3xl light:sm:max-w-[min(42rem,52vw)]" : "sm:max-w-[46%]"}>
          {conf.kicker && <p className="kicker mb-4 sm:mb-5">{conf.kicker}</p>}
          <Title id={`${slug}-title`} className={isFull ? "text-display" : "text-title"}>
            {conf.title}
          </Title>
          <p className="mt-4 max-w-2xl text-ink text-lead sm:mt-6 light:sm:max-w-[min(34rem,44vw)]">
            {conf.text}
          </p>
        </div>
        {conf.lowestPrice !== "NONE" && (
          <p className="mt-4 text-lead sm:mt-6">
            <LowestPrice kind={conf.lowestPrice} locale={locale} />
          </p>
        )}
        {actions.length > 0 && (
          <p className="mt-6 flex flex-wrap gap-4 sm:mt-8">
            {actions.map(({ label, url }, index) => (
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
        {/* Last: the lists of its fields open over what is below, and cover no button. */}
        {formPath && <RideAsker path={formPath} locale={locale} known={known} />}
      </div>
      {conf.facts.length > 0 && (
        <div className="light:bg-background">
          <dl className="container-page grid w-full grid-cols-2 gap-x-8 gap-y-6 pb-12 *:border-line *:border-t *:pt-7 md:grid-cols-4 md:pb-16 light:pb-0">
            {conf.facts.map(({ value, label }) => (
              <div key={label} className="flex flex-col-reverse justify-end">
                <dt className="text-muted text-small">{label}</dt>
                <dd className="figures text-heading text-subtitle">{value}</dd>
              </div>
            ))}
          </dl>
        </div>
      )}
    </section>
  );
}

type PictureOf = Pick<ConfOf<"HERO">, "image" | "imageMobile"> & { isFirst: boolean };

/** Picture from edge to edge behind the words; of a light site, above them in a small window. */
function FullPicture({ image, imageMobile, isFirst }: PictureOf) {
  return (
    <>
      <PictureImage
        picture={image}
        small={imageMobile}
        sizes="100vw"
        isFirst={isFirst}
        className="-z-20 absolute inset-0 size-full object-cover light:max-sm:static light:max-sm:h-[24svh]"
      />
      {/* The title must be readable on any picture: two veils, from below and from the left.
          Letters that are as wide as the picture need more of them. Dark letters on a light
          picture would need so much that little were left of it: they stand on calm ground
          beside it, in a small window below it. */}
      <div className="-z-10 absolute inset-0 bg-linear-to-t from-background via-background/35 to-transparent max-sm:via-background/60 max-sm:to-background/40 light:hidden" />
      <div className="-z-10 absolute inset-0 bg-linear-to-r from-background/80 via-background/35 to-transparent light:from-25% light:from-background light:via-52% light:via-background/85 light:to-80% max-sm:hidden" />
    </>
  );
}

/**
 * Picture beside the words, which stand on the page's own ground: above them on a phone. Its left
 * fades into that ground, so what is cut off is cut there.
 */
function SidePicture({ image, imageMobile, isFirst }: PictureOf) {
  return (
    <div className="-z-10 relative h-40 sm:absolute sm:inset-y-0 sm:right-0 sm:h-auto sm:w-[56%]">
      <PictureImage
        picture={image}
        small={imageMobile}
        sizes="(min-width: 768px) 56vw, 100vw"
        isFirst={isFirst}
        className={`size-full object-cover ${image.focus ? "" : "sm:object-right"}`}
      />
      <div className="absolute inset-0 bg-linear-to-t from-background to-60% to-transparent sm:bg-linear-to-r sm:to-45%" />
    </div>
  );
}
