/**
 * Script that marks the document of a browser with a session of this site before anything is
 * painted: room is kept then for what members alone are shown (`app/theme.css`).
 */
export const SESSION_SCRIPT = `(({ dataset }) => {
  if (document.cookie.split("; ").includes("idSite=" + dataset.site)) dataset.session = "";
})(document.documentElement)`;
