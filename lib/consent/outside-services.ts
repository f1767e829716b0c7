import type { OutsideService } from "./define-service";
import { googleAds } from "./services/google-ads";
import { googleAnalytics } from "./services/google-analytics";
import { googleTagManager } from "./services/google-tag-manager";
import { matomo } from "./services/matomo";
import { metaPixel } from "./services/meta-pixel";
import { ownerTools } from "./services/owner-tools";
import { plausible } from "./services/plausible";

export const OUTSIDE_SERVICES: readonly OutsideService[] = [
  matomo,
  plausible,
  googleAnalytics,
  googleTagManager,
  googleAds,
  metaPixel,
  ownerTools,
];
