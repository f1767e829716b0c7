import { getLocale, getMessages, getTranslations } from "next-intl/server";
import { reductionWords } from "@/components/shop/price/reduction-words";
import type { RestockWords } from "@/components/shop/restock/restock-form";
import { Icon } from "@/components/ui/icon";
import { PictureImage } from "@/components/ui/picture-image";
import { SiteLink } from "@/components/ui/site-link";
import type { Product } from "@/lib/contract/product";
import type { Messages } from "@/lib/i18n/messages";
import { siteFormat } from "@/lib/i18n/site-format";
import { variationChoices } from "@/lib/rules/shop/declination-choice";
import { declinationLabel, soldLabel } from "@/lib/rules/shop/declination-label";
import { variationValues } from "@/lib/rules/shop/declination-values";
import { orderSizes } from "@/lib/rules/shop/order-sizes";
import type { Locale } from "@/lib/rules/text/locale-code";
import type { Bootstrap } from "@/lib/site/bootstrap";
import { shippingLimits } from "@/lib/site/shipping-limits";
import { AddToCart } from "./add-to-cart";

export async function SheetOrder(props: { product: Product; site: Bootstrap }) {
  const { declinations, name, type } = props.product;
  const { parameters, info } = props.site;
  const limits = shippingLimits(parameters);
  const { COMPANY_PHONE: phone } = parameters;
  const [t, sheet, locale] = await Promise.all([
    getTranslations("cart"),
    getTranslations("shop.sheet"),
    getLocale() as Promise<Locale>,
  ]);
  const { euros } = siteFormat(locale);
  const isOut = declinations.every(({ stock }) => stock.state === "OUT");
  const nameOf = (declination: string, reference: string) =>
    declinationLabel(declination, locale) || sheet("reference", { reference });
  const byVariation = variationChoices(declinations);
  // Declinations that differ in other ways are chosen by their whole names.
  const choices = byVariation ?? [
    {
      label: sheet("choose"),
      values: declinations.map((one) => nameOf(one.name, one.reference)),
    },
  ];
  return (
    <>
      <AddToCart
        locale={locale}
        choices={choices}
        sold={declinations.map((declination) => {
          const {
            id,
            reference,
            price,
            reduction,
            pricePerLitre,
            stock,
            name: ofName,
          } = declination;
          return {
            id,
            name: soldLabel({ name, declinationName: ofName }, locale),
            values: byVariation ? variationValues(declination) : [nameOf(ofName, reference)],
            price: euros(price),
            reduction: reductionWords(reduction, locale, (prior) => t("prior", { price: prior })),
            perLitre:
              pricePerLitre === null ? null : sheet("perLitre", { price: euros(pricePerLitre) }),
            reference: sheet("reference", { reference }),
            stock,
            left: stock.left ? sheet("left", { count: stock.left }) : null,
            isOut: stock.state === "OUT",
            picture: declination.image ? (
              <PictureImage
                picture={declination.image}
                sizes="6rem"
                className="size-full object-cover"
              />
            ) : null,
            sizes: orderSizes({ type, ...declination }, limits)
              .filter((quantity) => stock.left === null || quantity <= stock.left)
              .map((quantity) => ({
                quantity,
                label: sheet("bottles", { count: quantity }),
                price: euros(price * quantity),
              })),
          };
        })}
        words={{
          quantity: t("quantity"),
          sizes: sheet("sizes"),
          fewer: t("fewer"),
          more: t("more"),
          add: t("add"),
          adding: t("adding"),
          added: t("added", { quantity: "{quantity}", name: "{name}" }),
          open: t("open"),
          soldOut: t("soldOut"),
          unreachable: t("unreachable"),
          gone: t("gone"),
          vat: sheet("vat"),
        }}
        restock={info?.isDelivered.MAIL ? await restockWords() : null}
      />
      <noscript>
        <p className="mt-6 text-small">{t("noScript")}</p>
      </noscript>
      {(isOut || phone) && (
        <p className="mt-6 flex flex-wrap items-center gap-x-3 text-muted text-small">
          <span>{t(!isOut ? "ask" : phone ? "askSoldOut" : "noneLeft")}</span>
          {phone && (
            <a
              href={`tel:${phone.replace(/\s/g, "")}`}
              className="inline-flex min-h-11 items-center gap-2 text-heading hover:text-accent"
            >
              <Icon name="phone" className="size-4 text-accent" />
              <span translate="no">{phone}</span>
            </a>
          )}
        </p>
      )}
    </>
  );
}

async function restockWords(): Promise<RestockWords> {
  const [t, error, messages] = await Promise.all([
    getTranslations("restock.ask"),
    getTranslations("form.errors"),
    getMessages() as unknown as Promise<Messages>,
  ]);
  return {
    ...messages.restock.ask,
    errors: { REQUIRED: error("REQUIRED"), EMAIL_INVALID: error("EMAIL_INVALID") },
    policy: t.rich("policy", {
      link: (text) => (
        <SiteLink href="/privacy-policy" className="underline underline-offset-4 hover:text-accent">
          {text}
        </SiteLink>
      ),
    }),
  };
}
