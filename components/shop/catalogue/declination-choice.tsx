import { getLocale, getTranslations } from "next-intl/server";
import type { Declination } from "@/lib/contract/product";
import { siteFormat } from "@/lib/i18n/site-format";
import { declinationLabel } from "@/lib/rules/shop/declination-label";
import type { Locale } from "@/lib/rules/text/locale-code";
import { StockLabel } from "./stock-label";

/** The ways in which a product is sold, the first that there is chosen: price, per litre, stock. */
export async function DeclinationChoice({ declinations }: { declinations: Declination[] }) {
  const [t, locale] = await Promise.all([
    getTranslations("shop.sheet"),
    getLocale() as Promise<Locale>,
  ]);
  const { euros } = siteFormat(locale);
  const first = declinations.find(({ stock }) => stock.state !== "OUT") ?? declinations[0];
  const isOne = declinations.length === 1;
  return (
    <fieldset className="mt-8">
      <legend className={isOne ? "sr-only" : "mb-3 font-medium text-heading text-small"}>
        {t("choose")}
      </legend>
      <ul className="divide-y divide-line border-line border-y">
        {declinations.map(({ id, reference, price, pricePerLitre, stock, name }) => (
          <li key={id}>
            <label
              className={`grid gap-x-4 py-4 ${isOne ? "grid-cols-[1fr_auto]" : "cursor-pointer grid-cols-[auto_1fr_auto]"}`}
            >
              <input
                type="radio"
                name="declination"
                value={id}
                defaultChecked={id === first?.id}
                className={isOne ? "sr-only" : "mt-1.5 size-4 accent-accent"}
              />
              <span>
                <span className="block text-pretty text-heading">
                  {declinationLabel(name, locale) || t("reference", { reference })}
                </span>
                <StockLabel
                  stock={stock}
                  {...(stock.left ? { detail: t("left", { count: stock.left }) } : {})}
                />
                {name && (
                  <span className="mt-1 block text-muted text-small">
                    {t("reference", { reference })}
                  </span>
                )}
              </span>
              <span className="text-right">
                <span className="block text-heading text-subtitle tabular-nums">
                  {euros(price)}
                </span>
                {pricePerLitre !== null && (
                  <span className="block text-muted text-small tabular-nums">
                    {t("perLitre", { price: euros(pricePerLitre) })}
                  </span>
                )}
              </span>
            </label>
          </li>
        ))}
      </ul>
      <p className="mt-3 text-muted text-small">{t("vat")}</p>
    </fieldset>
  );
}
