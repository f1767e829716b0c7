import { parisDate } from "@/lib/rules/calendar/paris-time";
import { monthEnd } from "@/lib/rules/money/closing-period";
import type { DocumentData, DocumentKind } from "@/platform/db/schema/document-data";
import { type PrintedLine, printedLines, vatsOf } from "@/platform/document/lines/document-rows";
import { buyerParty, sellerParty } from "./cii-parties";
import { ciiWords } from "./cii-words";
import { type XmlElement, xmlOf } from "./xml-element";

/** Documents that have an electronic form, by UNTDID 1001. */
const TYPE_CODES: Partial<Record<DocumentKind, string>> = {
  INVOICE: "380",
  CREDIT_NOTE: "381",
  DEPOSIT_INVOICE: "386",
};

/** Tells whether a document is an invoice or a credit note to a professional or a public body. */
export const isElectronic = ({ kind, customer }: DocumentData): boolean =>
  TYPE_CODES[kind] !== undefined && customer.kind !== "CONSUMER";

/**
 * Writes an invoice or a credit note as UN/CEFACT Cross Industry Invoice, in the profile EN 16931
 * of Factur-X. All its content is on the document too: lines without VAT, the VAT by rate, and the
 * sum left to pay.
 */
export function ciiInvoice(data: DocumentData): string {
  const { number, kind, issuedAt, language } = data;
  const words = ciiWords[language];
  const note = (code: string, text: string): XmlElement => [
    "ram:IncludedNote",
    [
      ["ram:Content", text],
      ["ram:SubjectCode", code],
    ],
  ];
  const root: XmlElement = [
    "rsm:CrossIndustryInvoice",
    [
      [
        "rsm:ExchangedDocumentContext",
        [
          [
            "ram:GuidelineSpecifiedDocumentContextParameter",
            [["ram:ID", "urn:cen.eu:en16931:2017"]],
          ],
        ],
      ],
      [
        "rsm:ExchangedDocument",
        [
          ["ram:ID", number],
          ["ram:TypeCode", TYPE_CODES[kind] ?? ""],
          ["ram:IssueDateTime", [udtDate(parisDate(new Date(issuedAt)))]],
          note("PMD", words.penalty),
          note("PMT", words.recovery),
          note("AAB", words.discount),
        ],
      ],
      [
        "rsm:SupplyChainTradeTransaction",
        [
          ...printedLines(data).map(tradeLine),
          [
            "ram:ApplicableHeaderTradeAgreement",
            [sellerParty(data.seller), buyerParty(data.customer)],
          ],
          ["ram:ApplicableHeaderTradeDelivery", [deliveryEvent(data)]],
          settlement(data),
        ],
      ],
    ],
    {
      "xmlns:rsm": "urn:un:unece:uncefact:data:standard:CrossIndustryInvoice:100",
      "xmlns:ram":
        "urn:un:unece:uncefact:data:standard:ReusableAggregateBusinessInformationEntity:100",
      "xmlns:udt": "urn:un:unece:uncefact:data:standard:UnqualifiedDataType:100",
      "xmlns:qdt": "urn:un:unece:uncefact:data:standard:QualifiedDataType:100",
    },
  ];
  return `<?xml version="1.0" encoding="UTF-8"?>\n${xmlOf(root)}\n`;
}

const amount = (cents: number) => (cents / 100).toFixed(2);

/** Writes a day, `yyyy-MM-dd`, as UNTDID 2379 has it. */
const udtDate = (day: string): XmlElement => [
  "udt:DateTimeString",
  day.replaceAll("-", ""),
  { format: "102" },
];

/** Writes the VAT category by UNTDID 5305: the standard one, or none without VAT. */
const category = (rate: number): XmlElement[] => [["ram:CategoryCode", rate > 0 ? "S" : "E"]];

