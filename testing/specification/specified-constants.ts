import { readFileSync } from "node:fs";
import { keepSession } from "@/lib/api/session-cookies";
import { BLOCKS } from "@/lib/contract/block/blocks";
import { contentListBlock } from "@/lib/contract/block/content-list";
import { albumContent } from "@/lib/contract/content/album";
import { blogContent } from "@/lib/contract/content/blog";
import { pageSizeOf } from "@/lib/contract/content/listed-fields";
import { newsContent } from "@/lib/contract/content/news";
import * as calls from "@/lib/contract/every-call";
import { mayEndForForceMajeure, outcomeOf, refundDeadline } from "@/lib/rules/booking/cancellation";
import { mayStillChange } from "@/lib/rules/booking/change-deadline";
import { depositOf, dueNow } from "@/lib/rules/booking/deposit";
import { transferBase } from "@/lib/rules/booking/fare";
import { latePaymentCents } from "@/lib/rules/booking/late-payment";
import { toleratedUntil } from "@/lib/rules/booking/lateness";
import { withdrawalEnds } from "@/lib/rules/booking/withdrawal";
import { depositDeadline } from "@/lib/rules/calendar/working-days";
import { asksIdentity, cashLimitCents } from "@/lib/rules/money/cash-limit";
import { erasureEnds } from "@/lib/rules/privacy/erasure";
import { forgottenAt } from "@/lib/rules/privacy/retention";
import { countedBottles } from "@/lib/rules/shop/counted-bottles";
import { mayReload } from "@/lib/rules/site/chunk-reload";
import { fontWeightFromFileName } from "@/lib/rules/text/font-weight";
import { cropText } from "@/lib/rules/text/text-crop";
import { quoteEnd } from "@/platform/booking/lifecycle/price-request";
import { payLinkEnd } from "@/platform/booking/record/pay-links";

/** Constant of the specification (§9), where it stands, and what shows that it acts there. */
export interface SpecifiedConstant {
  item: string;
  value: string;
  /** File that has it. */
  place: string;
  seen: () => unknown;
  is: unknown;
}

const read = (file: string) => readFileSync(file, "utf8");

/** Reads the values of a source's constants, or of a style sheet's properties, by their names. */
const valuesIn = (file: string, ...names: string[]) =>
  names.map((name) => {
    const [, value] = new RegExp(`(?:const )?${name}(?: =|:) ([^;]+);`).exec(read(file)) ?? [];
    return value?.replaceAll("_", "");
  });

const HOUR = 3_600_000;
const DAY = 24 * HOUR;
const after = (iso: string, milliseconds: number) => new Date(Date.parse(iso) + milliseconds);
/** A Friday without a public holiday in the weeks after it but 11 November. */
const FRIDAY = "2026-10-23T10:00:00+02:00";
const ORDER = { startAt: new Date("2026-12-01T10:00:00Z"), asksFullWhenSoon: true };
const pageSize = ({ query }: { query?: unknown }) => {
  const { shape } = query as { shape: { nbItem: { meta(): { default?: number } } } };
  return shape.nbItem.meta().default;
};
const GRID = {
  ...{ flatRateCents: 3500, flatRateUnderKm: 20, perKmCents: 190, hourlyCents: 6500 },
  ...{ minimumHours: 2, includedKmPerHour: 30, extraKmCents: 160 },
};
const bottle = (capacity: number, capacityUnit: "LITER" | "CENTILITRE", quantity = 2) =>
  countedBottles([{ type: "WINE", quantity, sellByMultipleOf: 1, capacity, capacityUnit }]);
const initialOf = (type: string, name: string) => {
  const block = BLOCKS.find((one) => one.type === type);
  return Object.entries(block?.fields ?? {}).find(([field]) => field === name)?.[1].default;
};

