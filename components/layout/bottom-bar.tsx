import { getTranslations } from "next-intl/server";
import type { ComponentProps } from "react";
import { MemberMark } from "@/components/session/member-mark";
import { CartCount } from "@/components/shop/cart/cart-count";
import { Icon } from "@/components/ui/icon";
import { SiteLink } from "@/components/ui/site-link";
import type { PageLine } from "@/lib/contract/page";
import { localisedPath } from "@/lib/rules/text/locale-code";
import { hasFeature } from "@/lib/site/has-feature";
import { MobileMenu } from "./mobile-menu";
import { NextStepEntry } from "./next-step-entry";

/** Look of icons alone, where a form in progress needs the space. */
const WORD = "max-xxs:stepwise:sr-only";

const CELL =
  "flex min-h-16 stepwise:min-w-12 stepwise:flex-1 flex-col items-center justify-center gap-1 text-center leading-snug";
const ENTRY = `${CELL} hover:text-accent`;
const WAY = `${CELL} bg-accent font-semibold text-on-accent`;
/** Place of the way, as wide as the next step that takes it (`NextStepEntry`). */
const WAY_PLACE = "flex-3!";

/**
 * Bar at the foot of small windows, in reach of a thumb: call, book or shop, space, menu. In a
 * short window it would take too much of it, and stands at the page's head instead.
 */
export async function BottomBar(
  props: ComponentProps<typeof MobileMenu> & {
    shop: PageLine | undefined;
    /** True where the page has a main action of its own: the link to another looks different. */
    isPrivate: boolean | undefined;
  },
) {
  const { site, fixed, shop, locale, current, isPrivate, member } = props;
  const [t, words] = await Promise.all([getTranslations("chrome"), getTranslations("cart")]);
  const { COMPANY_PHONE, MOBILE_MENU_POSITION } = site.parameters;
  const way = fixed[0] ?? shop;
  return (
    <nav
      data-bar
      aria-label={t("shortcuts")}
      className="inset-x-0 bottom-0 z-40 grid auto-cols-fr grid-flow-col border-line bg-(--mobile-menu-background) pr-(--dock-place) menu-type text-(--mobile-menu-color) text-[clamp(0.6875rem,3.4vw,0.75rem)] stepwise:flex bar:hidden! calm:hidden! short:-order-1 short:border-b tall:fixed tall:border-t tall:pb-[env(safe-area-inset-bottom)]"
    >
      {COMPANY_PHONE && (
        <a href={`tel:${COMPANY_PHONE.replace(/\s/g, "")}`} className={ENTRY}>
          <Icon name="phone" />
          <span className={WORD}>{t("call")}</span>
        </a>
      )}
      <NextStepEntry>
        {way && (
          <SiteLink
            href={way.url}
            aria-current={current === way.url ? "page" : undefined}
            className={`${WAY_PLACE} ${isPrivate || current === way.url ? ENTRY : WAY}`}
          >
            <Icon name={way === shop ? "tag" : "calendar"} />
            <span>{way.menuTitle}</span>
          </SiteLink>
        )}
      </NextStepEntry>
      <a href={localisedPath("/account", locale)} className={ENTRY}>
        <MemberMark member={member} />
        <span className={WORD}>{t("account")}</span>
      </a>
      {hasFeature(site, "SHOP") && (
        <a href={localisedPath("/cart", locale)} className={ENTRY}>
          <CartCount
            words={{ cart: words("cart"), count: words("count", { count: "{count}" }) }}
            className={WORD}
          />
        </a>
      )}
      {MOBILE_MENU_POSITION !== "TOP" && <MobileMenu {...props} />}
    </nav>
  );
}
