import type { ComponentProps } from "react";
import PrivateLayout from "@/app/(private)/[locale]/layout";
import { LOCALES } from "@/lib/rules/text/locale-code";
import { trySetting } from "@/lib/site/setting-trial";

export {
  generateMetadata,
  generateStaticParams,
  generateViewport,
  instant,
} from "@/app/(private)/[locale]/layout";

/**
 * The root of unpublished pages, the same as that of the private pages, with the setting that is
 * tried. It stands apart because it has the parts of public pages, which would be bundled with the
 * pages for buying and booking.
 */
export default async function PreviewLayout(props: ComponentProps<typeof PrivateLayout>) {
  const { locale: segment } = await props.params;
  const locale = LOCALES.find((known) => known === segment);
  if (locale) await trySetting(locale);
  return <PrivateLayout {...props} />;
}
