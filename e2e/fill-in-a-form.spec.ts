import { holdScriptsBack, press } from "./support/alive";
import { logInToPanel } from "./support/member";
import { expect, ignoreRefused, testOnOwnSite as test } from "./support/test";

const OWNER = { email: "admin@72.example", password: "demonstration-only" };
const FORM = "/contacter-votre-chauffeur-prive/devis-evenement";
const PDF = "%PDF-1.7\n%%EOF";

test("a visitor fills in a form with mistakes, then sends it, and the owner reads it with its file", async ({
  page,
  site,
  consoleErrors,
  expectAccessible,
}, { project }) => {
  test.slow();
  const name = `Marie ${project.name}`;
  await page.goto(FORM);
  await expect(
    page.getByRole("heading", { level: 1, name: "Demande de devis pour un événement" }),
  ).toBeVisible();
  await expectAccessible();
  const send = page.getByRole("button", { name: "Envoyer" });

  // A field that depends on another answer comes and goes with it.
  await page.getByLabel("Votre nom").fill(name);
  await page.getByLabel("Votre e-mail").fill("marie@");
  await press(page.getByRole("radio", { name: "Autre chose" }));
  await expect(page.getByLabel("Lequel")).toBeVisible();
  await page.getByRole("radio", { name: "Un mariage" }).check();
  await expect(page.getByLabel("Lequel")).toBeHidden();
  await page.getByRole("radio", { name: "Autre chose" }).check();

  await send.click();
  await expect(page.getByLabel("Lequel")).toBeFocused();
  await expect(page.getByLabel("Lequel")).toHaveAccessibleDescription("Ce champ est nécessaire.");
  await expect(page.getByLabel("Votre e-mail")).toHaveAccessibleDescription(
    /Cette adresse e-mail n’est pas complète\.$/,
  );
  await expect(page.getByLabel("Votre nom")).toHaveValue(name);
  await expect(page.getByText("Donnez votre accord")).toBeVisible();
  await expectAccessible();

  // A file of another type is refused at its field, and nothing is lost.
  await page.getByLabel("Lequel").fill("Un baptême <b>au bord de l’eau</b>");
  await page.getByLabel("Le jour").fill("2027-06-12");
  await page.getByLabel("Personnes à conduire").fill("24");
  await page.getByLabel("Un retour dans la nuit").check();
  await page.getByLabel("Votre e-mail").fill("marie@example.org");
  await page.getByLabel(/^J’accepte/).check();
  const programme = page.getByLabel("Le programme de la journée");
  const file = (content: string) => ({
    ...{ name: "Programme.pdf", mimeType: "application/pdf" },
    buffer: Buffer.from(content),
  });
  await programme.setInputFiles(file("<html>"));
  await send.click();
  await expect(programme).toBeFocused();
  await expect(programme).toHaveAccessibleDescription(/ni un document PDF\.$/);
  ignoreRefused(consoleErrors, 422);
  await expect(page.getByLabel("Personnes à conduire")).toHaveValue("24");

  await programme.setInputFiles(file(PDF));
  await send.click();
  await expect(page.getByText("C’est bien arrivé.")).toBeVisible();
  await expect(page.getByText(/le devis vous arrive par e-mail/)).toBeVisible();
  await expectAccessible();

  // The owner finds it beside the messages, and saves its file.
  await logInToPanel(site, page, "fr", OWNER);
  await page.goto("/admin/form-answer");
  await expect(
    page.getByRole("heading", { level: 1, name: "Réponses aux formulaires" }),
  ).toBeVisible();
  await expectAccessible();
  const answer = page
    .getByRole("link", { name: "Demande de devis pour un événement" })
    .filter({ visible: true });
  await answer.first().click();
  // The list, which goes meanwhile, tells its beginning with other words.
  const said = page.getByText("Un baptême <b>au bord de l’eau</b>", { exact: true });
  await expect(said).toBeVisible();
  await expect(page.getByText(name)).toBeVisible();
  await expect(page.getByText("12 juin 2027")).toBeVisible();
  await expectAccessible();
  const saving = page.waitForEvent("download");
  await page.getByRole("link", { name: "Enregistrer le fichier" }).click();
  const saved = await saving;
  expect(saved.suggestedFilename()).toBe("Programme.pdf");

  // It is removed for good, once that was asked.
  const here = page.url();
  await page.getByRole("button", { name: "Supprimer cette réponse" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Supprimer cette réponse" }).click();
  await expect(page.getByText("La réponse est supprimée.")).toBeVisible();
  const gone = await page.request.get(here.replace("/admin/", "/api/admin/"));
  expect(gone.status()).toBe(404);
});

test("the owner builds a form whose question depends on another one", async ({
  page,
  site,
  consoleErrors,
  expectAccessible,
}, { project }) => {
  test.slow();
  await logInToPanel(site, page, "fr", OWNER);
  await page.goto("/admin/content/form");
  await page.getByRole("link", { name: "Créer un formulaire" }).click();
  const title = `Visite du garage ${project.name}`;
  await page.getByLabel("Titre (en français)", { exact: true }).fill(title);
  await page.getByLabel("Ce qui s’affiche une fois envoyé (en français)").fill("Merci.");
  const questions = page.getByRole("group", { name: "Questions" });
  const add = questions.getByRole("button", { name: "Ajouter", exact: true }).last();
  await add.click();
  await page.getByLabel("Question (en français)", { exact: true }).fill("Venez-vous seul ?");
  await page.getByLabel("On y répond par").selectOption("CHECKBOX");
  await add.click();
  await page
    .getByLabel("Question (en français)", { exact: true })
    .nth(1)
    .fill("Combien serez-vous ?");
  await page.getByLabel("La poser seulement si").nth(1).selectOption("Venez-vous seul ?");
  await expect(page.getByLabel("Quand on répond")).toHaveValue("on");
  await page.getByLabel("La poser seulement si").nth(1).focus();
  await expectAccessible();

  // Moved above the question that it depends on, it shows an error at its field.
  const publish = page.getByRole("button", { name: "Publier en français" });
  await page.getByRole("button", { name: "Monter : numéro 2" }).press("Enter");
  await publish.click();
  await expect(page.getByText(/Choisissez une question qui vient avant celle-ci/)).toBeVisible();
  ignoreRefused(consoleErrors, 422);
  await page.getByRole("button", { name: "Descendre : numéro 1" }).press("Enter");
  await publish.click();
  await expect(page.getByText("En ligne", { exact: true }).first()).toBeVisible();
  await page.goto("/contacter-votre-chauffeur-prive");
  await page.goto(`/contacter-votre-chauffeur-prive/visite-du-garage-${project.name}`);
  await expect(page.getByRole("heading", { level: 1, name: title })).toBeVisible();
  await expect(page.getByLabel("Combien serez-vous")).toBeHidden();
  await page.getByLabel("Venez-vous seul").check();
  await expect(page.getByLabel("Combien serez-vous")).toBeVisible();
  await page.getByLabel("Venez-vous seul").uncheck();
  await expect(page.getByLabel("Combien serez-vous")).toBeHidden();

  // What is answered while the page's scripts are still on their way counts as well.
  const comeAlive = await holdScriptsBack(page);
  await page.reload({ waitUntil: "commit" });
  await page.getByLabel("Venez-vous seul").check();
  await expect(page.getByLabel("Combien serez-vous")).toBeHidden();
  comeAlive();
  await expect(page.getByLabel("Combien serez-vous")).toBeVisible();
});
