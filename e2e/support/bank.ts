import type { Page } from "@playwright/test";
import type { Locale } from "@/lib/rules/text/locale-code";
import { expect } from "./test";

const DECISIONS = {
  fr: {
    accept: "Accepter le paiement",
    authenticate: /^Demander une authentification/,
    refuse: /^Refuser le paiement/,
    leave: /^Payer, puis fermer la fenêtre/,
    cancel: "Annuler et revenir au site",
  },
  en: {
    accept: "Accept the payment",
    authenticate: /^Ask for authentication/,
    refuse: /^Refuse the payment/,
    leave: /^Pay, then close the window/,
    cancel: "Cancel and go back",
  },
} as const;

const JOURNEYS = {
  fr: {
    "before the customer is back": "Avant votre retour sur le site",
    late: "Deux minutes plus tard",
    twice: "Deux fois",
    "out of order": /^Dans le désordre/,
    never: "Jamais",
  },
  en: {
    "before the customer is back": "Before you are back",
    late: "Two minutes late",
    twice: "Twice",
    "out of order": /^Out of order/,
    never: "Never",
  },
} as const;

/** Time of the bank's notice, unless it comes at once. */
export type Journey = keyof (typeof JOURNEYS)["fr"];

/** Decides, on the test bank's page, the outcome of a payment, and the time of its notice. */
export async function decideAtBank(
  page: Page,
  locale: Locale,
  decision: keyof (typeof DECISIONS)["fr"],
  notice?: Journey,
): Promise<void> {
  await expect(page).toHaveURL(/\/api\/test-gateway\/pay\//);
  if (notice) await page.getByRole("radio", { name: JOURNEYS[locale][notice] }).check();
  await page.getByRole("button", { name: DECISIONS[locale][decision] }).click();
}
