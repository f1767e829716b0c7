import type { Page } from "@playwright/test";
import type { ParameterKey } from "@/lib/contract/parameter-catalogue/parameter-catalogue";

type Place = readonly [path: string, window: "wide" | "small"];

/** Place where a setting is seen, the way to look, and the sight of two values of it. */
export interface SeenOnPage {
  place: Place;
  look: (page: Page) => Promise<unknown>;
  byValue: [value: string, seen: unknown][];
}

export type Settings = Partial<Record<ParameterKey, SeenOnPage>>;
type ByValue = SeenOnPage["byValue"];

export const wide = (path: string): Place => [path, "wide"];
export const small = (path: string): Place => [path, "small"];

export const at = (place: Place, look: SeenOnPage["look"], ...byValue: ByValue): SeenOnPage => ({
  place,
  look,
  byValue,
});

/** Reads a property of the first element that is in sight, or of the first. */
export const style =
  (selector: string, property: string): SeenOnPage["look"] =>
  (page) =>
    page.evaluate(
      ([of, wanted]) => {
        const found = [...document.querySelectorAll(of)];
        const element = found.find((one) => one.checkVisibility()) ?? found[0];
        return element && getComputedStyle(element).getPropertyValue(wanted);
      },
      [selector, property] as const,
    );

/** Looks at a colour, of which the setting has the opacity too. */
export function colour(
  place: Place,
  selector: string,
  property: string,
  ...values: [string, string]
) {
  const seen = (hex: string) =>
    `rgb(${[1, 3, 5].map((from) => Number.parseInt(hex.slice(from, from + 2), 16)).join(", ")})`;
  return at(
    place,
    style(selector, property),
    ...values.map((hex): [string, unknown] => [`${hex}FF`, seen(hex)]),
  );
}

export const pixels = (
  place: Place,
  selector: string,
  property: string,
  ...values: [number, number]
) =>
  at(
    place,
    style(selector, property),
    ...values.map((value): [string, unknown] => [String(value), `${value}px`]),
  );

/** Looks for those of the texts that stand in an element. */
export const said = (place: Place, selector: string, ...texts: [string, string]) =>
  at(
    place,
    async (page) => {
      const found = await page.locator(selector).allTextContents();
      return texts.filter((text) => found.some((content) => content.includes(text)));
    },
    ...texts.map((text): [string, unknown] => [text, [text]]),
  );

export const attribute = (
  place: Place,
  selector: string,
  name: string,
  ...values: [string, string]
) =>
  at(
    place,
    (page) => page.locator(selector).first().getAttribute(name),
    ...values.map((value): [string, unknown] => [value, value]),
  );

/** Reads a page's data for a third-party tool, which is loaded once it was accepted. */
export const tool = (place: Place, key: string, ...values: [string, string]) =>
  at(
    place,
    (page) =>
      page.evaluate((of) => {
        const settings = document.getElementById("consent-settings")?.textContent;
        return JSON.parse(settings ?? "{}").tools?.[of]?.values;
      }, key),
    ...values.map((value): [string, unknown] => [value, [value]]),
  );

export const isThere =
  (selector: string): SeenOnPage["look"] =>
  async (page) =>
    (await page.locator(selector).count()) > 0;
