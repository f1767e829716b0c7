/** What no page of the site asks a browser for. */
const REFUSED_FEATURES = [
  ...["accelerometer", "browsing-topics", "camera", "display-capture", "geolocation", "gyroscope"],
  ...["hid", "magnetometer", "microphone", "midi", "serial", "usb", "xr-spatial-tracking"],
];

/** Headers of every answer of the site, whatever it is. */
export const SECURITY_HEADERS: Readonly<Record<string, string>> = {
  "X-Content-Type-Options": "nosniff",
  "X-Frame-Options": "SAMEORIGIN",
  "Referrer-Policy": "strict-origin-when-cross-origin",
  "Permissions-Policy": REFUSED_FEATURES.map((feature) => `${feature}=()`).join(", "),
  // Nothing of another site shares the window of a page, or shows what the site answers.
  "Cross-Origin-Opener-Policy": "same-origin",
  "Cross-Origin-Resource-Policy": "same-origin",
};

/** Pictures are shown elsewhere: by mails, and where a page of the site is shared. */
export const SHARED_PICTURES = { "Cross-Origin-Resource-Policy": "cross-origin" } as const;

/** The policy of an answer that is data: opened as a page, it loads and runs nothing. */
export const DATA_POLICY = "default-src 'none'; frame-ancestors 'none'";

/** The policy of the panel's worker, which asks for what it keeps (`public/admin-worker.js`). */
export const WORKER_POLICY = "default-src 'none'; connect-src 'self'; frame-ancestors 'none'";

/** A drawing that is opened as a page runs no script, and is of no site. */
const DRAWING_POLICY = "default-src 'none'; style-src 'unsafe-inline'; sandbox";

/**
 * The headers of a file.
 * @param path by which it is served
 */
export function fileHeaders(path: string): Readonly<Record<string, string>> {
  return {
    ...SECURITY_HEADERS,
    ...(path.startsWith("/media/") ? SHARED_PICTURES : {}),
    "Content-Security-Policy": path.endsWith(".svg") ? DRAWING_POLICY : DATA_POLICY,
  };
}
