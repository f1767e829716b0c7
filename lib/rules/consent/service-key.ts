export const SERVICE_KEYS = [
  "matomo",
  "plausible",
  "gtag",
  "googletagmanager",
  "googleads",
  "facebookpixel",
  "ownercode",
] as const;

export type ServiceKey = (typeof SERVICE_KEYS)[number];

/** Purposes of tools, which visitors accept or refuse. */
export const SERVICE_PURPOSES = ["analytic", "ads", "support", "other"] as const;

export type ServicePurpose = (typeof SERVICE_PURPOSES)[number];
