import type { Page } from "@playwright/test";

/** Lists the elements in the colour of the main action, but for the current day or part. */
export const primaryButtons = (page: Page): Promise<string[]> =>
  page.getByRole("main").evaluate((main) => {
    const probe = document.createElement("span");
    probe.className = "bg-accent";
    main.append(probe);
    const accent = getComputedStyle(probe).backgroundColor;
    probe.remove();
    return [...main.querySelectorAll<HTMLElement>("button, a, [role=button]")]
      .filter((element) => element.checkVisibility() && !element.closest("dialog, figure"))
      .filter((element) => !element.matches("[aria-current]"))
      .filter((element) => getComputedStyle(element).backgroundColor === accent)
      .map((element) => element.textContent.trim());
  });
