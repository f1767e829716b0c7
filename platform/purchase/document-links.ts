import type { DocumentLink } from "@/lib/contract/booking-page";
import { parisIso } from "@/lib/rules/calendar/paris-time";
import type { DocumentRow } from "@/platform/document/issue-document";

/**
 * Writes the API's paths to the documents of a booking or an order.
 * @param key in the paths; null for a member, whose session opens them
 */
export const documentUrls =
  (of: "booking" | "order", reference: string, key: string | null) =>
  (path: string): string =>
    `/api/${of}/${reference}/${path}${key === null ? "" : `?key=${encodeURIComponent(key)}`}`;

export const documentLinks = (
  documents: DocumentRow[],
  at: (path: string) => string,
): DocumentLink[] =>
  documents.map(({ number, issuedAt, data }) => ({
    kind: data.kind,
    number,
    issuedAt: parisIso(issuedAt),
    url: at(`paper/${number}`),
  }));
