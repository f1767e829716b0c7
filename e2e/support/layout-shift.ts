import type { Page } from "@playwright/test";

/** Browser's entry of a part of a page that has moved by itself. */
interface LayoutShift extends PerformanceEntry {
  value: number;
  hadRecentInput: boolean;
  sources: { node: Node | null }[];
}

/** Share of the window by which a price or a word may move as its font comes: nobody sees it. */
export const STILL = 0.001;

/**
 * Share by which the menu and the bar may move on a page that is opened without its font. Where that
 * comes before the first paint nothing moves; ten times as slow they moved by 0.0034 and 0.005.
 */
export const STILL_BUT_FOR_FONT = 0.006;

/** Time that the browser has to report, in milliseconds: it reports nothing where nothing moves. */
const PATIENCE = 500;

/**
 * Measures the moves on the page since it was opened, but for those that its visitor caused.
 * @returns their sum, as a share of the window, and the moved elements
 */
export const layoutShift = (page: Page): Promise<{ sum: number; moved: string[] }> =>
  page.evaluate(
    (patience) =>
      new Promise<{ sum: number; moved: string[] }>((resolve) => {
        const nameOf = ({ node }: LayoutShift["sources"][number]) =>
          node instanceof Element ? node.outerHTML.slice(0, 120) : (node?.textContent ?? "");
        new PerformanceObserver((list) => {
          const shifts = (list.getEntries() as LayoutShift[]).filter(
            (entry) => !entry.hadRecentInput,
          );
          resolve({
            sum: shifts.reduce((sum, { value }) => sum + value, 0),
            moved: shifts.flatMap(({ sources }) => sources.map(nameOf)),
          });
        }).observe({ type: "layout-shift", buffered: true });
        setTimeout(() => resolve({ sum: 0, moved: [] }), patience);
      }),
    PATIENCE,
  );
