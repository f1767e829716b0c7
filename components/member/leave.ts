import { forgetVisitor } from "@/stores/forget-visitor";
import { tellSessionOver } from "./session-over";

/**
 * Leaves as a visitor, once the session is over: this device forgets whose it was, the other tabs
 * are told, and a page that is made anew shows what a visitor may see.
 * @param to a path of the site, with its locale prefix
 */
export function leave(to: string): void {
  forgetVisitor();
  tellSessionOver();
  window.location.assign(to);
}
