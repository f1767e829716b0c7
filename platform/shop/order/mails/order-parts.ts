import type { LanguageCode } from "@/lib/contract/locale";
import type { OrderPage } from "@/lib/contract/order-page";
import { mailFigures } from "@/platform/mail/mail-figures";
import { rowsOf } from "@/platform/mail/mail-rows";
import { mailWords } from "@/platform/mail/mail-words";
import type { MailPart, MailRow } from "@/platform/mail/write-mail";
import { mailWordsOrder } from "./order-mail-words";

/** What was bought, line by line, and what that costs. */
export function orderPart(page: OrderPage, language: LanguageCode): MailPart {
  const words = mailWordsOrder[language];
  const { euros } = mailFigures(language);
  const { discount, shippingFees, mode } = page;
  const isSent = mode === "DELIVERY" || mode === "PICKUP";
  const lines = page.lines.map(({ quantity, name, declinationName, total }): MailRow => {
    const what = declinationName ? `${name}, ${declinationName}` : name;
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

/** The VAT that the total includes, by rate. */
function vatRow({ vats }: OrderPage, language: LanguageCode): MailRow {
  const words = mailWordsOrder[language];
  const { euros, number } = mailFigures(language);
  const [only] = vats;
  if (only && vats.length === 1)
    return [mailWords[language].vat(number(only.rate)), euros(only.vat)];
  return [words.vats, vats.map(({ rate, vat }) => words.vat(number(rate), euros(vat))).join(", ")];
}

/** How, where and by when it gets to its customer. */
export function deliveryPart(page: OrderPage, language: LanguageCode): MailPart {
  const words = mailWordsOrder[language];
  const { day } = mailFigures(language);
  const { mode, carrier, accessPoint, collect, tracking } = page;
  const delivery = mode === "DELIVERY" ? page.address.delivery : null;
  return {
    kind: "rows",
    title: words.delivery,
    rows: rowsOf([
      [words.modeLabel, words.mode[mode]],
      [words.carrier, carrier?.name ?? null],
      [words.delayLabel, carrier && words.delay(carrier.daysFrom, carrier.daysTo)],
      [words.deliveryAddress, delivery && addressLines(delivery)],
      [
        words.deliveryAddress,
        accessPoint && lines([accessPoint.name, accessPoint.addLine1, townOf(accessPoint)]),
      ],
      [words.collectAt, collect && collectLines(collect.point)],
      [
        words.collectWhen,
        collect && words.collectTime(day(collect.date), collect.from, collect.until),
      ],
      [words.tracking, tracking?.number ?? null],
    ]),
  };
}

/** The account of a transfer that is waited for, what it shall bear, and until when. */
export function transferParts({ transfer, dueNow }: OrderPage, language: LanguageCode): MailPart[] {
  if (!transfer) return [];
  const words = mailWordsOrder[language];
  const { euros, lastDay } = mailFigures(language);
  return [
    {
      kind: "rows",
      title: words.transfer,
      rows: rowsOf([
        [words.amount, euros(dueNow)],
        [words.holder, transfer.holder],
        [words.iban, transfer.iban],
        [words.bic, transfer.bic],
        [words.label, transfer.label],
        [words.until, lastDay(transfer.until)],
      ]),
    },
    { kind: "text", text: words.transferText },
  ];
}

const lines = (parts: (string | null | undefined)[]) => parts.filter(Boolean).join("\n");

const townOf = ({ zipCode, city }: { zipCode: string; city: string }) => `${zipCode} ${city}`;

const collectLines = (point: NonNullable<OrderPage["collect"]>["point"]) =>
  lines([point.address, point.addressPart2, `${point.postalCode} ${point.city}`]);

function addressLines(address: NonNullable<OrderPage["address"]["delivery"]>): string {
  const { firstname, lastname, company, firstPart, secondPart, postalCode, city } = address;
  const town = `${postalCode} ${city}${address.country === "FR" ? "" : `, ${address.country}`}`;
  return lines([`${firstname} ${lastname}`, company, firstPart, secondPart, town]);
}
