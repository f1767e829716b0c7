import { HtmlValidate, StaticConfigLoader } from "html-validate";

const validator = new HtmlValidate(
  new StaticConfigLoader({
    root: true,
    extends: ["html-validate:standard", "html-validate:a11y", "html-validate:document"],
    rules: {
      "no-dup-class": "error",
      // A list may have a name.
      "aria-label-misuse": ["error", { allowAnyNamable: true }],
      // The list of a combobox is not that of a select.
      "prefer-native-element": ["error", { exclude: ["listbox"] }],
      // The age door stands before the page's own heading; axe looks at the order of headings.
      "heading-level": ["error", { minInitialRank: "h2", sectioningRoots: [] }],
      // For files of other hosts; these are the site's own.
      "require-sri": "off",
    },
  }),
);

/** Style of the owner's own code: its rules stand where the setting puts them. */
const STYLE_OF_OWNER = /(?<=data-owner-code>)<style>.*?<\/style>/s;

export async function htmlFaults(html: string): Promise<string[]> {
  const { results } = await validator.validateString(html.replace(STYLE_OF_OWNER, ""));
  return results
    .flatMap(({ messages }) => messages)
    .map(({ ruleId, message, selector }) => `${ruleId}: ${message} (${selector})`);
}
