import { booking } from "./booking";
import { code } from "./code";
import { company } from "./company";
import type { ParameterDefinition } from "./definition";
import { flags } from "./flags";
import { legal } from "./legal";
import { logo } from "./logo";
import { mail } from "./mail";
import { menu } from "./menu";
import { openingHours } from "./opening-hours";
import { seo } from "./seo";
import { services } from "./services";
import { shop } from "./shop";
import { social } from "./social";
import { theme } from "./theme";

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
