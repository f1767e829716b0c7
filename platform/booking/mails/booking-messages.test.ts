import { describe, expect, it } from "vitest";
import type { Mail } from "@/platform/mail/post-mails";
import { gsmLength } from "@/platform/sms/gsm-text";
import type { TextMessage } from "@/platform/sms/text-message";
import { type BookingNoticeCase, bookingNoticeCases } from "@/testing/booking-notices";
import { htmlText } from "@/testing/html-text";
import { outlookFaults } from "@/testing/outlook-faults";
import { writeBookingMessages } from "./booking-messages";

const CASES = [...bookingNoticeCases("fr_FR"), ...bookingNoticeCases("en")];
const written = CASES.map((one) => {
  const messages = writeBookingMessages(one.message, one.addressed);
  return {
    ...one,
    title: `${one.name}, ${one.language}`,
    mails: messages.filter((message): message is Mail => message.channel !== "SMS"),
    texts: messages.filter((message): message is TextMessage => message.channel === "SMS"),
  };
});

function caseOf(name: string): BookingNoticeCase {
  const found = CASES.find((candidate) => candidate.name === name);
  if (!found) throw new Error(`No case ${name}`);
  return found;
}

function customerMail(name: string, language: BookingNoticeCase["language"] = "fr_FR") {
  const { mails } = caseWritten(name, language);
  const mail = mails.find(({ recipient }) => recipient === "anne@example.org");
  if (!mail) throw new Error(`No mail of ${name}`);
  return { ...mail, text: plain(mail.text) };
}
function caseWritten(name: string, language: BookingNoticeCase["language"]) {
  const found = written.find((message) => message.name === name && message.language === language);
  if (!found) throw new Error(`No case ${name}`);
  return found;
}
const plain = (text: string) =>
  text.replaceAll(/[\u00a0\u202f]/g, " ").replaceAll(/day, (?=\d)/g, "day ");
const withoutLinks = (text: string) => text.replaceAll(/https?:\S+/g, "LINK");
const allTextOf = ({ subject, text, html }: Mail) =>
  [subject, withoutLinks(text), ...htmlText(html).texts.map(withoutLinks)].join("\n");

