import type { Metadata } from "next";
import { notFound, permanentRedirect } from "next/navigation";
import { Breadcrumb } from "@/components/layout/breadcrumb";
import { SiteShell } from "@/components/layout/site-shell";
import { StructuredData } from "@/components/seo/structured-data";
import { ProductSheet } from "@/components/shop/catalogue/product-sheet";
import { idOfProductPath, productPath } from "@/lib/rules/shop/product-path";
import { LOCALES, type Locale, localisedPath } from "@/lib/rules/text/locale-code";
import { breadcrumbData } from "@/lib/seo/page-data";
import { productData } from "@/lib/seo/product-data";
import { productMetadata } from "@/lib/seo/product-metadata";
import { bootstrap } from "@/lib/site/bootstrap";
import { product } from "@/lib/site/catalogue";
import { pageOfRole } from "@/lib/site/page-of-role";
import { pageMenu } from "@/lib/site/pages";
import { productParcels } from "@/lib/site/product-parcels";
import { siteLocales } from "@/lib/site/site-locales";
import { trailTo } from "@/lib/site/trail";

export const ensureStatic = "navigation";

/** A placeholder: `next build` needs no provider, and each sheet is made on its first request. */
export const generateStaticParams = () => [{ slug: "_build" }];

interface Props {
  params: Promise<{ locale: string; slug: string }>;
}

/** Loads a product on sale; an old name redirects to the new one. */
async function load({ params }: Props) {
  const { locale: segment, slug } = await params;
  const locale: Locale = LOCALES.find((known) => known === segment) ?? notFound();
  const id = idOfProductPath(slug) ?? notFound();
  const sold = (await product(id, locale)) ?? notFound();
  const path = productPath(sold);
  if (path !== `/product/${slug}`) permanentRedirect(localisedPath(path, locale));
  const site = await bootstrap(locale);
  const paths = await Promise.all(
    siteLocales(site.info).map(async (other) => {
      const same = await product(id, other);
      return [other, localisedPath(same ? productPath(same) : path, other)] as const;
    }),
  );
  return { locale, path, paths: Object.fromEntries(paths), sold, site };
}

export async function generateMetadata(props: Props): Promise<Metadata> {
  const { locale, sold, paths, site } = await load(props);
  return productMetadata(site, sold, locale, paths);
}

export default async function ProductPage(props: Props) {
  const { locale, path, sold, site } = await load(props);
  const [menu, shop, parcels] = await Promise.all([
    pageMenu(locale),
    pageOfRole("SHOP", locale),
    productParcels(
      sold.type,
      sold.declinations.map(
        ({ id, sellByMultipleOf, hasShippingFees, capacity, capacityUnit }) => ({
          id,
          sellByMultipleOf,
          hasShippingFees,
          capacity,
          capacityUnit,
        }),
      ),
    ),
  ]);
  const trail = trailTo(menu, shop ? [shop] : [], { title: sold.name, url: path });
  return (
    <SiteShell locale={locale} path={path}>
      <Breadcrumb trail={trail} />
      <ProductSheet product={sold} site={site} locale={locale} />
      <StructuredData
        graph={[productData(site, locale, sold, parcels), breadcrumbData(site, locale, trail)]}
      />
    </SiteShell>
  );
}
