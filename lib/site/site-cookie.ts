/** Beside the session's token, for scripts: while it is there, somebody is logged in (§9). */
export const SITE_COOKIE = "idSite";
