const DAYS = 30;

/**
 * Script that opens the age door unless the visitor has said yes in the last 30 days, and keeps it
 * shut to a no; where Escape closes it all the same, it opens again. Where the browser stores
 * nothing the tab remembers the answer (`lib/browser/tab-memory`). This script may run before that
 * code: any other text in the window's name is somebody else's then. The electronic label of a
 * bottle sells nothing, and is read without the question.
 */
export const AGE_DOOR_SCRIPT = `(() => {
  const door = () => document.getElementById("age-door");
  const remembered = () => { try { return JSON.parse(name.replace(/^kept:/, "")) ?? {} } catch { return {} } };
  const kept = () => {
    let at = null;
    try { at = localStorage.getItem("of-age") } catch {}
    return Number(at ?? remembered()["device.of-age"] ?? 0);
  };
  const isOpen = () => said || Date.now() - kept() < ${DAYS} * 864e5;
  let said = false;
  const isLabel = /^(?:\\/(?:fr|en))?\\/label\\//.test(location.pathname);
  if (!door() || isLabel || isOpen() || /bot|crawl|spider|slurp/i.test(navigator.userAgent)) return;
  door().showModal();
  document.addEventListener("click", ({ target }) => {
    const answer = target.closest?.("#age-door [data-age]")?.dataset.age;
    if (answer === "no") {
      door().setAttribute("data-refused", "");
      door().querySelector("[data-age=back]").focus();
    }
    if (answer === "back") door().removeAttribute("data-refused");
    if (answer !== "yes") return;
    said = true;
    const now = String(Date.now());
    try { localStorage.setItem("of-age", now) } catch {
      name = "kept:" + JSON.stringify({ ...(window.isNameChecked && remembered()), "device.of-age": now });
      window.isNameChecked = true;
    }
    door().close();
  });
  document.addEventListener("close", ({ target }) => {
    if (target === door() && !isOpen()) door().showModal();
  }, true);
})()`;
