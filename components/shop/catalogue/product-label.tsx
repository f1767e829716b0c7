import { getTranslations } from "next-intl/server";
import type { Product } from "@/lib/contract/product";
import { siteFormat } from "@/lib/i18n/site-format";
import { allergenParts } from "@/lib/rules/shop/allergen-parts";
import type { Locale } from "@/lib/rules/text/locale-code";

/** Ingredients and nutrition of what one drinks or eats (regulations 1169/2011 and 2021/2117); nothing where unsaid. */
export async function ProductLabel(props: {
  label: NonNullable<Product["label"]>;
  locale: Locale;
}) {
  const { label, locale } = props;
  const t = await getTranslations("shop.label");
  const { number } = siteFormat(locale);
  const rows = [
    [t("energy"), t("energyValue", { kj: number(label.energyKj), kcal: number(label.energyKcal) })],
    [t("carbohydrates"), t("grams", { value: number(label.carbohydrates) })],
    [t("sugars"), t("grams", { value: number(label.sugars) })],
  ] as const;
  return (
    <>
      <p>
        <span className="text-muted">{t("ingredients")}</span>{" "}
        {allergenParts(label.ingredients).map(({ text, isAllergen }) =>
          isAllergen ? (
            <strong key={text} className="text-heading">
              {text}
            </strong>
          ) : (
            <span key={text}>{text}</span>
          ),
        )}
      </p>
      <p className="mt-6 mb-1 font-semibold text-heading">{t("nutrition")}</p>
      <dl>
        {rows.map(([name, value]) => (
          <div key={name} className="flex justify-between gap-6 border-line border-b py-3">
            <dt className="text-muted">{name}</dt>
            <dd className="text-right text-heading">{value}</dd>
          </div>
        ))}
      </dl>
      <p className="mt-3 text-muted text-small">{t("little")}</p>
    </>
  );
}
