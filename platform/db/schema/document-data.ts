import type { RideKind } from "@/lib/contract/booking";
import type { LanguageCode } from "@/lib/contract/locale";
import type { DeliveryMode } from "@/lib/contract/order-status";

export type DocumentKind = "QUOTE" | "PROOF" | "DEPOSIT_INVOICE" | "INVOICE" | "CREDIT_NOTE";

/**
 * All that a document says, frozen when it is issued: plain JSON, kept in the database and never
 * changed, so that the same document can be printed again in ten years. Instants are ISO 8601,
 * amounts are cents with VAT included.
 */
export type DocumentData = RideDocument | OrderDocument | BusinessDocument;

/** A document of a booking; those that were issued before there was a shop know of no `order`. */
export interface RideDocument extends Paper {
  booking: DocumentBooking;
  order?: never;
  business?: never;
}

/** A document of an order of the shop. */
export interface OrderDocument extends Paper {
  booking: null;
  order: DocumentOrder;
  business?: never;
  /** What of the total is at each rate, in percent, and the VAT that this includes. */
  vats: DocumentVat[];
  lines: OrderAmount[];
}

/** A document of a business: the invoice of its rides of a month, or a credit note on it. */
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
  /** The total, the VAT that it includes, and that VAT's rate in percent, the highest of several. */
  totals: { totalCents: number; vatCents: number; vatRate: number };
  /** What deposit invoices already claimed, on the final invoice; amounts above zero. */
  deductions: DocumentAmount[];
  /** What was paid (on a credit note: refunded) besides the deductions. */
  paidCents: number;
  /** What remains: the total less the deductions and what was paid. */
  dueCents: number;
  dueAt: string | null;
  /** The end of a quote's validity. */
  validUntil: string | null;
  /** The invoice that a credit note corrects, and why. */
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
  /** Of a business; documents of before there were any know of none. */
  siret?: string | null;
  vatNumber?: string | null;
  /** ISO 3166-1, two letters; France where it is not said. */
  country?: string;
}

/** Places are lines of text, as `placeLine` writes them. */
export interface DocumentBooking {
  reference: string;
  bookedAt: string;
  kind: RideKind;
  pickup: string;
  /** Where in the place of pickup the driver waits. */
  meetingPoint: string | null;
  /** The name on the board. */
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

/** What the invoice of a business is for. */
export interface DocumentBusiness {
  /** The first day of the month. */
  month: string;
  /** How many rides. */
  rides: number;
  /** What it claims by what the company does and by rate, less what was invoiced before. */
  services: (DocumentVat & { service: RideKind })[];
}

/** How an order gets to its customer; places are lines of text. */
export interface DocumentOrder {
  reference: string;
  orderedAt: string;
  mode: DeliveryMode;
  carrier: string | null;
  /** The address of the delivery or of the access point. */
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

/** A line of an order's document, at its own rate; with a quantity, of things at a price each. */
export interface OrderAmount extends DocumentAmount {
  vatRate: number;
  pieces?: { quantity: number; unitCents: number };
}

/**
 * The logo that is read on the header (a path such as `/media/72/logo-dark-theme.svg`) and the
 * site's colours, each `#RRGGBB`.
 */
export interface DocumentLook {
  logo: string | null;
  header: string;
  onHeader: string;
  accent: string;
}

/** A document as it goes with a mail. */
export interface DocumentFile {
  filename: string;
  data: DocumentData;
}
