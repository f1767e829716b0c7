import type { Logger } from "pino";
import type { LanguageCode } from "@/lib/contract/locale";
import type { PaymentPage } from "@/lib/contract/payment";
import type { Database } from "@/platform/db/database";
import type { LetterChannel } from "@/platform/db/schema/outbox";
import type { Sql } from "@/platform/db/sql";
import type { DocumentPrinter } from "@/platform/document/pdf/document-printer";
import type { PlaceSearch } from "@/platform/geo/places/geocoder";
import type { RoadDistance } from "@/platform/geo/roads/road";
import type { RateLimits } from "@/platform/http/rate-limits";
import type { CalendarReader } from "@/platform/ical/calendar-reader";
import type { MediaStore } from "@/platform/media/store/media-store";
import type { Clock } from "./clock";
import type { MonthlyInvoices } from "./monthly-invoices";
import type { Due, FoundPayLink, PaymentEffects } from "./payable";
import type { PaymentGateway } from "./payment-gateway";

/** What the modules of the platform work with; the outside world is behind small interfaces. */
export interface Services {
  database: Database;
  clock: Clock;
  log: Logger;
  searchPlaces: PlaceSearch;
  roadDistance: RoadDistance;
  /** The busy times of another calendar. */
  readCalendar: CalendarReader;
  rateLimits: RateLimits;
  /** How many vehicles one network may have kept at once without having paid. */
  holdsPerNetwork: number;
  /** Where the files are that people put onto the sites. */
  media: MediaStore;
  /** Hosts besides the site itself from which an SVG may be loaded. */
  svgHosts: string[];
  /** What can be paid for. */
  payables: Payables;
  /** The monthly invoices of businesses, which correct themselves where a ride on one does. */
  monthlyInvoices: MonthlyInvoices;
  /** Who takes the money. */
  gateway: PaymentGateway;
  /** Hands a notice of the embedded gateway to the platform, as one from elsewhere would come. */
  deliverNotice(request: Request): Promise<Response>;
  /** A document as PDF. */
  print: DocumentPrinter["print"];
  /** Whether a server is configured that carries mails, and one for text messages. */
  isDelivered: Record<LetterChannel, boolean>;
  /** Tells the runner of deadlines that something may be due. */
  wakeDeadlines(): void;
}

/** What payment has to know of the things that it is for: bookings hand it in, and so do orders. */
export interface PayableKind {
  /**
   * What there is to pay now.
   * @throws ApiError CONFLICT when nothing may be paid for it now
   */
  due(tx: Sql, id: number): Promise<Due>;
  /**
   * Asks, before the transaction, what a payment may need there to take effect.
   * @param payment.isNews true when it has just been paid
   * @returns what the payment brings about, in a transaction
   */
  prepareEffects(
    services: Services,
    of: { idSite: number; id: number },
    payment: { isNews: boolean },
  ): Promise<(tx: Sql) => Promise<PaymentEffects>>;
  /**
   * Money of it was given back at the gateway's own desk: says so in its history, lowers its price, credits
   * its invoices and tells its customer, as where the company gives it back in the panel.
   * @returns what does that, with its row locked now
   */
  refundedAtGateway(
    services: Services,
    tx: Sql,
    id: number,
  ): Promise<(amountCents: number) => Promise<unknown>>;
  /**
   * What there is to pay under a link, and where that stands.
   * @param as.isBack for who comes from the gateway, and is told first that the payment has arrived;
   *   others, who open the link of a mail, are here for what is left
   */
  paymentPage(
    services: Services,
    tx: Sql,
    of: { id: number; link: FoundPayLink },
    as: { language: LanguageCode; isBack: boolean },
  ): Promise<PaymentPage>;
  /**
   * Makes sure that it can be paid for now: what it had lost is taken again.
   * @param by.network of who is about to pay
   * @param by.isMailed whether the link goes to the customer by mail
   * @throws ApiError CONFLICT when there is nothing to pay, or what it needs is taken
   */
  renewLink(
    services: Services,
    of: { idSite: number; id: number },
    by: { network: string; isMailed: boolean },
  ): Promise<void>;
}

export interface Payables {
  booking: PayableKind;
  order: PayableKind;
}
