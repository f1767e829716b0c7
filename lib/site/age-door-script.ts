const DAYS = 30;

/** Opens the age door unless one has said yes in the last 30 days, and keeps it shut to a no. */
export const AGE_DOOR_SCRIPT = `(() => {
  const door = () => document.getElementById("age-door");
  const kept = () => { try { return Number(localStorage.getItem("of-age")) } catch { return 0 } };
  const isOpen = () => said || Date.now() - kept() < ${DAYS} * 864e5;
  let said = false;
  if (!door() || isOpen() || /bot|crawl|spider|slurp/i.test(navigator.userAgent)) return;
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
    try { localStorage.setItem("of-age", String(Date.now())) } catch {}
    door().close();
  });
  // Where Escape closes it all the same, it opens again.
  document.addEventListener("close", ({ target }) => {
    if (target === door() && !isOpen()) door().showModal();
  }, true);
})()`;
