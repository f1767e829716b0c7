import { readFile } from "node:fs/promises";
import type { Page } from "@playwright/test";
import type { Closing, ClosingsPage } from "@/lib/contract/admin/closing";
import { daysLater } from "@/lib/rules/calendar/paris-day";
import { parisDate, parisInstant } from "@/lib/rules/calendar/paris-time";
import { monthEnd } from "@/lib/rules/money/closing-period";
import { codeFromLocale } from "@/lib/rules/text/locale-code";
import { PANEL_LOCALE_COOKIE } from "@/lib/site/panel-locale";
import { bookedRide } from "./support/booked-ride";
import { logIn } from "./support/member";
import type { OwnSite } from "./support/own-site";
import { expect, ignoreRefused, LOCALES, testOnOwnSite as test } from "./support/test";

const OWNER = { email: "admin@72.example", password: "demonstration-only" };

const WORDS = {
  fr: {
    month: "Mois",
    byMonth: "Par mois",
    service: "Courses",
    open: "Clôturer une période",
    day: /^Du .+ au$/,
    do: "Clôturer pour de bon",
    taken: "Cette période vient d’être clôturée",
    done: "La période est clôturée.",
    intact: (count: number) => `La chaîne des ${count} clôtures est intacte.`,
    line: (number: number) => `Clôture n°\u00a0${number},`,
    csv: "Télécharger (CSV)",
    received: "Encaissé",
  },
  en: {
    month: "Month",
    byMonth: "By month",
    service: "Transfers",
    open: "Close a period",
    day: /^From .+ until$/,
    do: "Close for good",
    taken: "Somebody else has just closed this period",
    done: "The period is closed.",
    intact: (count: number) => `The chain of ${count} closings is intact.`,
    line: (number: number) => `Closing no. ${number},`,
    csv: "Download (CSV)",
    received: "Received",
  },
};

/** Returns the first of the month after a day, `yyyy-MM-dd`, in the morning. */
const monthAfter = (day: string): Date => {
  const end = parisInstant(monthEnd(day), "10:00") ?? new Date(Number.NaN);
  return new Date(end.getTime() + 24 * 3_600_000);
};

/** Calls the API as another logged-in user would. */
async function elsewhere<T>(
  { url }: OwnSite,
  { request }: Page,
  data?: { until: string },
): Promise<T> {
  const headers = { origin: url, userLang: codeFromLocale("fr") };
  const path = `${url}/api/admin/closing`;
  const answer = data
    ? await request.post(path, { headers, data })
    : await request.get(path, { headers });
  expect(answer.ok(), await answer.text()).toBe(true);
  return (await answer.json()).data;
}

for (const { locale } of LOCALES) {
  test(`the owner closes a month for good, in ${locale}`, async ({
    page,
    site,
    consoleErrors,
    expectAccessible,
  }) => {
    const words = WORDS[locale];
    await page.context().addCookies([{ name: PANEL_LOCALE_COOKIE, value: locale, url: site.url }]);
    const ride = await bookedRide(site, locale);
    await ride.pay();
    const month = parisDate(site.now()).slice(0, 8);
    site.moveTo(monthAfter(parisDate(site.now())));
    await logIn(site, page, locale, OWNER);
    // Other tests may have paid in the months before, which come first.
    const { next } = await elsewhere<ClosingsPage>(site, page);
    if (next.from < `${month}01`) {
      await elsewhere<Closing>(site, page, { until: daysLater(`${month}01`, -1) });
    }
    const known = (await elsewhere<ClosingsPage>(site, page)).closings.length;

    await page.goto(`/admin/money?from=${month}01&until=${monthEnd(`${month}01`)}`);
    await page.getByRole("group").getByText(words.month, { exact: true }).click();
    await expect(page.getByRole("heading", { name: words.byMonth })).toBeVisible();
    await expect(page.getByRole("row", { name: new RegExp(words.service) })).toBeVisible();

    await page.getByRole("button", { name: words.open }).click();
    const sheet = page.getByRole("dialog", { name: words.open });
    await expect(sheet.getByLabel(words.day)).toHaveValue(
      new RegExp(`\\b${monthEnd(`${month}01`).slice(8)}\\b`),
    );
    await expect(sheet.getByText(words.received)).toBeVisible();
    await expectAccessible();

    // A colleague closes half of the month meanwhile: the shown period has changed.
    await elsewhere<Closing>(site, page, { until: `${month}15` });
    await sheet.getByRole("button", { name: words.do }).click();
    await expect(sheet.getByText(words.taken)).toBeVisible();
    ignoreRefused(consoleErrors, 409);
    await expect(sheet.getByLabel(words.day)).toHaveAccessibleName(/16/);
    await sheet.getByRole("button", { name: words.do }).click();
    await expect(page.getByText(words.done)).toBeVisible();
    await expect(page.getByText(words.intact(known + 2))).toBeVisible();
    await expect(page.getByRole("button", { name: words.open })).toHaveCount(0);

    const line = page.getByRole("listitem").filter({ hasText: words.line(known + 2) });
    await line.locator("summary").click();
    const { closings } = await elsewhere<ClosingsPage>(site, page);
    await expect(line.getByText(closings[0]?.hash ?? "")).toBeVisible();
    await expectAccessible();
    const overflow = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
    expect(overflow).toBeLessThanOrEqual(0);

    const download = page.waitForEvent("download");
    await line.getByRole("button", { name: words.csv }).click();
    const csv = await readFile(await (await download).path(), "utf8");
    expect(csv).toContain(closings[0]?.hash ?? "");
    expect(csv).toContain(
      `${words.received};${closings[0]?.received.toFixed(2).replace(".", ",")}`,
    );
  });
}
