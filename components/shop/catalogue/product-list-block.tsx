import { getMessages, getTranslations } from "next-intl/server";
import { Section } from "@/components/ui/section";
import { SectionHeading } from "@/components/ui/section-heading";
import type { ConfOf } from "@/lib/contract/component";
import { productKindSchema } from "@/lib/contract/product";
import type { Messages } from "@/lib/i18n/messages";
import { tagLabel } from "@/lib/rules/text/tag-label";
import type { BlockContext } from "@/lib/site/block-context";
import { bootstrap } from "@/lib/site/bootstrap";
import { firstProducts } from "@/lib/site/catalogue";
import { ProductShelfLoader } from "./product-shelf-loader";

const ORDERS = ["price", "-price", "name", "-name", "kind", "order"] as const;

/** What the shop sells: its first page, and what asks for the others. */
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
  const { filter, kind, from } = messages.shop;
  const { addShort, addOne, held, unreachable, gone } = messages.cart;
  return (
    <Section labelledBy={`${slug}-title`} close={isFirst}>
      <SectionHeading {...conf} id={`${slug}-title`} isFirst={isFirst} />
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
          heading={isFirst ? "h2" : "h3"}
          messages={{
            shop: { filter, kind, from },
            cart: { addShort, addOne, held, unreachable, gone },
          }}
        />
      )}
    </Section>
  );
}