describe.each(written)("the messages of $title", ({ addressed, language, mails, texts }) => {
  const { siteUrl, reviewUrl } = addressed.customer;

  it("have no hole in them", () => {
    for (const text of [...mails.map(allTextOf), ...texts.map(({ text }) => text)]) {
      expect(text).not.toMatch(/undefined|null|NaN|Invalid|\[object|\{\{|\}\}|\$\{/);
      expect(text).not.toMatch(/: *$(?!\nLINK)/m);
    }
  });

  it("are set as their language wants it", () => {
    for (const mail of mails) {
      const isFrench = language === "fr_FR" || mail.recipient === addressed.company?.email;
      const text = allTextOf(mail).replaceAll(/\d\d:\d\d/g, "");
      expect(text).not.toContain("'");
      if (isFrench) expect(text).not.toMatch(/ [:;!?%€»]|« |[^\u00a0\u202f][:;!?%€]/);
      else expect(text).not.toMatch(/[\s\u00a0][:;!?%»]/);
    }
  });

  it("say in plain text all that they say in HTML, links included", () => {
    for (const { html, text } of mails) {
      const shown = htmlText(html);
      for (const sentence of shown.texts) expect(text).toContain(sentence);
      for (const link of shown.links) expect(text.split("\n")).toContain(link);
    }
  });

  it("lead to the site’s own address, and to where reviews are left", () => {
    for (const { html } of mails) {
      for (const link of htmlText(html).links) {
        expect(link === reviewUrl || link.startsWith(siteUrl)).toBe(true);
      }
    }
    for (const { text } of texts) expect(text).toContain(` ${addressed.notice.links.page}`);
  });

  it("have a subject under 78 characters, and one event for one address", () => {
    for (const { subject } of mails) expect(subject.length).toBeLessThan(78);
    const all = [...mails, ...texts].map(({ event, recipient }) => `${event} ${recipient}`);
    expect(new Set(all).size).toBe(all.length);
    // Nor do two of them become one where the customer is the company.
    expect(new Set(mails.map(({ event }) => event)).size).toBe(mails.length);
  });

  it("have text messages that are one message long", () => {
    for (const { text, recipient } of texts) {
      expect(recipient).toBe("+33639980102");
      expect(gsmLength(text)).toBeLessThanOrEqual(160);
    }
  });
});

describe("who gets which message", () => {
  it.each([
    ["received, deposit due", ["MAIL", "NOTICE"]],
    ["requested", ["MAIL", "NOTICE"]],
    ["quote", ["MAIL"]],
    ["pay link", ["MAIL"]],
    ["paid, final", ["MAIL", "NOTICE"]],
    ["confirmed, final", ["MAIL", "SMS"]],
    ["changed, dearer", ["MAIL", "NOTICE"]],
    ["cancelled, BY_CUSTOMER", ["MAIL", "NOTICE"]],
    ["withdrawn", ["MAIL", "NOTICE"]],
    ["expired, to be had again", ["MAIL", "NOTICE"]],
    ["a request that lapsed", ["MAIL"]],
    ["suspended", ["MAIL"]],
    ["resumed", ["MAIL"]],
    ["slot lost", ["MAIL"]],
    ["surplus refunded", ["MAIL"]],
    ["refund by hand", ["NOTICE"]],
    ["reminder", ["MAIL", "SMS"]],
    ["deposit late", ["NOTICE"]],
    ["done", ["MAIL"]],
  ])("of %s: %j", (name, expected) => {
    const { mails, texts } = written.find((message) => message.name === name) ?? {
      mails: [],
      texts: [],
    };
    const channels = [
      ...mails.map(({ event }) => (event.includes(":company:") ? "NOTICE" : "MAIL")),
      ...texts.map(() => "SMS"),
    ];
    expect(channels).toEqual(expected);
  });

  it("the company gets no mail of what it did itself, nor when it has no address", () => {
    const { message, addressed } = caseOf("cancelled, SERVICE_UNAVAILABLE");
    const details = { ...addressed.details, by: "COMPANY" as const };
    expect(writeBookingMessages(message, { ...addressed, details })).toHaveLength(1);
    expect(writeBookingMessages(message, { ...addressed, company: null })).toHaveLength(1);
  });

  it("each is drawn by Outlook for Windows as it is written", () => {
    for (const { mails } of written)
      for (const { html } of mails) expect(outlookFaults(html)).toEqual([]);
  });

  it("the customer's answer goes to the company; the company's would quote its key", () => {
    for (const { mails, addressed } of written) {
      for (const { recipient, replyTo } of mails) {
        const isCustomers = recipient === addressed.notice.page.customer.email;
        expect(replyTo).toBe(isCustomers ? addressed.customer.email : undefined);
      }
    }
  });
});

describe("what the customer reads", () => {
  it("when booked: the seven mentions, what is due, until when, and the way out", () => {
    const { subject, text, attachments } = customerMail("received, deposit due");
    expect(plain(subject)).toBe("Chauffeur Nantais : réservation CN-7K2M9Q enregistrée");
    expect(text).toContain(
      [
        "Justificatif de réservation préalable\n",
        "Exploitant : Chauffeur Nantais, 12 rue du Calvaire, 44000 Nantes, +33 2 40 00 00 00, contact@chauffeur-prive.example",
        "Registre des VTC : EVTC044200001",
        "SIREN : 900 000 001",
        "Client et téléphone : Anne-Sophie Le Bihan, 06 39 98 01 02",
        "Réservation faite le : vendredi 20 novembre 2026 à 10:00",
        "Prise en charge souhaitée le : mercredi 25 novembre 2026 à 10:00",
        "Lieu de prise en charge : Aéroport Nantes Atlantique, 44340 Bouguenais",
      ].join("\n"),
    );
    expect(text).toContain(
      "Payer l’acompte de 20,00 € :\nhttps://www.chauffeur-prive.example/payment/",
    );
    expect(text).toContain("valable jusqu’au dimanche 22 novembre 2026 à 10:00");
    expect(text).toContain("acompte, et non des arrhes");
    expect(text).toContain("jusqu’au vendredi 4 décembre 2026 inclus");
    expect(text).toContain("que vous avez acceptées sont jointes à ce message");
    expect(text).toContain("Renoncer au contrat ici :\nhttps://");
    expect(attachments?.map(({ filename }) => filename)).toEqual([
      "Justificatif-CN-7K2M9Q.pdf",
      "CN-7K2M9Q.ics",
      "Conditions-de-vente.pdf",
    ]);
  });

  it("has no way out in it for those who have no right to it", () => {
    const { text } = customerMail("received by a business, all due, soon");
    expect(text).not.toMatch(/renoncer/i);
    expect(text).toContain("Payer la course, 144,80 €");
    expect(text).not.toContain("arrhes");
  });

  it("the company, what has changed, in French whatever the customer speaks", () => {
    const { mails } = caseWritten("changed, dearer", "en");
    const notice = mails.find(({ recipient }) => recipient === "contact@chauffeur-prive.example");
    expect(plain(notice?.text ?? "")).toContain("Passagers : 2 (avant : 1)\nTotal TTC : 320,00 €");
    expect(notice?.text).not.toContain("Saloon");
  });

  it("the company, what it has to give back itself and until when", () => {
    const [notice] = caseWritten("refund by hand", "en").mails;
    expect(plain(notice?.subject ?? "")).toBe("À rembourser : 269,60 €, réservation CN-7K2M9Q");
    expect(plain(notice?.text ?? "")).toContain(
      "269,60 € lui sont à rendre par le même moyen, au plus tard le samedi 5 décembre 2026.",
    );
  });

  it("when changed: what was and what is, and the difference", () => {
    const { text } = customerMail("changed, dearer");
    expect(text).toContain(
      [
        "Date et heure : jeudi 26 novembre 2026 à 14:15 (avant : mercredi 25 novembre 2026 à 10:00)",
        "Passagers : 2 (avant : 1)",
        "Total TTC : 320,00 € (avant : 289,60 €)",
      ].join("\n"),
    );
    expect(text).toContain("dépasse l’ancien de 30,40 €. Il reste 76,00 € à payer");
  });

  it("when a change removes a way: that it leaves the calendar, and the money", () => {
    const { text, attachments } = customerMail("changed, cheaper, without the way back");
    expect(text).toContain("Retour : aucun (avant : dimanche 29 novembre 2026 à 22:30)");
    expect(text).toContain("Vous récupérez 144,80 €.");
    expect(attachments?.map(({ contentType }) => contentType)).toEqual([
      "application/pdf",
      "application/pdf",
      "text/calendar; charset=utf-8; method=PUBLISH",
      "text/calendar; charset=utf-8; method=CANCEL",
    ]);
  });

  it("when suspended: what one may do meanwhile, as far as one still may", () => {
    expect(customerMail("suspended").text).toContain("choisissez une autre date");
    expect(customerMail("suspended").text).toContain("tout ce que vous avez payé vous est");
    expect(customerMail("suspended when it had begun").text).not.toMatch(
      /choisissez|annuler la réservation depuis/,
    );
  });

  it("when withdrawn: the statement, when it was sent, and by when the money is back", () => {
    const { text } = customerMail("withdrawn");
    expect(text).toContain(
      "transmise en ligne le samedi 21 novembre 2026 à 18:30 (heure de Paris)",
    );
    expect(text).toContain("> Je vous notifie ma rétractation du contrat");
    expect(text).toContain("Transmise le : samedi 21 novembre 2026 à 18:30");
    expect(text).toContain("Vous récupérez 20,00 €");
    expect(text).toContain("au plus tard le samedi 5 décembre 2026");
    expect(customerMail("withdrawn", "en").text).toContain(
      "I hereby give notice that I withdraw from the contract for the ride CN-7K2M9Q",
    );
  });

  it("when it was not paid: how to have it again, as long as one may, and out of the calendar", () => {
    const { text, attachments } = customerMail("expired, to be had again");
    expect(text).toContain(
      "Reprendre la réservation :\nhttps://www.chauffeur-prive.example/booking/",
    );
    expect(attachments?.map(({ contentType }) => contentType)).toEqual([
      "text/calendar; charset=utf-8; method=CANCEL",
    ]);
    expect(customerMail("expired at the start").text).not.toContain("Reprendre");
  });

  it("when a quote or a request lapsed: that, and nothing of a payment or a calendar", () => {
    for (const [name, said] of [
      ["a quote that lapsed", "Le délai pour accepter le devis est passé."],
      ["a request that lapsed", "Nous ne vous avons pas donné de prix"],
    ] as const) {
      const { text, attachments } = customerMail(name);
      expect(text).toContain(said);
      expect(text).not.toMatch(/paiement|agenda|payer/i);
      expect(attachments).toEqual([]);
    }
  });

  it("of each cancellation is a reason of its own", () => {
    for (const language of ["fr_FR", "en"] as const) {
      const reasons = written
        .filter((message) => message.language === language && message.message === "cancelled")
        .map(({ name }) => customerMail(name, language).text.split("\n\n")[2]);
      expect(new Set(reasons).size).toBe(reasons.length - 1);
    }
  });

  it("when the subject would be too long: it goes without the company’s name", () => {
    const { addressed } = caseOf("received, deposit due");
    const customer = {
      ...addressed.customer,
      companyName: "Les Chauffeurs de l’Estuaire ".repeat(2),
    };
    const [mail] = writeBookingMessages("received", { ...addressed, customer });
    expect(mail).toMatchObject({ subject: "Réservation CN-7K2M9Q enregistrée" });
  });
});

describe("one event", () => {
  const event = (name: string, change: object) => {
    const { message, addressed } = caseOf(name);
    return writeBookingMessages(message, {
      ...addressed,
      notice: { ...addressed.notice, ...change },
    })[0]?.event;
  };

  it("is a change of its own each time", () => {
    expect(event("changed, dearer", { sequence: 4 })).not.toBe(
      event("changed, dearer", { sequence: 5 }),
    );
  });

  it("is a reminder of a start, whatever else happens to the booking", () => {
    expect(event("reminder", { sequence: 4 })).toBe(event("reminder", { sequence: 5 }));
  });

  it("is a link that was lost, as often as it is asked for", () => {
    expect(event("link", {})).not.toBe(event("link", {}));
  });

  it("is a pay link, although the booking stays as it is", () => {
    const link = (pay: string) => ({
      links: { ...caseOf("pay link").addressed.notice.links, pay },
    });
    expect(event("pay link", link("https://a.example/payment/one"))).not.toBe(
      event("pay link", link("https://a.example/payment/two")),
    );
  });
});