const ON_SCREEN: SpecifiedConstant[] = [
  {
    item: "Session cookies token and idSite",
    value: "86400 seconds",
    place: "lib/api/session-cookies.ts",
    seen: () => {
      const headers = new Headers();
      keepSession(headers, { token: "t", idSite: 72 }, true);
      return headers.getSetCookie().map((set) => set.match(/^\w+|Max-Age=\d+/g)?.join(" "));
    },
    is: ["token Max-Age=86400", "idSite Max-Age=86400"],
  },
  {
    item: "Session of the platform",
    value: "1 day",
    place: "platform/account/session/open-session.ts",
    seen: () => valuesIn("platform/account/session/open-session.ts", "SESSION_LASTS"),
    is: ["86400000"],
  },
  {
    item: "Locale cookie",
    value: "365 days, path /, same-site lax",
    place: "components/layout/language-link.tsx",
    seen: () => [
      ...valuesIn("components/layout/language-link.tsx", "KEPT_DAYS"),
      /path: "\/",\s+sameSite: "lax",\s+expires: days/.test(read("lib/browser/cookies.ts")),
    ],
    is: ["365", true],
  },
  {
    item: "Toast timeout",
    value: "3000 ms",
    place: "components/layout/toast-stack.tsx",
    seen: () => valuesIn("components/layout/toast-stack.tsx", "TIMEOUT"),
    is: ["3000"],
  },
  {
    item: "Loading bar",
    value: "duration 5000 ms, throttle 200 ms",
    place: "components/layout/loading-bar.tsx",
    seen: () => valuesIn("components/layout/loading-bar.tsx", "DURATION", "THROTTLE"),
    is: ["5000", "200"],
  },
  {
    item: "Idle prefetch timeout",
    value: "2000 ms",
    place: "components/ui/use-is-idle.ts",
    seen: () => valuesIn("components/ui/use-is-idle.ts", "IDLE_AFTER"),
    is: ["2000"],
  },
  {
    item: "Reload after a chunk that fails (§8)",
    value: "at most once a minute",
    place: "lib/rules/site/chunk-reload.ts",
    seen: () => [mayReload(null, 0), mayReload(0, 59_999), mayReload(0, 60_000)],
    is: [true, false, true],
  },
  {
    item: "Text-crop helper",
    value: "120 visible characters by default, -1 means no limit",
    place: "lib/rules/text/text-crop.ts",
    seen: () => [
      cropText("a".repeat(121)).length,
      cropText("a".repeat(500), { visible: -1 }).length,
    ],
    is: [120, 500],
  },
  {
    item: "Breakpoints (px)",
    value: "xxs 480, xs 576, sm 768, md 996, lg 1200, 2xl 1536, xl 1367, xxl 1600, 4k 1921",
    place: "app/theme.css",
    seen: () =>
      valuesIn(
        "app/theme.css",
        ...["xxs", "xs", "sm", "md", "lg", "2xl", "xl", "xxl", "4k"].map(
          (name) => `--breakpoint-${name}`,
        ),
      ),
    is: [480, 576, 768, 996, 1200, 1536, 1367, 1600, 1921].map((px) => `${px}px`),
  },
  {
    item: "Theme",
    value: "accent #D4AF37; Raleway, weight 200; title 18pt, content and menu 14pt",
    place: "app/theme.css",
    seen: () => {
      const [accent, font, weight, ...sizes] = valuesIn(
        "app/theme.css",
        ...["--accent-color", "--title-font", "--title-weight"],
        ...["--title-size", "--content-size", "--menu-size"],
      );
      return [accent, font?.split(",")[0], weight, sizes];
    },
    is: ["#d4af37ff", '"Raleway"', "200", ["18pt", "14pt", "14pt"]],
  },
  {
    item: "Font weights from file name",
    value:
      "thin 100, extralight 200, light 300, regular 400, medium 500, semibold 600, bold 700, extrabold 800, black 900, fallback 400",
    place: "lib/rules/text/font-weight.ts",
    seen: () =>
      "Thin ExtraLight Light Regular Medium SemiBold Bold ExtraBold Black Other"
        .split(" ")
        .map((weight) => fontWeightFromFileName(`Raleway-${weight}.woff2`)),
    is: [100, 200, 300, 400, 500, 600, 700, 800, 900, 400],
  },
  {
    item: "Page sizes of calls",
    value: "blog 12; news 10; albums 100; default listing 10; product filter 100, by price",
    place: "lib/contract/calls",
    seen: () => [
      pageSize(calls.getBlogs),
      pageSize(calls.getBlogsOfFolder),
      pageSize(calls.getNews),
      pageSize(calls.getAlbums),
      pageSize(calls.getCompanyAddresses),
      pageSize(calls.getProducts),
    ],
    is: [12, 12, 10, 100, 10, 100],
  },
  {
    item: "Page sizes of lists on pages",
    value: "news 10; blog 12; albums 100, where the list says no number",
    place: "lib/contract/content",
    seen: () => [
      initialOf("CONTENT_LIST", "nbItem"),
      contentListBlock.fields.nbItem.note.fr.match(/\d+/g)?.map(Number),
      [newsContent, blogContent, albumContent].map(pageSizeOf),
    ],
    is: [null, [10, 12, 100], [10, 12, 100]],
  },
  {
    item: "Page sizes of screens",
    value: "elements 24; footer lists, services and products 100",
    place: "lib/api",
    seen: () => [
      /nbItem = (\d+)/.exec(read("lib/api/element.ts"))?.[1],
      initialOf("ELEMENT_LIST", "nbItem"),
      ...Array.from(
        read("lib/site/bootstrap.ts").matchAll(/"(?:logo|link)-footer", (\d+)\)/g),
        ([, size]) => size,
      ),
      /nbItem: (\d+)/.exec(read("lib/api/service.ts"))?.[1],
      ...valuesIn("lib/api/product.ts", "PRODUCTS_OF_PAGE"),
    ],
    is: ["24", 24, "100", "100", "100", "100"],
  },
];

