import type { ComponentData } from "@/demonstration/data/site-data";
import type { AskedRide } from "@/lib/rules/booking/ride-query";
import type { PerLanguage } from "@/platform/db/schema/columns";
import { bookingLink } from "./booking-link";

/** Texts of the end of a service's page, in one language; answers are HTML. */
export interface ClosingWords {
  questionsTitle: string;
  questions: { question: string; answer: string }[];
  callTitle: string;
  call: string;
  /** Ride to book from the page, as far as the page knows it. */
  booking?: AskedRide;
}

const COMMON = {
  fr_FR: {
    book: "Réserver",
    write: "Nous écrire",
    questions: "Questions",
    others: "Nos autres services",
    othersTitle: "Nous conduisons aussi",
  },
  en: {
    book: "Book now",
    write: "Write to us",
    questions: "Questions",
    others: "Our other services",
    othersTitle: "We also drive",
  },
} as const;

/** Builds the blocks that end every service's page: questions, the other services, a call. */
export function serviceClosing(
  prefix: string,
  url: string,
  words: PerLanguage<ClosingWords>,
): ComponentData[] {
  const each = <T>(make: (code: "fr_FR" | "en", w: ClosingWords) => T) => ({
    fr_FR: make("fr_FR", words.fr_FR),
    en: make("en", words.en),
  });
  return [
    {
      slug: `${prefix}-questions`,
      type: "QUESTIONS",
      conf: each((code, w) => ({
        kicker: COMMON[code].questions,
        title: w.questionsTitle,
        items: w.questions,
      })),
    },
    {
      slug: `${prefix}-autres`,
      type: "SERVICE_CARDS",
      conf: each((code) => ({
        kicker: COMMON[code].others,
        title: COMMON[code].othersTitle,
        text: null,
        tags: [],
        except: url,
      })),
    },
    {
      slug: `${prefix}-appel`,
      type: "CALL_TO_ACTION",
      conf: each((code, w) => ({
        kicker: null,
        title: w.callTitle,
        text: w.call,
        actions: [
          { label: COMMON[code].book, url: bookingLink(w.booking) },
          { label: COMMON[code].write, url: "/contacter-votre-chauffeur-prive" },
        ],
        showPhone: true,
        image: null,
      })),
    },
  ];
}
