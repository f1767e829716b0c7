import { describe, expect, it } from "vitest";
import { readParameters } from "@/lib/site/parameters";
import { rootRule, themeVariables } from "./theme-variables";

const parameters = (values: Record<string, string>) =>
  readParameters(
    Object.entries(values).map(([type, value]) => ({
      id: 1,
      type,
      kind: "STRING" as const,
      group: "theme",
      label: "",
      value,
    })),
  );

describe("themeVariables", () => {
  it("gives the defaults of §9 to a site that says nothing", () => {
    expect(themeVariables(parameters({}), undefined)).toMatchObject({
      "--accent-color": "#d4af37ff",
      "--on-accent": "#121212ff",
      "--logo-height": "90px",
      "--menu-icon-size": "12pt",
    });
  });

  it("wears colours, lengths and fonts", () => {
    const variables = themeVariables(
      parameters({ FOOTER_FONT_COLOR: "#ABCDEF80", LOGO_WIDTH: "220", ACCENT_COLOR: "#10204000" }),
      {
        fonts: [
          {
            type: "TITLE",
            family: "Inter",
            color: "#ABCDEFFF",
            size: 20,
            weight: 300,
            style: "italic",
            files: [],
          },
        ],
        styleVariables: { "--radius-card": "0" },
      },
    );
    expect(variables).toMatchObject({
      "--footer-color": "#abcdef80",
      "--logo-width": "220px",
      "--on-accent": "#ffffff",
      "--title-font": '"Inter", "Inter stand-in", ui-sans-serif, system-ui, sans-serif',
      "--title-size": "20pt",
      "--title-style": "italic",
      "--title-weight": "300",
      "--heading-color": "#abcdefff",
      "--radius-card": "0",
    });
  });

  it("writes on the accent in the primary colour, where one can read it there", () => {
    const onAccent = (PRIMARY_COLOR: string) =>
      themeVariables(parameters({ PRIMARY_COLOR, ACCENT_COLOR: "#7A1F35FF" }), undefined)[
        "--on-accent"
      ];
    expect(onAccent("#FAF6EDFF")).toBe("#faf6edff");
    expect(onAccent("#121212FF")).toBe("#ffffff");
  });

  it("has a light theme", () => {
    expect(themeVariables(parameters({ DARK_THEME: "false" }), undefined)).toMatchObject({
      "--background-color": "#ffffffff",
    });
  });

  it("lets no CSS through", () => {
    const rule = rootRule(
      themeVariables(parameters({ ACCENT_COLOR: "red;}</style><script>", LOGO_HEIGHT: "1;}" }), {
        fonts: [
          {
            type: "MENU",
            family: 'x";}</style>',
            color: "url(x)",
            size: 14,
            weight: 500,
            style: "normal",
            files: [],
          },
        ],
        styleVariables: { "--x": "1;}</style>", "--y": "url(https://evil.example)" },
      }),
    );
    expect(rule).not.toMatch(/<|url\(|\}.+/);
  });
});
