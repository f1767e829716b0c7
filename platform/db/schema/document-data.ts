import type { RideKind } from "@/lib/contract/booking";
import type { LanguageCode } from "@/lib/contract/locale";
import type { DeliveryMode } from "@/lib/contract/order-status";

export type DocumentKind = "QUOTE" | "PROOF" | "DEPOSIT_INVOICE" | "INVOICE" | "CREDIT_NOTE";

/**
 * Content of a document, frozen when it is issued: plain JSON, kept in the database and never
 * changed, so that the same document can be printed again in ten years. Instants are ISO 8601,
 * amounts are cents with VAT included.
 */
export type DocumentData = RideDocument | OrderDocument | BusinessDocument;

/** Document of a booking; those issued before there was a shop have no `order`. */
export interface RideDocument extends Paper {
  booking: DocumentBooking;
  order?: never;
  business?: never;
}

export interface OrderDocument extends Paper {
  booking: null;
  order: DocumentOrder;
  business?: never;
  /** Part of the total at each rate, in percent, and the VAT that this includes. */
  vats: DocumentVat[];
  lines: OrderAmount[];
}

/** Document of a business: the invoice of its rides of a month, or a credit note on it. */
export interface BusinessDocument extends Paper {
  booking: null;
  order?: never;
  business: DocumentBusiness;
  vats: DocumentVat[];
  lines: OrderAmount[];
}

interface Paper {
  kind: DocumentKind;
  language: LanguageCode;
  /** F2026-0001, D2026-0001, A2026-0001; for a proof, the booking's reference. */
  number: string;
  issuedAt: string;
  seller: DocumentSeller;
  customer: DocumentCustomer;
  /** Labels in the document's language. A proof shows none. */
  lines: DocumentAmount[];
  /** Total, the VAT that it includes, and that VAT's rate in percent, the highest of several. */
  totals: { totalCents: number; vatCents: number; vatRate: number };
  /** Deposit invoices to take off, on the final invoice; amounts above zero. */
  deductions: DocumentAmount[];
  /** Amount paid (on a credit note: refunded) besides the deductions. */
  paidCents: number;
  /** Amount that remains: the total less the deductions and the paid amount. */
  dueCents: number;
  dueAt: string | null;
  validUntil: string | null;
  /** Invoice that a credit note corrects, and the reason. */
  refersTo: { number: string; issuedAt: string } | null;
  reason: string | null;
  /** Kilograms of CO₂ equivalent of the ride (Code des transports, L1431-3). */
  emissionsKg: number | null;
  look: DocumentLook;
}

export interface DocumentSeller {
  name: string;
  legalName: string | null;
  corporateForm: string | null;
  shareCapital: string | null;
  headOffice: string | null;
  siret: string | null;
  siren: string | null;
  rcs: string | null;
  vatNumber: string | null;
  vtcRegisterNumber: string | null;
  phone: string | null;
  email: string | null;
  insurer: string | null;
  mediator: string | null;
  mediatorUrl: string | null;
  siteUrl: string | null;
}

export interface DocumentCustomer {
  firstname: string;
  lastname: string;
  company: string | null;
  kind: "CONSUMER" | "PROFESSIONAL" | "COLLECTIVE";
  email: string | null;
  phone: string;
  address: string | null;
  /** Numbers of a business; absent from documents issued before there were any. */
  siret?: string | null;
  vatNumber?: string | null;
  /** ISO 3166-1, two letters; France where it is absent. */
  country?: string;
}

/** Places are lines of text, as `placeLine` writes them. */
export interface DocumentBooking {
  reference: string;
  bookedAt: string;
  kind: RideKind;
  /** Service that it was booked as; absent from documents issued before there were any. */
  service?: string | null;
  pickup: string;
  /** Spot at the place of pickup where the driver waits. */
  meetingPoint: string | null;
  /** Name on the board. */
  board: string | null;
  stops: string[];
  dropoff: string | null;
  startAt: string;
  returnAt: string | null;
  hours: number | null;
  passengers: number;
  luggage: number;
  vehicle: string;
  distanceKm: number | null;
  flightNumber: string | null;
  trainNumber: string | null;
}

export interface DocumentBusiness {
  /** First day of the month. */
  month: string;
  rides: number;
  /** Amounts claimed by service and by rate, less earlier invoices. */
  services: (DocumentVat & { service: RideKind })[];
}

/** Order of a document, with its delivery; places are lines of text. */
export interface DocumentOrder {
  reference: string;
  orderedAt: string;
  mode: DeliveryMode;
  carrier: string | null;
  /** Address of the delivery or of the access point. */
  address: string | null;
  collect: { place: string; date: string; from: string; until: string } | null;
}

export interface DocumentVat {
  rate: number;
  vatCents: number;
  totalCents: number;
}

export interface DocumentAmount {
  label: string;
  amountCents: number;
}

/** Line of an order's document, at its own rate; with a quantity, of units at a price each. */
export interface OrderAmount extends DocumentAmount {
  vatRate: number;
  pieces?: { quantity: number; unitCents: number };
}

/**
 * Logo that is read on the header (a path such as `/media/72/logo-dark-theme.svg`) and the site's
 * colours, each `#RRGGBB`.
 */
export interface DocumentLook {
  logo: string | null;
  header: string;
  onHeader: string;
  accent: string;
}

export interface DocumentFile {
  filename: string;
  data: DocumentData;
}
