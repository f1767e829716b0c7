import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";

/** Wordings that have better ones, each with the one that is said in its place. */
const RETIRED: [former: RegExp, better: string][] = [
  [/retard que nous tolérons/, "que nous prenons à notre charge"],
  [/la réservation la demande/, "indispensable pour réserver"],
  [/qui réponde à cela|Tout revoir/, "Voir tous les vins"],
  [/\bCourriel\b/, "E-mail"],
  [/Ne rien (?:changer|faire)\b/, "Fermer sans changer"],
  [/"Fermes"/, "Confirmées"],
  [/Gardée ici/, "Non envoyée"],
  [/Rendre une somme/, "Rembourser"],
  [/"contre (?:\d|\{)/, "{count} avant"],
  [/Impayés et à rendre|"Reste dû|Reste dû à la course/, "À encaisser"],
  [
    /Nous vous dirons quand il revient/,
    "nous vous dirons …, where an address or a number is asked",
  ],
  [/without a map or a wheel/, "no map, no wheel to hold"],
  [/\b\d cases\b/, "suitcases"],
  [/"Surface \d+ acres/, "Area"],
  [/turning organic/, "converting to organic"],
  [/\ba head\b/, "per person"],
  [/Ask for a seat/, "Reserve a place"],
  [/including VAT at \{/, "of which VAT"],
  [/(?:payment|transfer) has come in/, "has arrived"],
  [/journeys that come round again/, "regular journeys"],
];

const texts = [
  ...["messages", "demonstration", "platform"].flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: "utf8" }).map((name) => join(folder, name)),
  ),
].filter((file) => /^messages\/.+\.json$|^demonstration\/.+\.ts$|\/mails\/.+\.ts$/.test(file));

it("no page, screen or mail says a wording that has a better one", () => {
  expect(texts.length).toBeGreaterThan(150);
  const said = texts.flatMap((file) =>
    readFileSync(file, "utf8")
      .split("\n")
      .filter((line) => !/^\s*(?:\*|\/\/|\/\*\*)/.test(line))
      .flatMap((line) =>
        RETIRED.filter(([former]) => former.test(line)).map(
          ([former, better]) => `${file}: ${former.source} is said ${better}`,
        ),
      ),
  );
  expect(said).toEqual([]);
});
