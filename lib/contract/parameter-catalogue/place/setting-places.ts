import type { ParameterKey } from "../parameter-catalogue";
import { COMPANY_PLACES } from "./company-places";
import type { SettingPlace } from "./definition";
import { LOOK_PLACES } from "./look-places";
import { TRADE_PLACES } from "./trade-places";

/** Where each setting of the catalogue is seen on the site, or what it does elsewhere. */
export const SETTING_PLACES: Record<ParameterKey, SettingPlace> = {
  ...COMPANY_PLACES,
  ...LOOK_PLACES,
  ...TRADE_PLACES,
};
