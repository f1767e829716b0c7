import { fullName } from "@/lib/rules/text/full-name";
import type { DocumentCustomer, DocumentSeller } from "@/platform/db/schema/document-data";
import type { XmlElement } from "./xml-element";

/** Scheme of the SIREN by ISO 6523, as France names it. */
const SIREN = "0002";

/** Writes the seller (BG-4), with their identifiers in France and for VAT. */
export function sellerParty(seller: DocumentSeller): XmlElement {
  const { name, legalName, headOffice, email, vatNumber } = seller;
  const siren = seller.siren?.replace(/\s/g, "") ?? null;
  return [
    "ram:SellerTradeParty",
    [
      ["ram:Name", legalName ?? name],
      legalOrganisation(siren, name),
      address(headOffice, "FR"),
      electronicAddress(email),
      vatNumber
        ? taxRegistration("VA", vatNumber)
        : siren
          ? taxRegistration("FC", siren)
          : undefined,
    ],
  ];
}

/** Writes the buyer (BG-7). */
export function buyerParty(customer: DocumentCustomer): XmlElement {
  const { firstname, lastname, company, email, siret, vatNumber } = customer;
  const siren = siret?.replace(/\s/g, "").slice(0, 9) ?? null;
  const country = customer.country ?? "FR";
  return [
    "ram:BuyerTradeParty",
    [
      ["ram:Name", company ?? fullName({ firstname, lastname })],
      siren ? legalOrganisation(siren) : undefined,
      address(customer.address, country),
      electronicAddress(email),
      vatNumber ? taxRegistration("VA", vatNumber) : undefined,
    ],
  ];
}

function legalOrganisation(siren: string | null, tradingName?: string): XmlElement | undefined {
  if (!siren && !tradingName) return undefined;
  return [
    "ram:SpecifiedLegalOrganization",
    [
      siren ? ["ram:ID", siren, { schemeID: SIREN }] : undefined,
      tradingName ? ["ram:TradingBusinessName", tradingName] : undefined,
    ],
  ];
}

/** Writes an address of one line; its postcode and town are read where they are plain. */
function address(line: string | null, country: string): XmlElement {
  const town = /^(.*?),?\s*(\d{5}) ([^,]+)(?:, [A-Z]{2})?$/.exec(line ?? "");
  const [, street, postalCode, city] = town ?? [];
  return [
    "ram:PostalTradeAddress",
    [
      postalCode ? ["ram:PostcodeCode", postalCode] : undefined,
      (street ?? line) ? ["ram:LineOne", street || (line ?? "")] : undefined,
      city ? ["ram:CityName", city] : undefined,
      ["ram:CountryID", country],
    ],
  ];
}

const electronicAddress = (email: string | null): XmlElement | undefined =>
  email ? ["ram:URIUniversalCommunication", [["ram:URIID", email, { schemeID: "EM" }]]] : undefined;

const taxRegistration = (schemeID: "VA" | "FC", id: string): XmlElement => [
  "ram:SpecifiedTaxRegistration",
  [["ram:ID", id.replace(/\s/g, ""), { schemeID }]],
];
