import { PANEL_LOCALE_COOKIE } from "@/lib/site/panel-locale";
import { confirmedRide } from "./support/booked-ride";
import { logIn } from "./support/member";
import { expect, LOCALES, pathIn, testOnOwnSite as test } from "./support/test";

const OWNER = { email: "admin@72.example", password: "demonstration-only" };
const HOUR = 60 * 60_000;

const WORDS = {
  fr: {
    asked: "Qu’avez-vous pensé de cette course ?",
    rating: "4 sur 5",
    words: "Votre avis",
    send: "Envoyer mon avis",
    needed: "Ce champ est nécessaire.",
    change: "Modifier mon avis",
    waits: /^Nous le lisons\./,
    published: /^Publié le /,
    text: "Voiture impeccable, et un conseil pour dîner au port.",
    answerLabel: "Réponse publique",
    save: "Enregistrer la réponse",
    saved: "La réponse est enregistrée.",
    publish: "Publier",
    isPublished: "L’avis est publié.",
    answered: /^Réponse de /,
  },
  en: {
    asked: "What did you think of this ride?",
    rating: "4 out of 5",
    words: "Your review",
    send: "Send my review",
    needed: "This field is required.",
    change: "Change my review",
    waits: /^We are reading it\./,
    published: /^Published on /,
    text: "A spotless car, and good advice on where to dine by the harbour.",
    answerLabel: "Public answer",
    save: "Save the answer",
    saved: "The answer is saved.",
    publish: "Publish",
    isPublished: "The review is published.",
    answered: / answered on /,
  },
} as const;

const REPLY = "Merci, et bon vent au port.";

for (const { locale, prefix } of LOCALES) {
  const words = WORDS[locale];

  test(`who was driven says what it was like, and everybody reads it (${locale})`, async ({
    page,
    site,
    browser,
    expectAccessible,
  }) => {
    const ride = await confirmedRide(site, locale);
    site.moveTo(new Date(ride.startAt.getTime() + HOUR));
    await ride.company({ action: "COMPLETE" });
    // The invoice comes some hours later, and asks for a review.
    site.moveTo(new Date(ride.startAt.getTime() + 24 * HOUR));
    const mail = await site.mail(ride.email, /#review/);
    const link = /https?:\S+#review/.exec(mail)?.[0] ?? "";
    const { pathname, search, hash } = new URL(link);

    await page.goto(pathname + search + hash);
    const part = page.locator("#review");
    await expect(part.getByRole("heading", { name: words.asked })).toBeInViewport();
    await part.getByRole("button", { name: words.send }).click();
    await expect(part.getByText(words.needed).first()).toBeVisible();
    await expectAccessible();
    await part.getByRole("radio", { name: words.rating }).check({ force: true });
    const text = part.getByRole("textbox", { name: words.words });
    await text.fill(`${words.text} <b>`);
    await part.getByRole("button", { name: words.send }).click();
    await expect(part.getByText(words.waits)).toBeVisible();
    await part.getByText(words.change).click();
    await text.fill(words.text);
    await part.getByRole("button", { name: words.send }).click();
    await expect(part.getByText(words.text, { exact: true }).first()).toBeVisible();
    await expectAccessible();

    const everybody = await (await browser.newContext({ baseURL: site.url })).newPage();
    await everybody.goto(pathIn(prefix, "/avis"));
    await expect(everybody.getByText(words.text)).toHaveCount(0);

    await logIn(site, page, locale, OWNER);
    await page.context().addCookies([{ name: PANEL_LOCALE_COOKIE, value: locale, url: site.url }]);
    await page.goto("/admin/review?subset=WAITING");
    await page
      .getByRole("link", { name: /Anne-Sophie/ })
      .and(page.locator(":visible"))
      .first()
      .click();
    await page.getByRole("textbox", { name: words.answerLabel }).fill(REPLY);
    await page.getByRole("button", { name: words.save }).click();
    await expect(page.getByText(words.saved)).toBeVisible();
    await expectAccessible();
    await page.getByRole("button", { name: words.publish, exact: true }).click();
    await expect(page.getByText(words.isPublished)).toBeVisible();

    for (const { prefix: other } of LOCALES) {
      await everybody.goto(pathIn(other, "/avis"));
      const line = everybody.getByRole("listitem").filter({ hasText: words.text });
      await expect(line).toContainText(REPLY);
      await expect(line.locator("blockquote")).toHaveAttribute("lang", locale);
    }
    await everybody.context().close();

    await page.goto(pathname + search);
    await expect(part.getByText(words.published)).toBeVisible();
    await expect(part.getByText(words.answered)).toBeVisible();
    await expect(part.getByText(words.change)).toHaveCount(0);
  });
}
