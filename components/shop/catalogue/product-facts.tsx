import { getTranslations } from "next-intl/server";
import { Icon } from "@/components/ui/icon";
import type { Product } from "@/lib/contract/product";
import { siteFormat } from "@/lib/i18n/site-format";
import { codeFromLocale, type Locale } from "@/lib/rules/text/locale-code";
import type { Bootstrap } from "@/lib/site/bootstrap";

export async function ProductFacts(props: { product: Product; site: Bootstrap; locale: Locale }) {
  const { product, site, locale } = props;
  const { SHOW_GRAPE_VARIETY: hasGrapes, SHOW_GRAPE_VARIETY_PERCENT: hasShares } = site.parameters;
  const t = await getTranslations("shop.sheet");
  const { number, percent } = siteFormat(locale);
  const grapes = product.grapeVarieties.map(({ name, percent: share }) =>
    hasShares && share !== null ? t("grape", { name, percent: percent(share) }) : name,
  );
  const facts = [
    { label: t("appellation"), value: product.appellation },
    { label: t("vintage"), value: product.vintage },
    { label: t("grapes"), value: hasGrapes ? grapes.join(", ") : null },
    {
      label: t("alcohol"),
      value:
        product.alcohol === null ? null : t("alcoholValue", { value: number(product.alcohol) }),
    },
  ].filter(({ value }) => value);
  const hasFile = product.hasFile && site.productFileGenerator?.isActive;
  if (facts.length === 0 && !hasFile) return null;
  return (
    <>
      <h2 className="mb-4 text-subtitle">{t("facts")}</h2>
      <dl>
        {facts.map(({ label, value }) => (
          <div key={label} className="flex justify-between gap-6 border-line border-b py-3">
            <dt className="text-muted">{label}</dt>
            <dd className="text-right text-heading">{value}</dd>
          </div>
        ))}
      </dl>
      {hasFile && (
        <p className="mt-4">
          <a
            href={`/api/product/generate/file/${product.id}?userLang=${codeFromLocale(locale)}`}
            className="inline-flex min-h-11 items-center gap-3 text-accent underline underline-offset-4"
          >
            <Icon name="paper" />
            {t("file")}
          </a>
        </p>
      )}
    </>
  );
}
