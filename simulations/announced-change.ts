import { createHmac } from "node:crypto";
import type { Change } from "@/lib/contract/change";

/**
 * Tells a site of a change, so that pages made before it are made anew.
 * @param secret its REVALIDATE_SECRET
 * @throws Error when it is refused
 */
export async function announceTo(url: string, secret: string, change: Change): Promise<void> {
  const body = JSON.stringify({ changes: [change], at: new Date().toISOString() });
  const signature = createHmac("sha256", secret).update(body).digest("hex");
  const headers = { "x-signature": signature };
  const answer = await fetch(`${url}/api/revalidate`, { method: "POST", headers, body });
  if (!answer.ok) throw new Error(`A change is answered ${answer.status}`);
}
