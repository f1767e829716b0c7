import { bookingParameters } from "./booking";
import { codeParameters } from "./code";
import { companyParameters } from "./company";
import type { ParameterDefinition } from "./definition";
import { flagsParameters } from "./flags";
import { legalParameters } from "./legal";
import { logoParameters } from "./logo";
import { mailParameters } from "./mail";
import { menuParameters } from "./menu";
import { openingHoursParameters } from "./opening-hours";
import { seoParameters } from "./seo";
import { servicesParameters } from "./services";
import { shopParameters } from "./shop";
import { socialParameters } from "./social";
import { staffParameters } from "./staff";
import { themeParameters } from "./theme";

/** Settings of a site by group (§3). */
export const PARAMETER_GROUPS = {
  company: companyParameters,
  openingHours: openingHoursParameters,
  legal: legalParameters,
  theme: themeParameters,
  logo: logoParameters,
  menu: menuParameters,
  booking: bookingParameters,
  shop: shopParameters,
  flags: flagsParameters,
  code: codeParameters,
  social: socialParameters,
  mail: mailParameters,
  seo: seoParameters,
  services: servicesParameters,
  staff: staffParameters,
} as const;

/** Every setting that a site can have (§3), with the defaults of §9. */
export const PARAMETERS = {
  ...companyParameters,
  ...openingHoursParameters,
  ...legalParameters,
  ...themeParameters,
  ...logoParameters,
  ...menuParameters,
  ...bookingParameters,
  ...shopParameters,
  ...flagsParameters,
  ...codeParameters,
  ...socialParameters,
  ...mailParameters,
  ...seoParameters,
  ...servicesParameters,
  ...staffParameters,
} as const;

export type ParameterKey = keyof typeof PARAMETERS;
export type ParameterGroup = keyof typeof PARAMETER_GROUPS;

const GROUP_OF = new Map(
  Object.entries(PARAMETER_GROUPS).flatMap(([group, definitions]) =>
    Object.keys(definitions).map((key) => [key, group as ParameterGroup] as const),
  ),
);

export function parameterDefinition(
  key: string,
): (ParameterDefinition & { group: ParameterGroup }) | undefined {
  const group = GROUP_OF.get(key);
  return group && { ...PARAMETERS[key as ParameterKey], group };
}
