import type { DocumentKind, RideDocument } from "@/platform/db/schema/document-data";
import { aDocument } from "./document-example";

const KINDS: Record<DocumentKind, Partial<RideDocument>> = {
  QUOTE: {
    number: "Q2026-0007",
    validUntil: "2026-12-26T08:15:00Z",
    deductions: [],
    dueCents: 17798,
    dueAt: null,
  },
  PROOF: { number: "7KQ2-MX4P", lines: [], deductions: [] },
  DEPOSIT_INVOICE: {
    number: "D2026-0001",
    lines: [{ label: "Acompte sur la course du 25 novembre 2026", amountCents: 2000 }],
    totals: { totalCents: 2000, vatCents: 182, vatRate: 10 },
    deductions: [],
    paidCents: 2000,
    dueCents: 0,
  },
  INVOICE: {},
  CREDIT_NOTE: {
    number: "A2026-0001",
    refersTo: { number: "F2026-0001", issuedAt: "2026-11-26T08:15:00Z" },
    reason: "Course annulée par le prestataire",
    deductions: [],
    paidCents: 17798,
    dueCents: 0,
    dueAt: null,
  },
};

export const aDocumentOf = (kind: DocumentKind, change: Partial<RideDocument> = {}): RideDocument =>
  aDocument({ kind, ...KINDS[kind], ...change });
