import { getTranslations } from "next-intl/server";
import { buttonLook } from "@/components/ui/button-look";
import type { Page } from "@/lib/contract/page";
import type { Locale } from "@/lib/rules/text/locale-code";
import type { SiteParameters } from "@/lib/site/parameters";
import { MENU_ROW, MenuLink } from "./menu-link";
import { Submenu } from "./submenu";

const ALIGNMENT: Record<string, string> = {
  LEFT: "justify-start",
  CENTER: "justify-center",
  RIGHT: "justify-end",
};

const SUBMENU_ALIGNMENT: Record<string, string> = {
  LEFT: "left-0",
  CENTER: "left-1/2 -translate-x-1/2",
  RIGHT: "right-0",
};

export async function MainMenu(props: {
  entries: Page[];
  fixed: Page[];
  locale: Locale;
  current: string | null;
  /** True where the page has a main action of its own: the fixed entries then look different. */
  isPrivate: boolean | undefined;
  parameters: SiteParameters;
}) {
  const { entries, fixed, locale, current, parameters } = props;
  const t = await getTranslations("chrome");
  const link = { locale, current, showIcon: parameters.MENU_ICON };
  const submenu = [
    "submenu invisible absolute top-full z-40 w-(--submenu-width) max-w-[90vw] border border-line bg-(--menu-background) py-2 text-(--menu-color) opacity-0 transition-opacity",
    SUBMENU_ALIGNMENT[parameters.SUBMENU_ALIGNMENT ?? "LEFT"] ?? SUBMENU_ALIGNMENT.LEFT,
    parameters.SUBMENU_DROPSHADOW ? "shadow-2xl shadow-black/60" : "",
  ].join(" ");
  return (
    <nav aria-label={t("mainMenu")} className="flex grow items-center gap-8">
      <ul
        className={`flex grow flex-wrap items-center gap-x-7 gap-y-1 ${ALIGNMENT[parameters.MENU_ALIGNMENT ?? "LEFT"] ?? ALIGNMENT.LEFT}`}
      >
        {entries.map((page) =>
          page.children.length > 0 ? (
            <Submenu
              key={page.id}
              label={t("openSubmenu", { title: page.menuTitle })}
              className={submenu}
              entry={<MenuLink page={page} {...link} className={`${MENU_ROW} py-3`} />}
            >
              {page.children.map((child) => (
                <li key={child.id}>
                  <MenuLink page={child} {...link} className={`${MENU_ROW} w-full px-5 py-2.5`} />
                </li>
              ))}
            </Submenu>
          ) : (
            <li key={page.id}>
              <MenuLink page={page} {...link} className={`${MENU_ROW} py-3`} />
            </li>
          ),
        )}
      </ul>
      {fixed.map((page) => (
        <MenuLink
          key={page.id}
          page={page}
          {...link}
          className={buttonLook(props.isPrivate || current === page.url ? "outline" : "solid")}
        />
      ))}
    </nav>
  );
}
