/** Session cookie: this device keeps something of the panel, which any page's logout clears. */
export const KEPT_PANEL_COOKIE = "panel-kept";

/** Header by which `public/admin-worker.js` asks for the page to keep, without a day in it. */
export const KEPT_PANEL_HEADER = "panel-kept";
