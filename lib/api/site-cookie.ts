/**
 * Cookie beside the session's token, for scripts: while it names this site, somebody is logged in
 * (§9). On a parent domain it may name a neighbour.
 */
export const SITE_COOKIE = "idSite";
