"use client";

import { usePathname } from "next/navigation";
import { useTranslations } from "next-intl";
import { BookingScreen } from "./booking/booking-screen";
import { CustomerScreen } from "./customer/customer-screen";
import { DayScreen } from "./day/day-screen";
import { LetterScreen } from "./letter/letter-screen";
import { LettersScreen } from "./letter/letters-screen";
import { MoneyScreen } from "./money/money-screen";
import { OrderScreen } from "./order/order-screen";
import { usePanel } from "./panel/panel-context";
import { PanelLink } from "./panel/panel-link";
import { panelButton } from "./panel/panel-look";
import { panelPlace } from "./panel/panel-place";
import { Screen } from "./panel/screen";
import { ParametersScreen } from "./parameter/parameters-screen";
import { ItemScreen } from "./resource/item-screen";
import { ListScreen } from "./resource/list-screen";
import { SecurityScreen } from "./security/security-screen";

/**
 * The screen of the address: one of its own, or the list or the form that a resource declares. Where the
 * site asks for a second factor first, there is that one alone.
 */
export function PanelScreen({ isLocked, onUnlock }: { isLocked: boolean; onUnlock: () => void }) {
  const { part, item } = panelPlace(usePathname());
  const resource = usePanel().resource(part);
  const t = useTranslations("admin");
  if (isLocked || part === "security") return <SecurityScreen onDone={onUnlock} />;
  if (item !== null) {
    if (part === "booking") return <BookingScreen key={item} reference={item} />;
    if (part === "order") return <OrderScreen key={item} reference={item} />;
    if (part === "customer") return <CustomerScreen key={item} id={item} />;
    if (part === "letter") return <LetterScreen key={item} id={item} />;
    if (resource) return <ItemScreen key={item} resource={resource} id={item} />;
  }
  if (part === "day") return <DayScreen />;
  if (part === "letter") return <LettersScreen />;
  if (part === "parameter") return <ParametersScreen />;
  if (part === "money") return <MoneyScreen />;
  if (resource) return <ListScreen key={part} resource={resource} />;
  return (
    <Screen title={t("nowhere.title")} isNarrow>
      <p className="mb-5 text-muted">{t("nowhere.text")}</p>
      <PanelLink href="/admin" className={panelButton("solid")}>
        {t("nowhere.toDay")}
      </PanelLink>
    </Screen>
  );
}
