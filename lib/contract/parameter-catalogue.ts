import { booking } from "./parameter-catalogue/booking";
import { code } from "./parameter-catalogue/code";
import { company } from "./parameter-catalogue/company";
import type { ParameterDefinition } from "./parameter-catalogue/definition";
import { flags } from "./parameter-catalogue/flags";
import { legal } from "./parameter-catalogue/legal";
import { logo } from "./parameter-catalogue/logo";
import { mail } from "./parameter-catalogue/mail";
import { menu } from "./parameter-catalogue/menu";
import { openingHours } from "./parameter-catalogue/opening-hours";
import { seo } from "./parameter-catalogue/seo";
import { services } from "./parameter-catalogue/services";
import { shop } from "./parameter-catalogue/shop";
import { social } from "./parameter-catalogue/social";
import { theme } from "./parameter-catalogue/theme";

/** The settings of a site by group (§3). */
export const PARAMETER_GROUPS = {
  company,
  openingHours,
  legal,
  theme,
  logo,
  menu,
  booking,
  shop,
  flags,
  code,
  social,
  mail,
  seo,
  services,
} as const;

/** Every setting that a site can have (§3), with the defaults of §9. */
export const PARAMETERS = {
  ...company,
  ...openingHours,
  ...legal,
  ...theme,
  ...logo,
  ...menu,
  ...booking,
  ...shop,
  ...flags,
  ...code,
  ...social,
  ...mail,
  ...seo,
  ...services,
} as const;

export type ParameterKey = keyof typeof PARAMETERS;
export type ParameterGroup = keyof typeof PARAMETER_GROUPS;

const GROUP_OF = new Map(
  Object.entries(PARAMETER_GROUPS).flatMap(([group, definitions]) =>
    Object.keys(definitions).map((key) => [key, group as ParameterGroup] as const),
  ),
);

/** A setting by its key, with its group; undefined for a key that is none. */
export function parameterDefinition(
  key: string,
): (ParameterDefinition & { group: ParameterGroup }) | undefined {
  const group = GROUP_OF.get(key);
  return group && { ...PARAMETERS[key as ParameterKey], group };
}
