import { getTranslations } from "next-intl/server";
import { buttonLook } from "@/components/ui/button-look";
import { PictureImage } from "@/components/ui/picture-image";
import { Section } from "@/components/ui/section";
import { SectionHeading } from "@/components/ui/section-heading";
import { TitleAlone } from "@/components/ui/title-alone";
import type { ConfOf } from "@/lib/contract/component";
import type { BlockContext } from "@/lib/site/block-context";
import { bootstrap } from "@/lib/site/bootstrap";

/** Address of the company, with a link to a map: no third party's map loads on the page itself. */
export async function MapLink(props: { conf: ConfOf<"MAP_LINK"> } & BlockContext) {
  const { conf, slug, locale, isFirst } = props;
  const [t, { addresses }] = await Promise.all([getTranslations("blocks"), bootstrap(locale)]);
  const [address] = addresses;
  if (!address) return <TitleAlone {...props} />;
  const { lat, lng } = address;
  const written = `${address.address}, ${address.postalCode} ${address.city}`;
  const map =
    lat === null || lng === null
      ? `https://www.openstreetmap.org/search?query=${encodeURIComponent(written)}`
      : `https://www.openstreetmap.org/?mlat=${lat}&mlon=${lng}#map=17/${lat}/${lng}`;
  return (
    <Section labelledBy={`${slug}-title`} raised>
      <div className="grid items-center gap-10 lg:grid-cols-2 lg:gap-20">
        <div>
          <SectionHeading {...conf} id={`${slug}-title`} isFirst={isFirst} />
          <address className="text-lead not-italic">
            <span>{address.address}</span>
            {address.addressPart2 && <span className="block">{address.addressPart2}</span>}
            <span className="block">{`${address.postalCode} ${address.city}`}</span>
          </address>
          <p className="mt-8">
            <a href={map} rel="noopener" className={buttonLook("outline")}>
              {t("openMap")}
            </a>
          </p>
        </div>
        {conf.image && (
          <PictureImage
            picture={conf.image}
            sizes="(min-width: 1200px) 45vw, 100vw"
            className="w-full rounded-card object-cover"
            isFirst={isFirst}
          />
        )}
      </div>
    </Section>
  );
}
