import { getLocale, getTranslations } from "next-intl/server";
import { AddToCart } from "@/components/shop/cart/add-to-cart";
import { Icon } from "@/components/ui/icon";
import type { Product } from "@/lib/contract/product";
import { declinationLabel } from "@/lib/rules/shop/declination-label";
import type { Locale } from "@/lib/rules/text/locale-code";
import type { SiteParameters } from "@/lib/site/parameters";
import { DeclinationChoice } from "./declination-choice";

/** How a product is bought from its sheet; where there is none left, the contact. */
export async function SheetOrder(props: { product: Product; parameters: SiteParameters }) {
  const { declinations, name } = props.product;
  const { COMPANY_PHONE: phone } = props.parameters;
  const [t, locale] = await Promise.all([getTranslations("cart"), getLocale() as Promise<Locale>]);
  const isOut = declinations.every(({ stock }) => stock.state === "OUT");
  return (
    <>
      <AddToCart
        locale={locale}
        sold={declinations.map(({ id, stock, name: declination }) => ({
          id,
          name: [name, declinationLabel(declination, locale)].filter(Boolean).join(", "),
          isOut: stock.state === "OUT",
        }))}
        words={{
          quantity: t("quantity"),
          fewer: t("fewer"),
          more: t("more"),
          add: t("add"),
          adding: t("adding"),
          added: t("added", { quantity: "{quantity}", name: "{name}" }),
          open: t("open"),
          soldOut: t("soldOut"),
          unreachable: t("unreachable"),
          gone: t("gone"),
        }}
      >
        <DeclinationChoice declinations={declinations} />
      </AddToCart>
      <noscript>
        <p className="mt-6 text-small">{t("noScript")}</p>
      </noscript>
      {(isOut || phone) && (
        <p className="mt-6 flex flex-wrap items-center gap-x-3 text-muted text-small">
          {t(isOut ? "askSoldOut" : "ask")}
          {phone && (
            <a
              href={`tel:${phone.replace(/\s/g, "")}`}
              className="inline-flex min-h-11 items-center gap-2 text-heading hover:text-accent"
            >
              <Icon name="phone" className="size-4 text-accent" />
              {phone}
            </a>
          )}
        </p>
      )}
    </>
  );
}
