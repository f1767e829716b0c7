import { describe, expect, it } from "vitest";
import type { Parameter } from "@/lib/contract/parameter";
import { readParameters } from "./parameters";

const row = (type: string, value: string | null) =>
  ({ id: 1, type, kind: "STRING", group: "x", label: "x", value }) satisfies Parameter;

describe("readParameters", () => {
  it("gives each setting as its kind has it", () => {
    const read = readParameters([
      row("COMPANY_NAME", "Estuaire"),
      row("LOGO_HEIGHT", "64.5"),
      row("DARK_THEME", "false"),
    ]);
    expect(read).toMatchObject({ COMPANY_NAME: "Estuaire", LOGO_HEIGHT: 64.5, DARK_THEME: false });
  });

  it("takes the default for what is missing, empty or unreadable", () => {
    const read = readParameters([
      row("LOGO_HEIGHT", "tall"),
      row("LOGO_POSITION", " "),
      row("HIDE_CONTACT_PAGE", "maybe"),
      row("NO_SUCH_KEY", "x"),
    ]);
    expect(read).toMatchObject({
      LOGO_HEIGHT: 90,
      LOGO_POSITION: "TOP",
      HIDE_CONTACT_PAGE: true,
      COMPANY_FAX: null,
      FREE_SHIPPING_PRICE: null,
    });
    expect(read).not.toHaveProperty("NO_SUCH_KEY");
  });
});
