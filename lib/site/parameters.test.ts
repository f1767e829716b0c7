import { describe, expect, expectTypeOf, it, vi } from "vitest";
import type { Parameter } from "@/lib/contract/parameter";
import { readParameters } from "./parameters";

const row = (type: string, value: string | null) =>
  ({ id: 1, type, kind: "STRING", group: "x", label: "x", value }) satisfies Parameter;

describe("readParameters", () => {
  it("gives each setting as its kind has it", () => {
    const read = readParameters([
      row("COMPANY_NAME", "Estuaire"),
      row("LOGO_HEIGHT", "64"),
      row("DARK_THEME", "false"),
    ]);
    expect(read).toMatchObject({ COMPANY_NAME: "Estuaire", LOGO_HEIGHT: 64, DARK_THEME: false });
    expectTypeOf(read.COMPANY_NAME).toEqualTypeOf<string | null>();
    expectTypeOf(read.COMPANY_ADDRESS).toEqualTypeOf<string | null>();
    expectTypeOf(read.LOGO_HEIGHT).toEqualTypeOf<number | null>();
    expectTypeOf(read.DARK_THEME).toEqualTypeOf<boolean>();
  });

  it("takes the default for what is missing or blank, which is no fault", () => {
    const onFault = vi.fn();
    const read = readParameters([row("LOGO_POSITION", " "), row("MENU_ICON_SIZE", null)], onFault);
    expect(read).toMatchObject({
      LOGO_POSITION: "TOP",
      MENU_ICON_SIZE: 12,
      HIDE_CONTACT_PAGE: true,
      COMPANY_FAX: null,
      FREE_SHIPPING_PRICE: null,
    });
    expect(onFault).not.toHaveBeenCalled();
  });

  it("takes the default for what its kind cannot hold, and tells", () => {
    const onFault = vi.fn();
    const read = readParameters(
      [
        row("LOGO_HEIGHT", "tall"),
        row("SUBMENU_WIDTH", "Infinity"),
        row("HIDE_CONTACT_PAGE", "maybe"),
        row("MENU_TYPE", "FOO"),
        row("ACCENT_COLOR", "dark red"),
        row("REVIEWS_URL", "javascript:alert(1)"),
        row("MONDAY_HOURS", "9h-18h"),
      ],
      onFault,
    );
    expect(read).toMatchObject({ LOGO_HEIGHT: 90, SUBMENU_WIDTH: 320, HIDE_CONTACT_PAGE: true });
    expect(read).toMatchObject({
      MENU_TYPE: "DEFAULT",
      ACCENT_COLOR: "#D4AF37FF",
      REVIEWS_URL: null,
      MONDAY_HOURS: null,
    });
    expect(onFault.mock.calls.toSorted()).toEqual(
      [
        ["LOGO_HEIGHT", "tall"],
        ["SUBMENU_WIDTH", "Infinity"],
        ["HIDE_CONTACT_PAGE", "maybe"],
        ["MENU_TYPE", "FOO"],
        ["ACCENT_COLOR", "dark red"],
        ["REVIEWS_URL", "javascript:alert(1)"],
        ["MONDAY_HOURS", "9h-18h"],
      ].toSorted(),
    );
  });

  it("leaves out what the catalogue does not know", () => {
    expect(readParameters([row("NO_SUCH_KEY", "x")])).not.toHaveProperty("NO_SUCH_KEY");
  });
});
