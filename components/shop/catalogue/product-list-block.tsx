import { getMessages, getTranslations } from "next-intl/server";
import { Section } from "@/components/ui/section";
import type { ConfOf } from "@/lib/contract/component";
import { productKindSchema } from "@/lib/contract/product";
import type { Messages } from "@/lib/i18n/messages";
import { tagLabel } from "@/lib/rules/text/tag-label";
import type { BlockContext } from "@/lib/site/block-context";
import { bootstrap } from "@/lib/site/bootstrap";
import { firstProducts } from "@/lib/site/catalogue";
import { ProductShelfLoader } from "./product-shelf-loader";

const ORDERS = ["price", "-price", "name", "-name", "kind", "order"] as const;

export async function ProductListBlock(props: { conf: ConfOf<"PRODUCT_LIST"> } & BlockContext) {
  const { conf, slug, locale, isFirst } = props;
  const [t, messages, { parameters }] = await Promise.all([
    getTranslations("shop"),
    getMessages() as unknown as Promise<Messages>,
    bootstrap(locale),
  ]);
  const usual = ORDERS.find((known) => known === parameters.PRODUCT_ORDER) ?? "price";
  const { first, filters } = await firstProducts(locale, usual);
  const kinds = conf.kinds ?? productKindSchema.options;
  const tags = conf.tagLabels ?? filters.tags.map((tag) => ({ slug: tag, label: tagLabel(tag) }));
  const { filter, kind } = messages.shop;
  const { tellMe, tellMeOf, addShort, addOne, fewer, more, held, unreachable, gone, prior } =
    messages.cart;
  const Title = isFirst ? "h1" : "h2";
  return (
    <Section labelledBy={`${slug}-title`}>
      <div className="grid items-center gap-x-12 gap-y-3 md:grid-cols-[auto_1fr]">
        <header>
          {conf.kicker && <p className="kicker mb-2">{conf.kicker}</p>}
          <Title id={`${slug}-title`} className="text-title">
            {conf.title}
          </Title>
        </header>
        {/* In a small window it stands below the list: visitors come for the products. */}
        {conf.text && (
          <p className="max-w-3xl text-muted text-small max-md:order-last max-md:mt-8">
            {conf.text}
          </p>
        )}
        <div className="col-span-full min-w-0">
          {first.total === 0 ? (
            <div className="max-w-xl">
              <p className="text-subtitle">{t("empty")}</p>
              <p className="mt-2 text-muted">{t("emptyText")}</p>
            </div>
          ) : (
            <ProductShelfLoader
              id={slug}
              locale={locale}
              first={first}
              usual={usual}
              kinds={kinds.filter((kind) => filters.kinds.includes(kind))}
              tags={tags.filter((tag) => filters.tags.includes(tag.slug))}
              isLine={(conf.display ?? parameters.PRODUCT_DISPLAY) === "LIST"}
              imageService={parameters.IMAGE_SERVICE_URL}
              heading={isFirst ? "h2" : "h3"}
              messages={{
                shop: { filter, kind },
                cart: {
                  ...{ tellMe, tellMeOf, addShort, addOne, fewer, more, held, unreachable, gone },
                  prior,
                },
              }}
            />
          )}
        </div>
      </div>
    </Section>
  );
}
