import type { Logger } from "pino";
import type { Database } from "@/platform/db/database";
import type { LetterChannel } from "@/platform/db/schema/outbox";
import type { DocumentPrinter } from "@/platform/document/pdf/document-printer";
import type { PlaceSearch } from "@/platform/geo/places/geocoder";
import type { RoadDistance } from "@/platform/geo/roads/road";
import type { RateLimits } from "@/platform/http/rate-limits";
import type { CalendarReader } from "@/platform/ical/calendar-reader";
import type { MediaStore } from "@/platform/media/store/media-store";
import type { Clock } from "./clock";
import type { MonthlyInvoices } from "./monthly-invoices";
import type { Payables } from "./payable";
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