const OF_RULES: SpecifiedConstant[] = [
  {
    item: "Small bottle threshold",
    value: "under 0.75 litre or 75 centilitres counts as half",
    place: "lib/rules/shop/counted-bottles.ts",
    seen: () => [
      bottle(0.75, "LITER"),
      bottle(0.74, "LITER"),
      bottle(75, "CENTILITRE"),
      bottle(74, "CENTILITRE"),
      bottle(37.5, "CENTILITRE", 3),
    ],
    is: [2, 1, 2, 1, 1],
  },
  {
    item: "Deposit",
    value: "20 euros under 300 euros incl. tax; 30 percent from 300 euros",
    place: "lib/rules/booking/deposit.ts",
    seen: () => [29_999, 30_000, 100_000].map(depositOf),
    is: [2000, 9000, 30_000],
  },
  {
    item: "Full payment",
    value: "may be demanded when start is under 48 hours away",
    place: "lib/rules/booking/deposit.ts",
    seen: () =>
      [48 * HOUR, 48 * HOUR - 1].map((before) =>
        dueNow({ ...ORDER, totalCents: 10_000, now: new Date(ORDER.startAt.getTime() - before) }),
      ),
    is: [2000, 10_000],
  },
  {
    item: "Pay link validity",
    value: "48 hours",
    place: "platform/payment/pay-link.ts",
    seen: () => {
      const now = new Date(FRIDAY);
      return payLinkEnd({ startAt: ORDER.startAt }, now).getTime() - now.getTime();
    },
    is: 48 * HOUR,
  },
  {
    item: "Deposit deadline",
    value: "15 working days",
    place: "lib/rules/calendar/working-days.ts",
    // 11 November is a holiday: the fifteenth day after the Friday is a Monday.
    seen: () => depositDeadline(new Date(FRIDAY)).toISOString(),
    is: "2026-11-16T23:00:00.000Z",
  },
  {
    item: "Cash cap / identity check",
    value: "1,500 euros / above 1,000 euros",
    place: "lib/rules/money/cash-limit.ts",
    seen: () => [
      cashLimitCents({ legalLimitCents: 1_500_000 }),
      asksIdentity(100_000),
      asksIdentity(100_001),
    ],
    is: [150_000, false, true],
  },
  {
    item: "Withdrawal period / refund",
    value: "14 days / 14 days",
    place: "lib/rules/booking/withdrawal.ts",
    seen: () => [
      withdrawalEnds(new Date("2026-10-21T10:00:00+02:00")).toISOString(),
      refundDeadline(new Date("2026-10-21T10:00:00+02:00")).toISOString(),
    ],
    is: ["2026-11-04T23:00:00.000Z", "2026-11-04T23:00:00.000Z"],
  },
  {
    item: "Modification",
    value: "up to 24 hours before start",
    place: "lib/rules/booking/change-deadline.ts",
    seen: () =>
      [DAY, DAY - 1].map((before) =>
        mayStillChange(ORDER.startAt, new Date(ORDER.startAt.getTime() - before)),
      ),
    is: [true, false],
  },
  {
    item: "Lateness tolerance",
    value: "1 hour flight, 30 minutes train",
    place: "lib/rules/booking/lateness.ts",
    seen: () =>
      (["FLIGHT", "TRAIN"] as const).map(
        (by) => toleratedUntil({ pickupAt: ORDER.startAt, by }).getTime() - ORDER.startAt.getTime(),
      ),
    is: [HOUR, HOUR / 2],
  },
  {
    item: "Late penalty",
    value: "three times the legal interest rate; plus 40 euro flat fee for professionals",
    place: "lib/rules/booking/late-payment.ts",
    seen: () =>
      [true, false].map((isProfessional) =>
        latePaymentCents({
          owedCents: 100_000,
          dueAt: new Date(FRIDAY),
          now: after(FRIDAY, 365 * DAY),
          legalRatePercent: 2,
          isProfessional,
        }),
      ),
    is: [
      { interestCents: 6000, flatFeeCents: 4000 },
      { interestCents: 6000, flatFeeCents: 0 },
    ],
  },
  {
    item: "Deposit that is kept",
    value: "the deposit, when the buyer cancels after the seller accepts",
    place: "lib/rules/booking/cancellation.ts",
    seen: () => {
      const { refundCents, keptCents } = outcomeOf({
        ...{ reason: "BY_CUSTOMER", paidCents: 10_000, depositCents: 2000, totalCents: 10_000 },
        ...{ isConfirmed: true, now: new Date(FRIDAY), startAt: ORDER.startAt },
        rides: [{ startAt: ORDER.startAt, endAt: after(ORDER.startAt.toISOString(), HOUR) }],
        forceMajeureSince: null,
      });
      return [refundCents, keptCents];
    },
    is: [8000, 2000],
  },
  {
    item: "Force majeure termination",
    value: "over 3 months",
    place: "lib/rules/booking/cancellation.ts",
    seen: () =>
      ["2027-01-23T22:59:59.999Z", "2027-01-23T23:00:00.000Z"].map((now) =>
        mayEndForForceMajeure(new Date(FRIDAY), new Date(now)),
      ),
    is: [false, true],
  },
  {
    item: "Quote validity",
    value: "30 days",
    place: "platform/booking/lifecycle/price-request.ts",
    seen: () => quoteEnd(after(FRIDAY, 60 * DAY), new Date(FRIDAY)).getTime() - Date.parse(FRIDAY),
    is: 30 * DAY,
  },
  {
    item: "Privacy text: retention",
    value: "3 years of inactivity",
    place: "lib/rules/privacy/retention.ts",
    seen: () => forgottenAt(new Date(FRIDAY)).toISOString(),
    is: "2029-10-23T08:00:00.000Z",
  },
  {
    item: "Privacy text: deletion requests",
    value: "within 10 working days",
    place: "lib/rules/privacy/erasure.ts",
    seen: () => erasureEnds(new Date(FRIDAY)).toISOString(),
    is: "2026-11-06T23:00:00.000Z",
  },
  {
    item: "Privacy text: cookie consent",
    value: "13 months at most, 6 by default",
    place: "lib/contract/parameter-catalogue/services.ts",
    seen: () => {
      const source = read("lib/contract/parameter-catalogue/services.ts");
      return /CONSENT_DAYS[\s\S]*?most: (\d+)/.exec(source)?.[1];
    },
    is: "395",
  },
  {
    item: "Pricing",
    value: "rides under 20 km flat-rate; otherwise by distance",
    place: "lib/rules/booking/fare.ts",
    seen: () => [19.9, 20].map((km) => transferBase(km, GRID).code),
    is: ["FLAT_RATE", "DISTANCE"],
  },
];

