import { describe, expect, it } from "vitest";
import { languageCodeSchema } from "@/lib/contract/locale";
import { MAIL_NAMES, mailDefinition } from "@/lib/contract/mail/mail-catalogue";
import type { MailValues } from "@/lib/contract/mail/mail-placeholder";
import type { MailWording } from "@/lib/contract/mail/mail-wording";
import { anIdentity } from "@/testing/booking-notices/notice-example";
import { outlookFaults } from "@/testing/outlook-faults";
import { mailSamples } from "./mail-samples";
import { NO_WORDING } from "./site/mail-wordings";

const NOW = new Date("2026-11-20T10:00:00Z");

const CASES = languageCodeSchema.options.flatMap((language) =>
  MAIL_NAMES.map((name) => ({ name, language })),
);

/** Writes a sample, with what its writer was asked for. */
function written({ name, language }: (typeof CASES)[number], wording: MailWording) {
  const asked: { mail: string; usual: MailWording; values: MailValues }[] = [];
  const mail = mailSamples[name](
    {
      ...anIdentity(language),
      wordingOf: (mail, usual, values) => {
        asked.push({ mail, usual, values });
        return wording;
      },
    },
    NOW,
  );
  return { mail, asked };
}

describe.each(CASES)("the sample of $name in $language", (one) => {
  const usual = written(one, NO_WORDING);
  const [asked] = usual.asked;

  it("is the mail of that name, with a value for each of its placeholders", () => {
    expect(usual.asked.map(({ mail }) => mail)).toEqual([one.name]);
    for (const code of mailDefinition(one.name).placeholders) {
      expect({ code, value: asked?.values[code] }).toEqual({ code, value: expect.any(String) });
    }
  });

  it("has no hole in it, and is drawn as every mail is", () => {
    expect(usual.mail.text).not.toMatch(/undefined|null|NaN|Invalid|\[object/);
    expect(outlookFaults(usual.mail.html)).toEqual([]);
  });

  it("takes the owner's words in place of the product's, and keeps every fact", () => {
    const own = { subject: "Sujet {entreprise}", opening: "Ouverture <b>\nici", closing: "Fin" };
    const { mail } = written(one, own);
    expect(mail.subject).toBe(`Sujet ${anIdentity(one.language).companyName}`);
    expect(mail.html).toContain("Ouverture &lt;b&gt;<br>ici");
    const [title = "", ...facts] = usual.mail.text.split("\n\n");
    const around = [asked?.usual.opening, asked?.usual.closing];
    const kept = facts.filter((part) => !around.includes(part));
    const parts = mail.text.split("\n\n");
    expect(parts.slice(0, 2)).toEqual([title, "Ouverture <b>\nici"]);
    // What a link is asked for by is new in each.
    expect(parts.filter((part) => ![own.opening, own.closing].includes(part))).toEqual([
      title,
      ...kept,
    ]);
  });
});

it("a customer's name with a line break does not break a subject", () => {
  const wording = { ...NO_WORDING, subject: "{entreprise}, {téléphone}" };
  const { subject } = mailSamples["message-received"](
    { ...anIdentity("fr_FR"), companyName: "Le\r\nPort", wordingOf: () => wording },
    NOW,
  );
  expect(subject).toBe("Le Port, +33 2 40 00 00 00");
});
