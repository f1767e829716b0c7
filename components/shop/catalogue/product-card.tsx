import { useLocale, useTranslations } from "next-intl";
import { ViewTransition } from "react";
import { CardAdd } from "@/components/shop/cart/card-add";
import { CrossedPrice, PriorPriceNote } from "@/components/shop/price/crossed-price";
import { reductionWords } from "@/components/shop/price/reduction-words";
import { PageLink } from "@/components/ui/page-link";
import { SmallPicture } from "@/components/ui/small-picture";
import type { ProductItem } from "@/lib/contract/product";
import { siteFormat } from "@/lib/i18n/site-format";
import { declinationValues } from "@/lib/rules/shop/declination-values";
import { offeredDeclination } from "@/lib/rules/shop/offered-declination";
import { productPath } from "@/lib/rules/shop/product-path";
import { type Locale, localisedPath } from "@/lib/rules/text/locale-code";
import { sharedPicture } from "./shared-picture";
import { StockLabel } from "./stock-label";

const SIZES = "(min-width: 1200px) 18rem, (min-width: 768px) 30vw, 46vw";

/**
 * Product in a list: its picture, its name, and its first declination, with its price and the
 * button to the cart. Made on the server, and in the browser where the list is asked for there.
 */
export function ProductCard(props: {
  item: ProductItem;
  /** True where the picture stands beside the words, one product a line. */
  isLine?: boolean;
  /** Address of the site's image service. */
  imageService: string | null;
  heading?: "h2" | "h3";
  /** True on the first screen: its picture loads before the rest. */
  isFirst?: boolean;
}) {
  const { item, isLine = false, imageService, heading: Heading = "h3", isFirst } = props;
  const locale = useLocale() as Locale;
  const { euros } = siteFormat(locale);
  const t = useTranslations("cart");
  const offered = offeredDeclination(item.declinations);
  const reduction = reductionWords(offered?.reduction, locale, (price) => t("prior", { price }));
  return (
    <article
      className={`group relative h-full ${isLine ? "grid grid-cols-[6rem_1fr] gap-6 sm:grid-cols-[9rem_1fr]" : "flex flex-col"}`}
    >
      <ViewTransition {...sharedPicture(item)}>
        <div className="overflow-hidden rounded-card bg-surface">
          {item.image && (
            <div className="aspect-(--picture-ratio)">
              <SmallPicture
                picture={item.image}
                widths={[256, 384, 768]}
                sizes={SIZES}
                service={imageService}
                isFirst={isFirst}
                className="size-full object-cover transition-transform duration-500 group-hover:scale-[1.03]"
              />
            </div>
          )}
        </div>
      </ViewTransition>
      <div className={isLine ? "self-center" : "flex flex-1 flex-col pt-3.5"}>
        <Heading className="text-subtitle max-sm:text-[1.3125rem]">
          <PageLink
            href={localisedPath(productPath(item), locale)}
            className="after:absolute after:inset-0 group-hover:text-accent"
          >
            {item.name}
          </PageLink>
        </Heading>
        <p className="mt-1 line-clamp-2 text-muted sm:line-clamp-3 text-small">{item.summary}</p>
        <p
          className={`flex flex-wrap items-baseline gap-x-2.5 ${isLine ? "mt-3" : "mt-auto pt-3"}`}
        >
          <span translate="no" className="figures text-heading">
            {euros(offered?.price ?? item.price)}
          </span>
          <CrossedPrice reduction={reduction} />
        </p>
        <PriorPriceNote reduction={reduction} />
        <p className="text-muted text-small">{offered && declinationValues(offered)}</p>
        <StockLabel stock={offered?.stock} />
        <CardAdd item={item} />
      </div>
    </article>
  );
}