/** Constants of the specification (§9), those of its legal texts apart. */
export const SPECIFIED_CONSTANTS: readonly SpecifiedConstant[] = [...ON_SCREEN, ...OF_RULES];

/** Wordings of the legal texts of the chauffeur's site (§9), in French and in English. */
export const SPECIFIED_WORDING = [
  ["Deposit", "SALE_TERMS", "Moins de 300 € | 20 €", "Under €300 | €20"],
  ["Deposit", "SALE_TERMS", "À partir de 300 € | 30 % du prix", "From €300 | 30% of the price"],
  ["Deposit", "SALE_TERMS", "est un acompte et non des arrhes", "is an acompte and not arrhes"],
  ["Full payment", "SALE_TERMS", "moins de 48 heures", "less than 48"],
  ["Pay link", "SALE_TERMS", "Le lien est valable 48 heures", "The link is valid for 48 hours"],
  ["Deposit deadline", "SALE_TERMS", "dans les 15 jours ouvrés", "within 15 working days"],
  ["Bank transfer", "SALE_TERMS", "environ 10 jours ouvrés", "about 10 working days"],
  ["Cash cap", "SALE_TERMS", "Les espèces, jusqu’à 1 500 €", "Cash, up to €1,500"],
  ["Identity check", "SALE_TERMS", "Au-delà de 1 000 € TTC", "Above €1,000 including VAT"],
  ["Withdrawal", "SALE_TERMS", "vous disposez de 14 jours", "you have 14 days"],
  ["Refund", "SALE_TERMS", "au plus tard 14 jours après", "no later than 14 days after"],
  ["Modification", "SALE_TERMS", "jusqu’à 24 heures avant le départ", "up to 24 hours before"],
  ["Lateness", "SALE_TERMS", "1 heure après l’atterrissage", "1 hour after your flight lands"],
  ["Lateness", "SALE_TERMS", "30 minutes après l’arrivée de votre train", "30 minutes after"],
  ["Late penalty", "SALE_TERMS", "trois fois l’intérêt légal", "three times the legal interest"],
  ["Late penalty", "SALE_TERMS", "indemnité forfaitaire de 40 €", "flat sum of €40"],
  ["Force majeure", "SALE_TERMS", "dure plus de 3 mois", "lasts more than 3 months"],
  ["Quote validity", "SALE_TERMS", "Il est valable 30 jours", "It is valid for 30 days"],
  ["Mediation", "SALE_TERMS", "un an à compter de sa réclamation", "one year of their written"],
  ["Pricing", "SALE_TERMS", "Moins de 20 km : un forfait", "Under 20 km: a flat rate"],
  ["Retention", "PRIVACY_POLICY", "3 ans après votre dernière activité", "3 years after your"],
  ["Deletion", "PRIVACY_POLICY", "sous 10 jours ouvrés", "within 10 working days"],
  ["Data requests", "PRIVACY_POLICY", "Nous répondons dans les 30 jours", "within 30 days"],
] as const;
