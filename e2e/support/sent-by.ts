import type { Page } from "@playwright/test";

/** @returns the paths of the calls that send something, as the browser makes them from now on */
export function sentBy(page: Page): string[] {
  const sent: string[] = [];
  page.on("request", (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.startsWith("/api/") && request.method() !== "GET") sent.push(pathname);
  });
  return sent;
}
