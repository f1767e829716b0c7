import { Icon, isIconName } from "@/components/ui/icon";
import { SiteLink } from "@/components/ui/site-link";
import type { Page } from "@/lib/contract/page";
import { menuAction } from "@/lib/rules/site/menu-action";
import { hasForeignScheme } from "@/lib/rules/text/link-address";
import { type Locale, localisedPath } from "@/lib/rules/text/locale-code";
import { MenuActionButton } from "./menu-action-button";

export const MENU_ROW = "inline-flex items-center gap-2";

/** Entry of a menu: a link, a heading without one, or an action (§3 Page). */
export function MenuLink(props: {
  page: Page;
  locale: Locale;
  current: string | null;
  showIcon: boolean;
  /** Layout: an icon and a title in a row by default. */
  className?: string;
}) {
  const { page, locale, current, showIcon, className = MENU_ROW } = props;
  const icon =
    showIcon && page.menuIcon && isIconName(page.menuIcon) ? (
      <Icon name={page.menuIcon} className="size-(--menu-icon-size)" />
    ) : null;
  const look = `menu-link ${className}`;
  if (page.isText) {
    return (
      <span className={className}>
        {icon}
        <span>{page.menuTitle}</span>
      </span>
    );
  }
  const action = page.link.type === "SELF" ? menuAction(page.link.jsCode) : undefined;
  if (action) {
    return (
      <MenuActionButton action={action} className={look}>
        {icon}
        <span>{page.menuTitle}</span>
      </MenuActionButton>
    );
  }
  const { type, url } = page.link;
  const href = type === "SELF" && url && !hasForeignScheme(url) ? url : page.url;
  const isHere = current === page.url;
  const content = (
    <>
      {icon}
      <span>{page.menuTitle}</span>
    </>
  );
  if (page.reload) {
    return (
      <a
        href={href.startsWith("/") ? localisedPath(href, locale) : href}
        className={look}
        aria-current={isHere ? "page" : undefined}
      >
        {content}
      </a>
    );
  }
  return (
    <SiteLink href={href} className={look} aria-current={isHere ? "page" : undefined}>
      {content}
    </SiteLink>
  );
}
