import type { Logger } from "pino";
import type { LanguageCode } from "@/lib/contract/locale";
import type { PaymentPage } from "@/lib/contract/payment";
import type { SiteTemplate } from "@/lib/rules/site/site-file";
import type { Database } from "@/platform/db/database";
import type { LetterChannel } from "@/platform/db/schema/outbox";
import type { sites } from "@/platform/db/schema/site";
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
import type { Translator } from "./translator";

/** Tools of the platform's modules; the outside world is behind small interfaces. */
export interface Services {
  database: Database;
  clock: Clock;
  log: Logger;
  searchPlaces: PlaceSearch;
  roadDistance: RoadDistance;
  /** Reads the busy times of another calendar. */
  readCalendar: CalendarReader;
  rateLimits: RateLimits;
  /** Number of vehicles that one network may hold at once without having paid. */
  holdsPerNetwork: number;
  /** Storage of the files that people put onto the sites. */
  media: MediaStore;
  /** Hosts besides the site itself from which an SVG may be loaded. */
  svgHosts: string[];
  payables: Payables;
  /** Monthly invoices of businesses, which correct themselves when a ride on one is corrected. */
  monthlyInvoices: MonthlyInvoices;
  gateway: PaymentGateway;
  /** Drafts translations; undefined where no translator is configured. */
  translate: Translator | undefined;
  /** Hands a notice of the embedded gateway to the platform, as one from elsewhere would come. */
  deliverNotice(request: Request): Promise<Response>;
  /** Sites that a new one may begin as. */
  templates: SiteTemplates;
  print: DocumentPrinter["print"];
  /** True for mails and for text messages that have a server configured. */
  isDelivered: Record<LetterChannel, boolean>;
  /** Token of the mail provider, which tells of letters that came back; undefined without one. */
  mailReturnToken: string | undefined;
  /** Tells the runner of deadlines that something may be due. */
  wakeDeadlines(): void;
}

export interface SiteTemplates {
  /** Returns the row of a site of the template, without what is its own. */
  siteOf(template: SiteTemplate): Pick<typeof sites.$inferInsert, "features" | "isWinemaker">;
  /** Writes what a template has to a new site, whose row is there, at the instant `now`. */
  fill(
    tx: Sql,
    site: { template: SiteTemplate; name: string; idSite: number; now: Date },
  ): Promise<void>;
}

/** Kind of purchase that payment handles: bookings supply theirs, and so do orders. */
export interface PayableKind {
  /**
   * Returns the amount to pay now.
   * @throws ApiError CONFLICT when nothing may be paid for it now
   */
  due(tx: Sql, id: number): Promise<Due>;
  /**
   * Prepares, before the transaction, the effects of a payment.
   * @param payment.isNews true when it has just been paid
   * @returns the effects of the payment, in a transaction
   */
  prepareEffects(
    services: Services,
    of: { idSite: number; id: number },
    payment: { isNews: boolean },
  ): Promise<(tx: Sql) => Promise<PaymentEffects>>;
  /**
   * Handles a refund made at the gateway's own desk: records it in the history, lowers the price,
   * credits the invoices and tells the customer, as for a refund by the company in the panel.
   * @returns a function that does so, with its row locked now
   */
  refundedAtGateway(
    services: Services,
    tx: Sql,
    id: number,
  ): Promise<(amountCents: number) => Promise<unknown>>;
  /**
   * Returns the amount to pay under a link, and its status.
   * @param as.isBack true for a customer who comes from the gateway, and is told first that the
   *   payment has arrived; others, who open the link of a mail, are here for what is left
   */
  paymentPage(
    services: Services,
    tx: Sql,
    of: { id: number; link: FoundPayLink },
    as: { language: LanguageCode; isBack: boolean },
  ): Promise<PaymentPage>;
  /**
   * Makes sure that it can be paid for now: vehicles or stock that it had lost are taken again.
   * @param by.network of the caller who is about to pay
   * @param by.isMailed whether the link goes to the customer by mail
   * @throws ApiError CONFLICT when there is nothing to pay, or its vehicle or stock is taken
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
