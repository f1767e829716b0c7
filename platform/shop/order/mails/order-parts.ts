import type { LanguageCode } from "@/lib/contract/locale";
import type { OrderPage } from "@/lib/contract/order-page";
import { soldLabel } from "@/lib/rules/shop/declination-label";
import { bilingual } from "@/platform/mail/bilingual";
import { mailFigures } from "@/platform/mail/mail-figures";
import type { MailPart, MailRow } from "@/platform/mail/mail-part";
import { rowsOf } from "@/platform/mail/mail-rows";
import { mailWords } from "@/platform/mail/mail-words";

const WORDS = bilingual({
  fr_FR: {
    order: "Votre commande",
    discount: (code: string) => `Réduction ${code}`,
    shippingFees: "Livraison",
    free: "offerte",
    vats: "dont TVA",
    vat: (rate: string, amount: string) => `${amount} à ${rate} %`,
  },
  en: {
    order: "Your order",
    discount: (code) => `Discount ${code}`,
    shippingFees: "Delivery",
    free: "free",
    vats: "of which VAT",
    vat: (rate, amount) => `${amount} at ${rate}%`,
  },
});

export function orderPart(page: OrderPage, language: LanguageCode): MailPart {
  const words = WORDS[language];
  const { euros } = mailFigures(language);
  const { discount, shippingFees, mode } = page;
  const isSent = mode === "DELIVERY" || mode === "PICKUP";
  const lines = page.lines.map(({ quantity, name, declinationName, total }): MailRow => {
    const what = soldLabel({ name, declinationName }, language);
    return [`${quantity} × ${what}`, euros(total)];
  });
  const rows = rowsOf([
    [
      discount ? words.discount(discount.value.code) : "",
      discount && discount.subtotal > 0 ? euros(-discount.subtotal) : null,
    ],
    [words.shippingFees, isSent ? (shippingFees > 0 ? euros(shippingFees) : words.free) : null],
  ]);
  return {
    kind: "rows",
    title: `${words.order} ${page.reference}`,
    rows: [...lines, ...rows],
    total: {
      row: [mailWords[language].total, euros(page.total)],
      includes: vatRow(page, language),
    },
  };
}

function vatRow({ vats }: OrderPage, language: LanguageCode): MailRow {
  const words = WORDS[language];
  const { euros, number } = mailFigures(language);
  const [only] = vats;
  if (only && vats.length === 1)
    return [mailWords[language].vat(number(only.rate)), euros(only.vat)];
  return [words.vats, vats.map(({ rate, vat }) => words.vat(number(rate), euros(vat))).join(", ")];
}
