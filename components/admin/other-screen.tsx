"use client";

import { usePathname } from "next/navigation";
import { useTranslations } from "next-intl";
import { AlertScreen } from "./alert/alert-screen";
import { AuditScreen } from "./audit/audit-screen";
import { BookingScreen } from "./booking/booking-screen";
import { BusinessScreen } from "./business/business-screen";
import { ContentListScreen } from "./content/content-list-screen";
import { ContentScreen } from "./content/content-screen";
import { CustomerScreen } from "./customer/customer-screen";
import { DueScreen } from "./due/due-screen";
import { DutiesScreen } from "./duty/duties-screen";
import { FormAnswerScreen } from "./form/form-answer-screen";
import { FormAnswersScreen } from "./form/form-answers-screen";
import { GlanceScreen } from "./glance/glance-screen";
import { LetterScreen } from "./letter/letter-screen";
import { LettersScreen } from "./letter/letters-screen";
import { LogosScreen } from "./logo/logos-screen";
import { LookScreen } from "./look/look-screen";
import { MailScreen } from "./mail/mail-screen";
import { MailsScreen } from "./mail/mails-screen";
import { MediaScreen } from "./media/media-screen";
import { MessageScreen } from "./message/message-screen";
import { MoneyScreen } from "./money/money-screen";
import { OrderScreen } from "./order/order-screen";
import { usePanel } from "./panel/panel-context";
import { PanelLink } from "./panel/panel-link";
import { panelButton } from "./panel/panel-look";
import { isScreenFor } from "./panel/panel-parts";
import { contentPart, panelPlace } from "./panel/panel-place";
import { Screen } from "./panel/screen";
import { ParametersScreen } from "./parameter/parameters-screen";
import { PickingScreen } from "./picking/picking-screen";
import { ProofScreen } from "./proof/proof-screen";
import { ProofsScreen } from "./proof/proofs-screen";
import { BookingWords } from "./purchase/booking-words";
import { ItemScreen } from "./resource/item-screen";
import { ListScreen } from "./resource/list-screen";
import { NewItemScreen } from "./resource/new-item-screen";
import { ReviewScreen } from "./review/review-screen";
import { ScheduleScreen } from "./schedule/schedule-screen";
import { SecurityScreen } from "./security/security-screen";
import { SeriesScreen } from "./series/series-screen";
import { SitesScreen } from "./site/sites-screen";
import { InventoryScreen } from "./stock/inventory-screen";
import { StockScreen } from "./stock/stock-screen";
import { ChangeRideScreen } from "./take/change-ride-screen";
import { NewBookingScreen } from "./take/new-booking-screen";
import { PersonScreen } from "./team/person-screen";
import { TeamScreen } from "./team/team-screen";
import { TranslationScreen } from "./translation/translation-screen";

const SCREENS_OF_BOOKING = new Map([
  ["booking", BookingScreen],
  ["change-ride", ChangeRideScreen],
  ["series", SeriesScreen],
]);

/** Screen of an address other than the day's: one of its own, or the list or form of a resource. */
export default function OtherScreen(props: { isLocked: boolean; onUnlock: () => void }) {
  const { part, item } = panelPlace(usePathname());
  const { can, resource: resourceOf, contents, hasRides, hasShop } = usePanel();
  const resource = resourceOf(part);
  const content = contents.find(({ name }) => contentPart(name) === part);
  if (props.isLocked || part === "security") return <SecurityScreen onDone={props.onUnlock} />;
  if (content) {
    return item === null ? (
      <ContentListScreen key={part} content={content} />
    ) : (
      <ContentScreen key={part} content={content} item={item} />
    );
  }
  const isThere = resource !== undefined || isScreenFor(part, can);
  if (!isThere) return <Nowhere />;
  if (part === "translation") return <TranslationScreen item={item} />;
  if (item !== null) {
    const OfBooking = SCREENS_OF_BOOKING.get(part);
    if (OfBooking) {
      return (
        <BookingWords key={item} reference={item}>
          <OfBooking reference={item} />
        </BookingWords>
      );
    }
    if (part === "order") return <OrderScreen key={item} reference={item} />;
    if (item === "new" && resource?.add) return <NewItemScreen resource={resource} />;
    if (part === "business") return <BusinessScreen key={item} id={item} />;
    if (part === "customer") return <CustomerScreen key={item} id={item} />;
    if (part === "audit" && resource)
      return <AuditScreen key={item} resource={resource} id={item} />;
    if (part === "stock") return <StockScreen key={item} id={item} />;
    if (part === "mail") return <MailScreen key={item} name={item} />;
    if (part === "letter") return <LetterScreen key={item} id={item} />;
    if (part === "message" && resource) {
      return <MessageScreen key={item} resource={resource} id={item} />;
    }
    if (part === "form-answer" && resource) {
      return <FormAnswerScreen key={item} resource={resource} id={item} />;
    }
    if (part === "review" && resource) {
      return <ReviewScreen key={item} resource={resource} id={item} />;
    }
    if (part === "proof") return <ProofScreen key={item} reference={item} />;
    if (part === "team") return <PersonScreen key={item} id={item} />;
    if (resource) return <ItemScreen key={item} resource={resource} id={item} />;
  }
  if (part === "schedule" && hasRides) return <ScheduleScreen />;
  if (part === "new-booking" && hasRides) return <NewBookingScreen />;
  if (part === "glance") return <GlanceScreen />;
  if (part === "letter" && resource) return <LettersScreen key={part} resource={resource} />;
  if (part === "form-answer" && resource) return <FormAnswersScreen resource={resource} />;
  if (part === "alert") return <AlertScreen />;
  if (part === "proof") return <ProofsScreen />;
  if (part === "medium") return <MediaScreen />;
  if (part === "logo") return <LogosScreen />;
  if (part === "look") return <LookScreen />;
  if (part === "mail") return <MailsScreen />;
  if (part === "duty") return <DutiesScreen />;
  if (part === "site") return <SitesScreen />;
  if (part === "parameter") return <ParametersScreen key={item} opened={item} />;
  if (part === "money") return <MoneyScreen />;
  if (part === "picking" && hasShop) return <PickingScreen />;
  if (part === "inventory" && hasShop) return <InventoryScreen />;
  if (part === "due") return <DueScreen />;
  if (part === "team") return <TeamScreen />;
  if (resource) return <ListScreen key={part} resource={resource} />;
  return <Nowhere />;
}

/** Note at an address without a screen, or without one for this role. */
function Nowhere() {
  const t = useTranslations("admin");
  return (
    <Screen title={t("nowhere.title")} isNarrow>
      <p className="mb-5 text-muted">{t("nowhere.text")}</p>
      <PanelLink href="/admin" className={panelButton("solid")}>
        {t("nowhere.toDay")}
      </PanelLink>
    </Screen>
  );
}
