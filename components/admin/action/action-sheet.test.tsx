import { NextIntlClientProvider } from "next-intl";
import type { ComponentProps, ReactNode } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, it } from "vitest";
import { InputControl } from "@/components/admin/field/input-control";
import { PanelContext } from "@/components/admin/panel/panel-context";
import type { Messages } from "@/lib/i18n/messages";
import { messagesOf } from "@/lib/i18n/messages";
import { panelActions } from "@/lib/site/panel-actions";
import { ActionSheet } from "./action-sheet";

const actions = panelActions();
const words = { fr: await messagesOf("fr"), en: await messagesOf("en") };
const ignore = () => undefined;

function shown(locale: "fr" | "en", children: ReactNode): string {
  const panel = {
    locale,
    actions,
    site: { locales: [], features: [] },
  } as unknown as ComponentProps<typeof PanelContext>["value"];
  const markup = renderToStaticMarkup(
    <PanelContext value={panel}>
      <NextIntlClientProvider locale={locale} messages={words[locale] as Messages} timeZone="UTC">
        {children}
      </NextIntlClientProvider>
    </PanelContext>,
  );
  return markup.replaceAll("\u00a0", " ");
}

describe("a sheet", () => {
  const correct = (
    <ActionSheet
      of="correctStock"
      params={{ id: 3 }}
      given={{ seen: 12 }}
      says={{ quantity: 12 }}
      onClose={ignore}
    />
  );
  it("says its words and the labels of its fields in the reader’s language", () => {
    const fr = shown("fr", correct);
    for (const text of ["Corriger le stock", "Unités à vendre", "Il y en a 12.", "Casse"]) {
      expect(fr).toContain(text);
    }
    const en = shown("en", correct);
    for (const text of ["Correct the stock", "Units on sale", "There are 12.", "Breakage"]) {
      expect(en).toContain(text);
    }
  });
  it("asks for what its call needs, with ids apart from those of the screen’s form", () => {
    const markup = shown("en", correct);
    expect(markup).toMatch(/<input id="correctStock-quantity"[^>]* required=""/);
    expect(markup).not.toMatch(/<input id="correctStock-note"[^>]* required=""/);
  });
  it("begins with what the screen knows, and asks for no more than applies", () => {
    const credit = (paid: number) => (
      <ActionSheet
        of="creditBusinessInvoice"
        params={{ id: 3 }}
        begins={{ amount: 12.5 }}
        unasked={paid > 0 ? [] : ["isHandedOver"]}
        says={{ number: "F-1", left: "€12.50", paid: "€0.00" }}
        onClose={ignore}
      />
    );
    expect(shown("fr", credit(0))).toContain('value="12,50"');
    expect(shown("fr", credit(0))).not.toContain('name="isHandedOver"');
    expect(shown("fr", credit(5))).toContain('name="isHandedOver"');
  });
  it("offers the options that its screen leaves", () => {
    const refund = (
      <ActionSheet
        of="refundBookingInPart"
        params={{ id: 3 }}
        offers={{ reason: ["GOODWILL", "DAMAGED"] }}
        says={{ isOnInvoice: "false", left: "€12.50", onInvoice: "€0.00" }}
        onClose={ignore}
      />
    );
    const markup = shown("en", refund);
    expect(markup.match(/<option value="\w+"/g)).toEqual([
      '<option value="GOODWILL"',
      '<option value="DAMAGED"',
    ]);
    expect(markup).toContain("€12.50 can still be given back.");
  });
  it("says what is true of this one", () => {
    const refund = (isOnInvoice: boolean) => (
      <ActionSheet
        of="refundBookingInPart"
        params={{ id: 3 }}
        says={{ isOnInvoice: String(isOnInvoice), left: "12,50 €", onInvoice: "5,00 €" }}
        onClose={ignore}
      />
    );
    expect(shown("fr", refund(true))).toContain("La facture du mois, qui demande 5,00 €");
    expect(shown("fr", refund(false))).not.toContain("La facture du mois");
  });
});

it("shows an error at its field, and keeps what is typed there", () => {
  const { quantity } = actions.correctStock.fields;
  if (!quantity) throw new Error("There is no quantity");
  const markup = shown(
    "en",
    <InputControl
      form="correctStock"
      name="quantity"
      field={quantity}
      value="a dozen"
      errors={{ quantity: "This is no number" }}
      locale={null}
      onChange={ignore}
      isInForm
    />,
  );
  expect(markup).toMatch(/aria-describedby="[^"]*correctStock-quantity-error" aria-invalid="true"/);
  expect(markup).toMatch(/id="correctStock-quantity-error"[^>]*>(?:<[^>]+>)*This is no number/);
  expect(markup).toContain('value="a dozen"');
});
