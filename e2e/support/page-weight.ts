import { gzipSync } from "node:zlib";
import type { Page, Response, Route } from "@playwright/test";
import type { PageBudget } from "./page-budgets";

type Part = Exclude<keyof PageBudget, "path">;

const PARTS: Record<string, Part> = {
  document: "html",
  script: "javascript",
  stylesheet: "css",
  font: "fonts",
};

/** Opens a page, and weighs the files that it loads until it is at rest, in bytes. */
export async function weighPage(page: Page, url: string): Promise<Record<Part, number>> {
  const answers: Response[] = [];
  const note = (answer: Response) => void answers.push(answer);
  // The pages of its links are fetched once it is idle, and are no part of it.
  await page.route(/[?&]_rsc=/, leaveOut);
  page.on("response", note);
  await page.goto(url, { waitUntil: "networkidle" });
  page.off("response", note);
  await page.unroute(/[?&]_rsc=/, leaveOut);
  // The address of a file leads to its content: a browser has let go of some by now.
  const bodyOf = async (answer: Response) =>
    answer.request().resourceType() === "document"
      ? answer.body()
      : (await page.request.get(answer.url())).body();
  const weights: Record<Part, number> = { html: 0, javascript: 0, css: 0, fonts: 0 };
  for (const answer of answers) {
    const part = PARTS[answer.request().resourceType()];
    if (!part) continue;
    const body = await bodyOf(answer);
    weights[part] += part === "fonts" ? body.length : gzipSync(body).length;
  }
  return weights;
}

const leaveOut = (route: Route) =>
  route.request().headers()["next-router-prefetch"]
    ? route.fulfill({ status: 204 })
    : route.fallback();
