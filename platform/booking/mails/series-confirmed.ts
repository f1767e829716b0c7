import { bilingual } from "@/platform/mail/bilingual";
import { mailFigures } from "@/platform/mail/mail-figures";
import { mailWords } from "@/platform/mail/mail-words";
import { customerMail } from "@/platform/purchase/notice/customer-mail";
import type { BookingMail, BookingNotice } from "./booking-notice";
import { termsPart } from "./booking-page-links";
import { ridePlaceRows } from "./ride-parts";

const WORDS = bilingual({
  fr_FR: {
    subject: (rides: number): string =>
      `${rides} ${rides > 1 ? "courses réservées" : "course réservée"}`,
    title: (rides: number): string =>
      rides > 1 ? "Vos courses sont réservées" : "Votre course est réservée",
    text: (rides: number): string =>
      rides > 1
        ? `Nous avons réservé pour vous ${rides} courses.`
        : "Nous avons réservé pour vous une course.",
    final: "Elles sont définitives.",
    due: "Chacune sera définitive dès que ce qu’elle demande sera payé, depuis sa page.",
    until: (until: string) => `Les véhicules vous sont gardés jusqu’au ${until}.`,
    ride: "Le trajet",
    each: "Chaque course a sa page : on y voit son bon de réservation, on l’y modifie ou l’annule, sans toucher aux autres.",
    see: (when: string, reference: string, total: string) =>
      `${when}, course ${reference}, ${total}`,
  },
  en: {
    subject: (rides) => `${rides} ${rides > 1 ? "rides" : "ride"} booked`,
    title: (rides) => (rides > 1 ? "Your rides are booked" : "Your ride is booked"),
    text: (rides) =>
      rides > 1 ? `We have booked ${rides} rides for you.` : "We have booked a ride for you.",
    final: "They are final.",
    due: "Each will be final as soon as what is due for it is paid, on its page.",
    until: (until) => `The vehicles are held for you until ${until}.`,
    ride: "The way",
    each: "Each ride has a page: its booking proof is there, and it is changed or cancelled there, the others staying as they are.",
    see: (when, reference, total) => `${when}, ride ${reference}, ${total}`,
  },
});

/** Distinguishes the mail about these rides from a mail about more of the same series. */
export const seriesOnce = ({ series }: BookingNotice): string =>
  String(Math.max(...series.map(({ id }) => id)));

export const seriesConfirmedMail: BookingMail = (identity, notice) => {
  const { language } = identity;
  const { page, series } = notice;
  const words = WORDS[language];
  const { euros, instant } = mailFigures(language);
  const isDue = page.dueNow > 0;
  const total = series.reduce((sum, ride) => sum + Math.round(ride.total * 100), 0) / 100;
  const sentences = [
    words.text(series.length),
    isDue ? words.due : words.final,
    isDue && page.payUntil && words.until(instant(page.payUntil)),
  ].filter(Boolean);
  return customerMail(identity, notice, {
    name: "series-confirmed",
    once: seriesOnce(notice),
    subject: words.subject(series.length),
    title: words.title(series.length),
    parts: [
      { kind: "text", text: sentences.join(" ") },
      {
        kind: "rows",
        title: words.ride,
        rows: [...ridePlaceRows(page, language), [mailWords[language].total, euros(total)]],
      },
      { kind: "text", text: words.each },
      {
        kind: "links",
        links: series.map(({ startAt, reference, total: price, page: link }) => [
          words.see(instant(startAt), reference, euros(price)),
          link,
        ]),
      },
      ...termsPart(notice, language),
    ],
    attachments: notice.terms ? [notice.terms] : [],
  });
};
