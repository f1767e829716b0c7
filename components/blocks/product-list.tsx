import { getTranslations } from "next-intl/server";
import { ProductCard } from "@/components/product/product-card";
import { Section } from "@/components/ui/section";
import { SectionHeading } from "@/components/ui/section-heading";
import type { ConfOf } from "@/lib/contract/component";
import { productKind } from "@/lib/contract/product";
import { SHELF_ORDERS } from "@/lib/rules/on-the-shelf";
import { bootstrap } from "@/lib/site/bootstrap";
import { products } from "@/lib/site/catalogue";
import type { BlockContext } from "./block";
import { ProductShelf } from "./product-shelf";

const ORDERS = ["price", "-price", "name", "-name", "kind", "order"] as const;

/** What the shop sells, all of it; one filters and orders what is there already. */
export async function ProductList(props: { conf: ConfOf<"PRODUCT_LIST"> } & BlockContext) {
  const { conf, slug, locale, isFirst } = props;
  const [t, { parameters }] = await Promise.all([getTranslations("shop"), bootstrap(locale)]);
  const order = ORDERS.find((known) => known === parameters.PRODUCT_ORDER) ?? "price";
  const all = await products(locale, order);
  const sold = new Set(all.map(({ kind }) => kind));
  const kinds = (conf.kinds ?? productKind.options).filter((kind) => sold.has(kind));
  const isLine = (conf.display ?? parameters.PRODUCT_DISPLAY) === "LIST";
  const label = { price: t("filter.byPrice"), "-price": t("filter.byPriceDown") };
  const labels = { ...label, name: t("filter.byName") };
  const usual = SHELF_ORDERS.find((known) => known === order);
  return (
    <Section labelledBy={`${slug}-title`}>
      <SectionHeading {...conf} id={`${slug}-title`} level={isFirst ? "h1" : "h2"} />
      {all.length === 0 ? (
        <div className="max-w-xl">
          <p className="text-subtitle">{t("empty")}</p>
          <p className="mt-2 text-muted">{t("emptyText")}</p>
        </div>
      ) : (
        <ProductShelf
          id={slug}
          isLine={isLine}
          kinds={kinds.map((kind) => ({ kind, label: t(`kind.${kind}`) }))}
          orders={[
            ...(usual ? [] : [{ order: null, label: t("filter.bySite") }]),
            ...SHELF_ORDERS.map((known) => ({
              order: known === usual ? null : known,
              label: labels[known],
            })),
          ]}
          words={{
            title: t("filter.title"),
            kinds: t("filter.kinds"),
            all: t("filter.all"),
            search: t("filter.search"),
            searchHint: t("filter.searchHint"),
            order: t("filter.order"),
            nothing: t("filter.nothing"),
            nothingText: t("filter.nothingText"),
            reset: t("filter.reset"),
            // One for each number that can be found, so that the plural stays on the server.
            found: Array.from({ length: all.length + 1 }, (_, count) =>
              t("filter.found", { count }),
            ),
          }}
          items={all.map((item) => ({
            id: item.id,
            kind: item.kind,
            name: item.name,
            price: item.price,
            text: [item.name, item.appellation, item.vintage, item.reference, item.summary]
              .concat(item.tags)
              .join(" "),
            card: (
              <ProductCard item={item} ratio={parameters.PRODUCT_ASPECT_RATIO} isLine={isLine} />
            ),
          }))}
        />
      )}
    </Section>
  );
}
