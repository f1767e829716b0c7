import { getTranslations } from "next-intl/server";
import { ButtonLink } from "@/components/ui/button-link";
import { PictureImage } from "@/components/ui/picture-image";
import type { ConfOf } from "@/lib/contract/component";
import type { BlockContext } from "@/lib/site/block-context";
import { bootstrap } from "@/lib/site/bootstrap";

/** The last word of a page: where to go from here. */
export async function CallToAction(props: { conf: ConfOf<"CALL_TO_ACTION"> } & BlockContext) {
  const { conf, slug, locale, isFirst } = props;
  const Title = isFirst ? "h1" : "h2";
  const [t, { parameters }] = await Promise.all([getTranslations("blocks"), bootstrap(locale)]);
  const phone = conf.showPhone ? parameters.COMPANY_PHONE : null;
  return (
    <section
      aria-labelledby={`${slug}-title`}
      className="relative isolate overflow-hidden border-line border-y bg-surface"
    >
      {conf.image && (
        <>
          <PictureImage
            picture={{ ...conf.image, alt: "" }}
            sizes="100vw"
            className="-z-20 absolute inset-0 size-full object-cover"
          />
          <div className="-z-10 absolute inset-0 bg-linear-to-r from-background/95 to-background/60" />
        </>
      )}
      <div className="container-page py-16 md:py-24">
        {conf.kicker && <p className="kicker mb-4">{conf.kicker}</p>}
        <Title id={`${slug}-title`} className="max-w-3xl text-title">
          {conf.title}
        </Title>
        {conf.text && <p className="mt-5 max-w-2xl text-lead">{conf.text}</p>}
        <div className="mt-9 flex flex-wrap items-center gap-x-8 gap-y-5">
          {conf.actions.map(({ label, url }, index) => (
            <ButtonLink key={url} href={url} look={index === 0 ? "solid" : "outline"}>
              {label}
            </ButtonLink>
          ))}
          {phone && (
            <p className="text-muted text-small">
              {t("orCall")}{" "}
              <a
                href={`tel:${phone.replace(/\s/g, "")}`}
                className="whitespace-nowrap text-heading underline decoration-accent underline-offset-4 hover:text-accent"
              >
                {phone}
              </a>
            </p>
          )}
        </div>
      </div>
    </section>
  );
}
