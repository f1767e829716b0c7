import { describe, expect, it } from "vitest";
import { writeBookingMessages } from "@/platform/booking/mails/booking-messages";
import { companyMessageReceivedMail } from "@/platform/contact/company-message-received";
import { bookingNoticeCases } from "@/testing/booking-notices";
import { htmlText } from "@/testing/html-text";

const NAMES: Record<string, string> = {
  "Anne-Sophie": "محمد",
  "Le Bihan": "عبد",
  Anne: "محمد",
  Marc: "דוד",
};

const named = (text: string) =>
  Object.entries(NAMES).reduce((all, [name, other]) => all.replaceAll(name, other), text);

function withNames<T>(value: T): T {
  if (typeof value === "string") return named(value) as T;
  if (Array.isArray(value)) return value.map(withNames) as T;
  if (!value || Object.getPrototypeOf(value) !== Object.prototype) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, inner]) => [key, withNames(inner)]),
  ) as T;
}

const RIGHT_TO_LEFT = "[\u0590-\u08ff]";

/** Finds the lines in which a name would turn round the text after it. */
const turnedIn = (text: string) =>
  text
    .split("\n")
    .filter((line) =>
      new RegExp(`${RIGHT_TO_LEFT}.*[\\d.,;:()!?]`).test(
        line.replaceAll(/\u2068[^\u2069]*\u2069/g, ""),
      ),
    );

const CASES = [...bookingNoticeCases("fr_FR"), ...bookingNoticeCases("en")];

describe("a name from right to left", () => {
  it.each(CASES.map((one) => [`${one.name}, ${one.language}`, one] as const))(
    "turns nothing round in the messages of %s",
    (_, { message, addressed }) => {
      for (const letter of writeBookingMessages(message, withNames(addressed))) {
        expect(turnedIn(letter.text)).toEqual([]);
        if (letter.channel === "SMS") {
          expect(letter.text).not.toMatch(/[\u2068\u2069]/);
          continue;
        }
        expect(turnedIn(letter.subject)).toEqual([]);
        expect(letter.html).not.toMatch(/[\u2068\u2069]/);
        const beside = letter.html.replaceAll(/<bdi>[^<]*<\/bdi>/g, "");
        for (const text of htmlText(beside).texts) expect(turnedIn(text)).toEqual([]);
      }
    },
  );

  it("is there in some of them", () => {
    const letters = CASES.flatMap(({ message, addressed }) =>
      writeBookingMessages(message, withNames(addressed)),
    );
    expect(
      letters.filter(({ text }) => text.includes("\u2068محمد عبد\u2069, 0")).length,
    ).toBeGreaterThan(1);
  });

  it("turns nothing round in what a visitor writes", () => {
    const [one] = CASES;
    if (!one?.addressed.company) throw new Error("No company");
    const mail = companyMessageReceivedMail("event", one.addressed.company, {
      name: "דוד כהן",
      email: "david@example.org",
      phone: "06 39 98 50 05",
      subject: "מלון 12",
      message: "Bonjour",
      acceptPrivacy: true,
    });
    expect([mail.subject, mail.text].flatMap(turnedIn)).toEqual([]);
    expect(mail.text).toContain("06 39 98 50 05");
  });
});
