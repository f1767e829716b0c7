import type { Picture } from "@/lib/contract/image";
import type { PerLanguage } from "@/platform/db/schema/columns";
import type { ComponentData } from "@/platform/sites/site-data";
import { pictures } from "../pictures";

/** What one service's page says, in one language. */
export interface ServiceWords {
  kicker: string;
  title: string;
  lead: string;
  approachTitle: string;
  approach: string;
  detailTitle: string;
  detail: string;
  questions: { question: string; answer: string }[];
  callTitle: string;
}

const COMMON = {
  fr_FR: {
    book: "Réserver",
    fares: "Voir les tarifs",
    inPractice: "En pratique",
    questions: "Questions",
    questionsTitle: "Ce que l’on nous demande",
    others: "Nos autres services",
    othersTitle: "Nous conduisons aussi",
    call: "Réservez en deux minutes, ou appelez : nous répondons jour et nuit.",
  },
  en: {
    book: "Book now",
    fares: "See our fares",
    inPractice: "In practice",
    questions: "Questions",
    questionsTitle: "What people ask us",
    others: "Our other services",
    othersTitle: "We also drive",
    call: "Book in two minutes, or call: we answer day and night.",
  },
} as const;

/** The blocks of a service's page; `prefix` begins their slugs, `url` is the page's path. */
export function servicePage(
  prefix: string,
  url: string,
  picture: PerLanguage<Picture>,
  words: PerLanguage<ServiceWords>,
): ComponentData[] {
  const each = <T>(
    make: (w: ServiceWords, c: (typeof COMMON)["fr_FR" | "en"], p: Picture) => T,
  ) => ({
    fr_FR: make(words.fr_FR, COMMON.fr_FR, picture.fr_FR),
    en: make(words.en, COMMON.en, picture.en),
  });
  return [
    {
      slug: `${prefix}-hero`,
      type: "HERO",
      conf: each((w, c, image) => ({
        kicker: w.kicker,
        title: w.title,
        text: w.lead,
        image,
        imageMobile: null,
        actions: [
          { label: c.book, url: "/reserver" },
          { label: c.fares, url: "/tarifs-courses-vtc" },
        ],
        facts: [],
        size: "PAGE" as const,
      })),
    },
    {
      slug: `${prefix}-approche`,
      type: "TEXT",
      conf: each((w) => ({ kicker: w.kicker, title: w.approachTitle, text: w.approach })),
    },
    {
      slug: `${prefix}-pratique`,
      type: "IMAGE_TEXT",
      conf: {
        fr_FR: {
          kicker: COMMON.fr_FR.inPractice,
          title: words.fr_FR.detailTitle,
          text: words.fr_FR.detail,
          image: pictures.premium.fr_FR,
          imageSide: "LEFT",
          actions: [],
        },
        en: {
          kicker: COMMON.en.inPractice,
          title: words.en.detailTitle,
          text: words.en.detail,
          image: pictures.premium.en,
          imageSide: "LEFT",
          actions: [],
        },
      },
    },
    {
      slug: `${prefix}-questions`,
      type: "QUESTIONS",
      conf: each((w, c) => ({ kicker: c.questions, title: c.questionsTitle, items: w.questions })),
    },
    {
      slug: `${prefix}-autres`,
      type: "SERVICE_CARDS",
      conf: each((_w, c) => ({
        kicker: c.others,
        title: c.othersTitle,
        text: null,
        tags: [],
        except: url,
      })),
    },
    {
      slug: `${prefix}-appel`,
      type: "CALL_TO_ACTION",
      conf: each((w, c) => ({
        kicker: null,
        title: w.callTitle,
        text: c.call,
        actions: [{ label: c.book, url: "/reserver" }],
        showPhone: true,
        image: null,
      })),
    },
  ];
}
