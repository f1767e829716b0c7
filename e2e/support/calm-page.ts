import { expect, type Page } from "@playwright/test";

const LEGAL =
  /\/(?:withdrawal|sale-terms|use-terms|legal-notice|privacy-policy|accessibility|cookie-policy(?:#choix-cookies)?)$/;

/** Expects a payment page to be framed by the logo, the contact and the legal pages alone. */
export async function expectCalm(page: Page): Promise<void> {
  const visible = (role: "banner" | "contentinfo") =>
    page.getByRole(role).locator("a, button, input").filter({ visible: true });
  const [logo, help] = [visible("banner").first(), visible("banner").last()];
  await expect(visible("banner")).toHaveCount(2);
  await expect(logo).toHaveAttribute("href", /^\/(?:en)?$/);
  await expect(help).toHaveAttribute("href", /^tel:/);
  const legal = await visible("contentinfo").evaluateAll((links) =>
    links.map((link) => link.getAttribute("href") ?? link.outerHTML),
  );
  expect(legal.length).toBeGreaterThan(3);
  for (const href of legal) expect(href).toMatch(LEGAL);
  // The menu, the bar of small windows and the page's other bands.
  await expect(page.getByRole("navigation").filter({ visible: true })).toHaveCount(1);
  await expect(page.locator("main > *").filter({ visible: true })).toHaveCount(1);
}
