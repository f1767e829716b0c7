import { describe, expect, it } from "vitest";
import { bookingNoticeCases } from "@/testing/booking-notices";
import type { MailPart } from "./mail-part";
import { writeMail } from "./write-mail";

const [
  {
    addressed: { customer: identity },
  } = { addressed: { customer: undefined } },
] = bookingNoticeCases("fr_FR");
if (!identity) throw new Error("No identity");

const PARTS: MailPart[] = [
  { kind: "text", text: "Bonjour <b>,\nà bientôt." },
  {
    kind: "rows",
    title: "La course",
    rows: [
      ["Départ", "14 h", "10 h"],
      ["Lieu", "Nantes\n44000"],
    ],
    total: { row: ["Total", "20 €"], includes: ["dont TVA", "2 €"] },
  },
  { kind: "quote", text: "Deux sièges,\n<img src=x onerror=alert(1)>" },
  { kind: "button", label: "Payer", url: 'https://a.example/?a="1"&b=2' },
  {
    kind: "links",
    links: [
      ["Voir", "https://a.example/one"],
      ["Écrire", "https://a.example/two"],
    ],
  },
];
const { text, html } = writeMail(identity, "Un titre", PARTS);

describe("a mail", () => {
  it("reads well as plain text", () => {
    expect(text.replaceAll("\u00a0", " ")).toBe(
      [
        "Un titre",
        "Bonjour <b>,\nà bientôt.",
        "La course",
        [
          "Départ : 14 h (avant : 10 h)",
          "Lieu : Nantes, 44000",
          "Total : 20 €",
          "dont TVA : 2 €",
        ].join("\n"),
        "> Deux sièges,\n> <img src=x onerror=alert(1)>",
        'Payer :\nhttps://a.example/?a="1"&b=2',
        "Voir :\nhttps://a.example/one",
        "Écrire :\nhttps://a.example/two",
        "-- \nChauffeur Nantais\n+33 2 40 00 00 00\nhttps://www.chauffeur-prive.example",
      ].join("\n\n"),
    );
  });

  it("is HTML in its language, in which whatever was written is escaped", () => {
    expect(html).toMatch(/^<!doctype html>\n<html lang="fr">/);
    expect(html).toContain("Bonjour &lt;b&gt;,<br>à bientôt.");
    expect(html).toContain("&lt;img src=x onerror=alert(1)&gt;");
    expect(html).toContain('href="https://a.example/?a=&quot;1&quot;&amp;b=2"');
    expect(html).not.toMatch(/<(b|img|script)\b/);
  });

  it("wears the colours of the company", () => {
    expect(html).toContain("background-color:#121212;border-bottom:3px solid #D4AF37");
    expect(html).toMatch(/background-color:#D4AF37[^>]*><a [^>]*color:#000000/);
  });
});
