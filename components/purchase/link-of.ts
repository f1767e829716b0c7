import type { KeyLink } from "@/lib/api/by-key";

/** What the router gives a page of a booking or an order. */
export interface LinkProps {
  params: Promise<{ reference: string }>;
  searchParams: Promise<{ key?: string | string[] }>;
}

/** The link by which such a page is opened; without a key it is its member's session that opens it. */
export async function linkOf({ params, searchParams }: LinkProps): Promise<KeyLink> {
  const { reference } = await params;
  const { key } = await searchParams;
  return { reference, ...(key ? { key: String(key) } : {}) };
}
