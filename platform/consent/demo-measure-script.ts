/**
 * Script of the demonstration's tool, as a browser loads it: it takes the calls of Matomo's own
 * script (`_paq`), sends each page view, and keeps nothing in the browser.
 */
export const DEMO_MEASURE_SCRIPT = `(() => {
  const said = {};
  const paq = window._paq || [];
  const take = ([name, value]) => {
    said[name] = value;
    if (name === "resetUserId") delete said.setUserId;
    if (name !== "trackPageView") return;
    const query = new URLSearchParams({ idsite: said.setSiteId, rec: "1", url: said.setCustomUrl });
    if (said.setUserId) query.set("uid", said.setUserId);
    fetch(said.setTrackerUrl + "?" + query, { method: "POST", keepalive: true }).catch(() => {});
  };
  paq.forEach(take);
  window._paq = { push: (...calls) => calls.forEach(take) };
})();
`;
