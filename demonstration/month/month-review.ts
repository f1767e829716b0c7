import type { LanguageCode } from "@/lib/contract/locale";
import { type MonthEvent, type MonthTools, monthInstant } from "./demo-month";

/** Customer's review in the month: days after the ride or order, content, and outcome. */
export interface MonthReview {
  after: number;
  rating: number;
  text: string;
  language?: LanguageCode;
  answer?: string;
  /** True when nobody has read it yet. */
  isWaiting?: true;
}

/**
 * Plays the review of a ride or an order of the month: it is written in the evening, and published
 * the next morning.
 * @param purchase.day of the ride, or of the order's arrival
 * @param purchase.own its reference and key, once it was made
 */
export function reviewEvents(
  tools: MonthTools,
  { after, rating, text, language = "fr_FR", answer, isWaiting }: MonthReview,
  purchase: {
    of: "booking" | "order";
    day: number;
    own: () => { reference: string; key: string } | undefined;
  },
): MonthEvent[] {
  const { of, day, own } = purchase;
  const written = day + after;
  const write = async () => {
    const { reference, key } = own() ?? {};
    await tools.data("POST", `/${of}/${reference}/review?key=${key}`, {
      body: { rating, text },
      headers: { userLang: language },
    });
  };
  const publish = () => tools.publishReview(of, own()?.reference ?? "", answer);
  return [
    { at: monthInstant(tools, written, "20:10"), happens: write },
    ...(isWaiting ? [] : [{ at: monthInstant(tools, written + 1, "09:15"), happens: publish }]),
  ];
}
