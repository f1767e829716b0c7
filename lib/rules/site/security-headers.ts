const REFUSED_FEATURES = [
  ...["accelerometer", "browsing-topics", "camera", "display-capture", "geolocation", "gyroscope"],
  ...["hid", "magnetometer", "microphone", "midi", "serial", "usb", "xr-spatial-tracking"],
];

export const SECURITY_HEADERS: Readonly<Record<string, string>> = {
  "X-Content-Type-Options": "nosniff",
  "X-Frame-Options": "SAMEORIGIN",
  "Referrer-Policy": "strict-origin-when-cross-origin",
  "Permissions-Policy": REFUSED_FEATURES.map((feature) => `${feature}=()`).join(", "),
  // No other site shares the window of a page, or shows the site's answers.
  "Cross-Origin-Opener-Policy": "same-origin",
  "Cross-Origin-Resource-Policy": "same-origin",
};

/** Pictures are shown elsewhere: by mails, and where a page of the site is shared. */
export const SHARED_PICTURES = { "Cross-Origin-Resource-Policy": "cross-origin" } as const;

/** Policy of an answer that is data: opened as a page, it loads and runs nothing. */
export const DATA_POLICY = "default-src 'none'; frame-ancestors 'none'";

/** Policy of the panel's worker, which fetches the files it keeps (`public/admin-worker.js`). */
export const WORKER_POLICY = "default-src 'none'; connect-src 'self'; frame-ancestors 'none'";

/**
 * Policy of the canvas on which a layout is edited (`public/layout-canvas.html`), in a frame of the
 * panel: it shows what the site has, and runs nothing.
 */
export const CANVAS_POLICY =
  "default-src 'none'; style-src 'self' 'unsafe-inline'; img-src 'self' data:; media-src 'self'; font-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'self'";

/** Policy of a drawing: opened as a page, it runs no script and is of no site. */
const DRAWING_POLICY = "default-src 'none'; style-src 'unsafe-inline'; sandbox";

/** Policy of a document: the browser's viewer has to load its parts. */
const DOCUMENT_POLICY = "frame-ancestors 'none'";

const policyOf = (path: string) => {
  if (path.endsWith(".svg")) return DRAWING_POLICY;
  return path.endsWith(".pdf") ? DOCUMENT_POLICY : DATA_POLICY;
};

/**
 * Returns the headers of a file.
 * @param path by which it is served
 */
export function fileHeaders(path: string): Readonly<Record<string, string>> {
  return {
    ...SECURITY_HEADERS,
    ...(path.startsWith("/media/") ? SHARED_PICTURES : {}),
    "Content-Security-Policy": policyOf(path),
  };
}
