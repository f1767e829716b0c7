import type { Label } from "@/lib/contract/field/field";
import type { HeldValue, ParameterKind } from "../parameter";
import type { Permission } from "../permission";

/** Setting that a site can have (§3): its kind, its label, and its default. */
export interface ParameterDefinition {
  kind: ParameterKind;
  label: Label;
  holds: HeldValue;
  sentence?: Label;
  unset?: Label;
  default: string | null;
  /** Permission to change it, where `parameter:change` is not enough. */
  needs?: Permission;
}

type Words = readonly [fr: string, en: string];

const labelOf = ([fr, en]: Words): Label => ({ fr, en });

type Define<K extends ParameterKind> = (
  fr: string,
  en: string,
  value?: string | null,
) => ParameterDefinition & { kind: K };

const define =
  <K extends ParameterKind>(kind: K, holds: HeldValue): Define<K> =>
  (fr, en, value = null) => ({ kind, label: { fr, en }, holds, default: value });

export const string = define("STRING", { is: "LINE" });
/** Text that is shown as it is written. */
export const text = define("TEXT", { is: "PARAGRAPH" });
/** HTML text; a page shows only the allowed parts of it. */
export const markup = define("TEXT", { is: "MARKUP" });
export const code = define("TEXT", { is: "CODE" });
/** Web address, page of the site, or mailto: or tel: link. */
export const link = define("LINK", { is: "LINK" });
/** Address for letters or visits; the contract calls it a link (§3). */
export const postalAddress = define("LINK", { is: "LINE" });
/** "true" or "false". */
export const boolean = define("BOOLEAN", { is: "FLAG" });
/** `#RRGGBBAA`. */
export const colour = define("STRING", { is: "COLOUR" });
export const email = define("STRING", { is: "EMAIL" });
export const phone = define("STRING", { is: "PHONE" });
/** `00:00-24:00`, or `08:00-12:00, 14:00-19:30`; empty is closed. */
export const hours = define("STRING", { is: "HOURS" });
/** `3/4`, or `1`. */
export const ratio = define("STRING", { is: "RATIO" });
export const siret = define("STRING", { is: "SIRET" });
export const vatNumber = define("STRING", { is: "VAT_NUMBER" });
export const iban = define("STRING", { is: "IBAN" });
export const bic = define("STRING", { is: "BIC" });
/** https address of a server that gives the pictures of the site in sizes. */
export const imageServiceAddress = define("LINK", { is: "IMAGE_SERVICE" });
/** Ids by which a third-party tool knows the site: each tool has its own format. */
export const matomoAddress = define("LINK", { is: "MATOMO_ADDRESS" });
export const matomoSite = define("STRING", { is: "MATOMO_SITE" });
export const tagManagerIds = define("STRING", { is: "TAG_MANAGER_IDS" });
export const analyticsId = define("STRING", { is: "ANALYTICS_ID" });
export const adsId = define("STRING", { is: "ADS_ID" });
export const domain = define("STRING", { is: "DOMAIN" });
export const pixelKey = define("STRING", { is: "PIXEL_KEY" });

interface Sentences {
  says: Words;
  unset?: Words;
  default?: string;
}

const sentences = ({
  says,
  unset,
  default: value = null,
}: Omit<Sentences, "default"> & { default?: string | null }) => ({
  sentence: labelOf(says),
  ...(unset && { unset: labelOf(unset) }),
  default: value,
});

type NumberBounds = Omit<Extract<HeldValue, { is: "NUMBER" }>, "is" | "isWhole"> & {
  hasDecimals?: true;
};

export const number = (
  label: Words,
  { unit, least, most, hasDecimals, ...said }: NumberBounds & Sentences,
): ParameterDefinition & { kind: "NUMBER" } => ({
  kind: "NUMBER",
  label: labelOf(label),
  holds: { is: "NUMBER", unit, least, most, isWhole: !hasDecimals },
  ...sentences(said),
});

const chosenFrom =
  (is: "CHOICE" | "CHOICES") =>
  (
    label: Words,
    options: Record<string, Words>,
    said: Sentences,
  ): ParameterDefinition & { kind: "STRING" } => ({
    kind: "STRING",
    label: labelOf(label),
    holds: {
      is,
      options: Object.fromEntries(
        Object.entries(options).map(([name, words]) => [name, labelOf(words)]),
      ),
    },
    ...sentences(said),
  });

export const pickOne = chosenFrom("CHOICE");
/** Several of the options, with commas between them. */
export const pickSome = chosenFrom("CHOICES");

/** Marks a setting that needs more than the permission to change settings. */
export const needing = <D extends ParameterDefinition>(needs: Permission, definition: D): D => ({
  ...definition,
  needs,
});
