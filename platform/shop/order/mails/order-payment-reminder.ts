import { eurosFromCents } from "@/lib/rules/money/cents";
import { bilingual } from "@/platform/mail/bilingual";
import { mailFigures } from "@/platform/mail/mail-figures";
import { orderMail } from "./order-mail";
import type { OrderMail } from "./order-notice";
import { orderPayParts } from "./order-pay-parts";

const WORDS = bilingual({
  fr_FR: {
    subject: (reference: string, amount: string) =>
      `rappel, ${amount} à régler, commande ${reference}`,
    title: "Votre commande attend son règlement",
    text: (amount: string) =>
      `Sauf erreur de notre part, ${amount} restent à régler pour cette commande. Si votre virement est parti entre-temps, ne tenez pas compte de ce message.`,
  },
  en: {
    subject: (reference, amount) => `reminder, ${amount} to pay, order ${reference}`,
    title: "Your order is waiting to be paid",
    text: (amount) =>
      `Unless we are mistaken, ${amount} is still to be paid for this order. If your transfer has left in the meantime, please disregard this message.`,
  },
});

export const orderPaymentReminderMail: OrderMail = (identity, notice, details) => {
  const { language } = identity;
  const { subject, title, text } = WORDS[language];
  const amount = mailFigures(language).euros(eurosFromCents(details.amountCents ?? 0));
  return orderMail(identity, notice, {
    name: "payment-reminder",
    once: details.reminderDay,
    words: { title, subject: (reference) => subject(reference, amount) },
    parts: [{ kind: "text", text: text(amount) }, ...orderPayParts(notice, language)],
  });
};
