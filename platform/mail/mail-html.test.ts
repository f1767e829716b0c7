import { expect, it } from "vitest";
import type { MailIdentity } from "@/platform/site/company-identity";
import { NO_WORDING } from "@/platform/site/mail-wordings";
import { outlookFaults } from "@/testing/outlook-faults";
import { mailHtml } from "./mail-html";
import type { MailPart } from "./mail-part";

const IDENTITY: MailIdentity = {
  wordingOf: () => NO_WORDING,
  language: "fr_FR",
  companyName: "Chauffeur Nantais",
  email: "contact@example.org",
  phone: "+33 2 40 00 00 00",
  siteUrl: "https://www.example.org",
  reviewUrl: null,
  colours: { header: "#121212", onHeader: "#FFFFFF", accent: "#D4AF37", onAccent: "#000000" },
};
const PARTS: Record<MailPart["kind"], MailPart> = {
  text: { kind: "text", title: "Un titre", text: "Une ligne\nune autre" },
  quote: { kind: "quote", text: "Ce qui a été écrit" },
  button: { kind: "button", label: "Payer", url: "https://www.example.org/payer" },
  links: { kind: "links", links: [["Votre course", "https://www.example.org/course"]] },
  rows: {
    kind: "rows",
    rows: [["Départ", "Nantes", "Angers"]],
    total: { row: ["Total TTC", "20,00 €"], includes: ["dont TVA", "1,82 €"] },
  },
};

it("is drawn by Outlook for Windows as it is written, in each of its parts", () => {
  expect(outlookFaults(mailHtml(IDENTITY, "Un titre", Object.values(PARTS)))).toEqual([]);
});

it("is 600 pixels wide for Word too, and has room in its buttons", () => {
  const html = mailHtml(IDENTITY, "Un titre", [PARTS.button]);
  expect(html).toContain('<!--[if mso]><table role="presentation" width="600"');
  expect(html.match(/<!--\[if mso\]>/g)).toHaveLength(html.match(/<!\[endif\]-->/g)?.length ?? 0);
  expect(html).toMatch(/<td[^>]* bgcolor="#D4AF37" style="[^"]*mso-padding-alt:14px 24px/);
});

it.each([
  ['<p style="padding:8px">', "padding:8px on p"],
  ['<a style="padding:8px">', "padding:8px on a"],
  ['<div style="max-width:600px">', "max-width:600px on div"],
  ['<div style="display:flex">', "display:flex on div"],
  ['<table width="100%" style="margin:0 0 24px">', "margin:0 0 24px on table"],
  ['<td style="background:#ffffff">', "background:#ffffff on td"],
  ['<td style="background-color:#ffffff">', "a ground of td by its style alone"],
  ["<table>", "a table without a width"],
])("%s would not be", (html, fault) => {
  expect(outlookFaults(html)).toEqual([fault]);
});
