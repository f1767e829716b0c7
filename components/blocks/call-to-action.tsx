import { getTranslations } from "next-intl/server";
import { ButtonLink } from "@/components/ui/button-link";
import { PictureImage } from "@/components/ui/picture-image";
import type { ConfOf } from "@/lib/contract/component";
import type { BlockContext } from "@/lib/site/block-context";
import { bootstrap } from "@/lib/site/bootstrap";

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
            isFirst={isFirst}
            picture={{ ...conf.image, alt: "" }}
            sizes="100vw"
            className="-z-20 h-60 w-full object-cover sm:absolute sm:inset-0 sm:h-full"
          />
          {/* The words stand on calm ground, and the picture beside them is seen as it is. */}
          <div className="-z-10 absolute inset-0 bg-linear-to-r from-25% from-background via-55% via-background/85 to-85% to-transparent max-sm:hidden" />
        </>
      )}
      <div className={`container-page ${conf.image ? "band-wide" : "band"}`}>
        {conf.kicker && <p className="kicker mb-4">{conf.kicker}</p>}
        <Title id={`${slug}-title`} className="max-w-3xl text-title sm:max-w-[52vw]">
          {conf.title}
        </Title>
        {conf.text && (
          <p className="mt-5 max-w-2xl text-lead sm:max-w-[min(42rem,52vw)]">{conf.text}</p>
        )}
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
                translate="no"
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
