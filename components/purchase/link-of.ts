import type { KeyLink } from "@/lib/api/by-key";

/** Props that the router gives a page of a booking or an order. */
export interface LinkProps {
  params: Promise<{ reference: string }>;
  searchParams: Promise<{ key?: string | string[] }>;
}

/** Reads the link by which such a page is opened; without a key its member's session opens it. */
export async function linkOf({ params, searchParams }: LinkProps): Promise<KeyLink> {
  const { reference } = await params;
  const { key } = await searchParams;
  return { reference, ...(key ? { key: String(key) } : {}) };
}
