import { Icon, isIconName } from "@/components/ui/icon";
import { SiteLink } from "@/components/ui/site-link";
import type { Page } from "@/lib/contract/page";
import { menuAction } from "@/lib/rules/site/menu-action";
import { type Locale, localisedPath } from "@/lib/rules/text/locale-code";
import { MenuActionButton } from "./menu-action-button";

/** An icon and a title in a row. */
export const MENU_ROW = "inline-flex items-center gap-2";

/** An entry of a menu: a link, a heading that is none, or something to do (§3 Page). */
export function MenuLink(props: {
  page: Page;
  locale: Locale;
  current: string | null;
  showIcon: boolean;
  /** How it is laid out: an icon and a title in a row, unless it says otherwise. */
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
  const href = page.link.type === "SELF" && page.link.url ? page.link.url : page.url;
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
