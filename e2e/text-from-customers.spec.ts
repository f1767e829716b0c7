import type { Page } from "@playwright/test";
import { bookedRide } from "./support/booked-ride";
import { callTo } from "./support/customer-call";
import { HOSTILE_TEXTS, RAN } from "./support/hostile-texts";
import { logIn } from "./support/member";
import { expect, testOnOwnSite as test, WIDE } from "./support/test";

const OWNER = { email: "admin@72.example", password: "demonstration-only" };

const IN_ONE_BOOKING = 15;

/** Fails when a text ran, asked something, or was kept from running by the page's policy alone. */
async function expectTextOnly(page: Page): Promise<void> {
  await page.waitForLoadState("networkidle");
  const found = await page.evaluate((name) => Reflect.get(window, name), RAN);
  expect(found).toBeUndefined();
  expect(await page.evaluate(() => Reflect.get(window, "refusedByPolicy"))).toEqual([]);
}

/** Writes a text as a page shows it: white space is one blank. */
const asShown = (text: string) => text.replaceAll(/\s+/gu, " ").trim();

test(
  "what customers write is text in the panel, and runs nowhere",
  WIDE,
  async ({ page, site }) => {
    test.setTimeout(180_000);
    expect(new Set(HOSTILE_TEXTS).size).toBe(60);
    const call = callTo(site, "fr");
    for (const text of HOSTILE_TEXTS) {
      await call("POST /message", {
        body: {
          name: text.slice(0, 100),
          subject: text.slice(0, 150),
          phone: text.slice(0, 30),
          email: "visitor@example.org",
          message: `${text} ${HOSTILE_TEXTS.join(" ").slice(0, 4_000)}`,
          acceptPrivacy: true,
        },
      });
    }
    const references: string[] = [];
    for (let from = 0; from < HOSTILE_TEXTS.length; from += IN_ONE_BOOKING) {
      const texts = HOSTILE_TEXTS.slice(from, from + IN_ONE_BOOKING);
      const [firstname = "", lastname = "", company = "", address = ""] = texts;
      const { booking } = await bookedRide(site, "fr", {
        message: texts.join("\n"),
        customer: {
          firstname: firstname.slice(0, 80),
          lastname: lastname.slice(0, 80),
          company,
          address,
          kind: "PROFESSIONAL",
        },
      });
      references.push(booking.reference);
    }

    page.on("dialog", (dialog) => {
      throw new Error(`A dialog asks ${dialog.message()}`);
    });
    await page.addInitScript(() => {
      const refused: string[] = [];
      Reflect.set(window, "refusedByPolicy", refused);
      addEventListener("securitypolicyviolation", ({ violatedDirective, sourceFile }) => {
        refused.push(`${violatedDirective} ${sourceFile}`);
      });
    });
    await logIn(site, page, "fr", OWNER);

    // The list shows the name and the subject of each, page by page.
    let shown = "";
    const pages = Math.ceil(HOSTILE_TEXTS.length / 25);
    for (let number = 1; number <= pages; number += 1) {
      await page.goto(`/admin/message?page=${number}`);
      await expect(page.getByText(new RegExp(`^Page ${number} sur`))).toBeVisible();
      await expectTextOnly(page);
      shown += asShown((await page.getByRole("main").textContent()) ?? "");
    }
    const unseen = HOSTILE_TEXTS.filter((text) => !shown.includes(asShown(text.slice(0, 100))));
    expect(unseen).toEqual([]);

    await page.goto("/admin/message");
    await page.locator("a[href^='/admin/message/']").first().click();
    await expect(page.getByText(HOSTILE_TEXTS[0] ?? "").last()).toBeVisible();
    await expectTextOnly(page);
    for (const reference of references) {
      await page.goto(`/admin/booking/${reference}`);
      await expect(page.getByRole("heading", { level: 1 })).toContainText(reference);
      await expectTextOnly(page);
    }
    await page.goto(`/admin/booking?search=${references[0]}`);
    await expectTextOnly(page);
    await page.goto("/admin/letter");
    await expect(page.getByText("Message de").first()).toBeVisible();
    await expectTextOnly(page);
    await page.goto("/admin");
    await expectTextOnly(page);
  },
);
