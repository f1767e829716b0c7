/**
 * By which the server knows that a device keeps something of the panel, for as long as a session: to be
 * forgotten when one logs out, also on a page that knows nothing of the panel.
 */
export const KEPT_PANEL_COOKIE = "panel-kept";

/** By which `public/admin-worker.js` asks for the page as it is to be kept, without a day in it. */
export const KEPT_PANEL_HEADER = "panel-kept";
