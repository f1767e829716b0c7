import { memberInactiveMail } from "./account/mails/member-inactive";
import { passwordResetMail } from "./account/mails/password-reset";
import { registrationMail } from "./account/mails/registration";
import { bookingMailSamples } from "./booking/mails/booking-mail-samples";
import { type BusinessLetter, businessMail } from "./business/business-mail";
import { messageReceivedMail } from "./contact/message-received";
import { eventMailSamples } from "./event/mails/event-mail-samples";
import { formReceivedMail } from "./form/form-received";
import { type MailSample, type MailSamples, SAMPLE_CUSTOMER, SAMPLE_KEY } from "./mail/mail-sample";
import { newsletterMail } from "./newsletter/newsletter-mail";
import { reviewMailSamples } from "./review/mails/review-mail-samples";
import { orderMailSamples } from "./shop/order/mails/order-mail-samples";
import { restockAskedMail } from "./shop/restock/restock-asked";
import { restockCameMail } from "./shop/restock/restock-came";

const { email } = SAMPLE_CUSTOMER;

const WINE = {
  idProduct: 1,
  slug: "cuvee",
  name: "Cuvée d’exemple",
  declinationName: "",
  isSoldOut: false,
};

const FORM_ANSWER = {
  fr_FR: {
    form: "Demande de devis",
    given: [
      { name: "kind", type: "CHOICE" as const, label: "Pour quelle occasion", text: "Un mariage" },
      { name: "day", type: "DATE" as const, label: "Quel jour", text: "2027-06-12" },
    ],
    isOwnAddress: false,
  },
  en: {
    form: "Request for a quote",
    given: [
      { name: "kind", type: "CHOICE" as const, label: "For what occasion", text: "A wedding" },
      { name: "day", type: "DATE" as const, label: "On which day", text: "2027-06-12" },
    ],
    isOwnAddress: false,
  },
};

const DAY = 86_400_000;

const letterOf =
  (kind: BusinessLetter["kind"]): MailSample =>
  (identity, now) =>
    businessMail(identity, SAMPLE_CUSTOMER, {
      kind,
      once: "sample",
      number: "F2026-0042",
      month: `${now.toISOString().slice(0, 7)}-01`,
      amount: 480,
      dueDay: new Date(now.getTime() + 30 * DAY).toISOString().slice(0, 10),
      documents: [],
    });

/** Sample of every mail whose words the owner may write. */
export const mailSamples: MailSamples = {
  ...bookingMailSamples,
  ...orderMailSamples,
  ...reviewMailSamples,
  ...eventMailSamples,
  "restock-asked": (identity) =>
    restockAskedMail(identity, { id: 1, email, code: SAMPLE_KEY }, WINE),
  "restock-came": (identity) => restockCameMail(identity, { id: 1, email }, WINE),
  "message-received": (identity) => messageReceivedMail("sample", identity, email),
  "form-received": (identity) =>
    formReceivedMail("sample", identity, { ...FORM_ANSWER[identity.language], email }),
  "newsletter-confirm": (identity) =>
    newsletterMail(identity, { event: "sample", email, code: SAMPLE_KEY, isConfirmed: false }),
  "account-registration": (identity) => registrationMail(identity, email, SAMPLE_KEY),
  "account-password-reset": (identity) => passwordResetMail(identity, email, SAMPLE_KEY),
  "account-silent": (identity, now) =>
    memberInactiveMail(identity, email, new Date(now.getTime() + 30 * DAY)),
  "business-invoice": letterOf("invoice"),
  "business-credit": letterOf("credit"),
  "business-reminder": letterOf("reminder"),
};
