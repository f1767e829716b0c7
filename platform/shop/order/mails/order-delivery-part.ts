import type { LanguageCode } from "@/lib/contract/locale";
import type { OrderPage } from "@/lib/contract/order-page";
import type { DeliveryMode } from "@/lib/contract/order-status";
import { bilingual } from "@/platform/mail/bilingual";
import { mailFigures } from "@/platform/mail/mail-figures";
import type { MailPart } from "@/platform/mail/mail-part";
import { rowsOf } from "@/platform/mail/mail-rows";

const WORDS = bilingual({
  fr_FR: {
    title: "La livraison",
    collection: "Le retrait",
    mode: {
      DELIVERY: "Livraison à domicile",
      PICKUP: "Livraison en point relais",
      CLICK_AND_COLLECT: "Retrait sur place",
      NO_DELIVERY: "Envoi par e-mail",
    } satisfies Record<DeliveryMode, string>,
    modeLabel: "Mode",
    carrier: "Transporteur",
    delay: (from: number, to: number) => `${from} à ${to} jours ouvrés après l’expédition`,
    delayLabel: "Délai",
    deliveryAddress: "Adresse",
    collectAt: "Lieu",
    collectWhen: "Jour et heure",
    collectTime: (day: string, from: string, until: string) => `${day}, entre ${from} et ${until}`,
    tracking: "Numéro de suivi",
  },
  en: {
    title: "The delivery",
    collection: "Collection",
    mode: {
      DELIVERY: "Home delivery",
      PICKUP: "Delivery to a parcel shop",
      CLICK_AND_COLLECT: "Click and collect",
      NO_DELIVERY: "Sent by e-mail",
    },
    modeLabel: "How",
    carrier: "Carrier",
    delay: (from, to) => `${from} to ${to} working days after dispatch`,
    delayLabel: "Delivery time",
    deliveryAddress: "Address",
    collectAt: "Place",
    collectWhen: "Day and time",
    collectTime: (day, from, until) => `${day}, between ${from} and ${until}`,
    tracking: "Tracking number",
  },
});

export function deliveryPart(page: OrderPage, language: LanguageCode): MailPart {
  const words = WORDS[language];
  const { day } = mailFigures(language);
  const { mode, carrier, accessPoint, collect, tracking } = page;
  const delivery = mode === "DELIVERY" ? page.address.delivery : null;
  return {
    kind: "rows",
    title: mode === "CLICK_AND_COLLECT" ? words.collection : words.title,
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

const lines = (parts: (string | null | undefined)[]) => parts.filter(Boolean).join("\n");

const townOf = ({ zipCode, city }: { zipCode: string; city: string }) => `${zipCode} ${city}`;

const collectLines = (point: NonNullable<OrderPage["collect"]>["point"]) =>
  lines([point.address, point.addressPart2, `${point.postalCode} ${point.city}`]);

function addressLines(address: NonNullable<OrderPage["address"]["delivery"]>): string {
  const { firstname, lastname, company, firstPart, secondPart, postalCode, city } = address;
  const town = `${postalCode} ${city}${address.country === "FR" ? "" : `, ${address.country}`}`;
  return lines([`${firstname} ${lastname}`, company, firstPart, secondPart, town]);
}