/** Writes a line (BG-25): one piece without VAT; a negative amount is minus one piece. */
function tradeLine({ label, rate, netCents }: PrintedLine, index: number): XmlElement {
  return [
    "ram:IncludedSupplyChainTradeLineItem",
    [
      ["ram:AssociatedDocumentLineDocument", [["ram:LineID", String(index + 1)]]],
      ["ram:SpecifiedTradeProduct", [["ram:Name", label]]],
      [
        "ram:SpecifiedLineTradeAgreement",
        [["ram:NetPriceProductTradePrice", [["ram:ChargeAmount", amount(Math.abs(netCents))]]]],
      ],
      [
        "ram:SpecifiedLineTradeDelivery",
        [["ram:BilledQuantity", netCents < 0 ? "-1" : "1", { unitCode: "C62" }]],
      ],
      [
        "ram:SpecifiedLineTradeSettlement",
        [
          [
            "ram:ApplicableTradeTax",
            [
              ["ram:TypeCode", "VAT"],
              ...category(rate),
              ["ram:RateApplicablePercent", String(rate)],
            ],
          ],
          [
            "ram:SpecifiedTradeSettlementLineMonetarySummation",
            [["ram:LineTotalAmount", amount(netCents)]],
          ],
        ],
      ],
    ],
  ];
}

/** Writes the date of the invoiced service (BT-72); a month has its period instead. */
function deliveryEvent({ booking, order }: DocumentData): XmlElement | undefined {
  const at = booking?.startAt ?? order?.orderedAt;
  if (!at) return undefined;
  return [
    "ram:ActualDeliverySupplyChainEvent",
    [["ram:OccurrenceDateTime", [udtDate(parisDate(new Date(at)))]]],
  ];
}

function settlement(data: DocumentData): XmlElement {
  const { totals, deductions, paidCents, dueAt, language, refersTo, business } = data;
  const words = ciiWords[language];
  const vats = vatsOf(data);
  const netCents = totals.totalCents - totals.vatCents;
  const deductedCents = deductions.reduce((sum, { amountCents }) => sum + amountCents, 0);
  const prepaidCents = deductedCents + paidCents;
  const dueCents = totals.totalCents - prepaidCents;
  return [
    "ram:ApplicableHeaderTradeSettlement",
    [
      ["ram:InvoiceCurrencyCode", "EUR"],
      ...vats.map(
        ({ rate, vatCents, totalCents }): XmlElement => [
          "ram:ApplicableTradeTax",
          [
            ["ram:CalculatedAmount", amount(vatCents)],
            ["ram:TypeCode", "VAT"],
            rate > 0 ? undefined : ["ram:ExemptionReason", words.exempt],
            ["ram:BasisAmount", amount(totalCents - vatCents)],
            ...category(rate),
            rate > 0 ? undefined : ["ram:ExemptionReasonCode", "VATEX-FR-FRANCHISE"],
            ["ram:RateApplicablePercent", String(rate)],
          ],
        ],
      ),
      business && [
        "ram:BillingSpecifiedPeriod",
        [
          ["ram:StartDateTime", [udtDate(business.month)]],
          ["ram:EndDateTime", [udtDate(monthEnd(business.month))]],
        ],
      ],
      [
        "ram:SpecifiedTradePaymentTerms",
        [
          ["ram:Description", dueCents > 0 ? words.penalty : words.settled],
          dueAt ? ["ram:DueDateDateTime", [udtDate(parisDate(new Date(dueAt)))]] : undefined,
        ],
      ],
      [
        "ram:SpecifiedTradeSettlementHeaderMonetarySummation",
        [
          ["ram:LineTotalAmount", amount(netCents)],
          ["ram:TaxBasisTotalAmount", amount(netCents)],
          ["ram:TaxTotalAmount", amount(totals.vatCents), { currencyID: "EUR" }],
          ["ram:GrandTotalAmount", amount(totals.totalCents)],
          ["ram:TotalPrepaidAmount", amount(prepaidCents)],
          ["ram:DuePayableAmount", amount(dueCents)],
        ],
      ],
      refersTo
        ? [
            "ram:InvoiceReferencedDocument",
            [
              ["ram:IssuerAssignedID", refersTo.number],
              [
                "ram:FormattedIssueDateTime",
                [
                  [
                    "qdt:DateTimeString",
                    parisDate(new Date(refersTo.issuedAt)).replaceAll("-", ""),
                    { format: "102" },
                  ],
                ],
              ],
            ],
          ]
        : undefined,
    ],
  ];
}
