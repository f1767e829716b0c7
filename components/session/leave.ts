import { forgetVisitor } from "@/stores/forget-visitor";
import { tellSession } from "./session-news";

/**
 * Leaves as a visitor, once the session is over: this device forgets the member, the other tabs are
 * told, and a page that is made anew shows a visitor's view.
 * @param to a path of the site, with its locale prefix
 */
export function leave(to: string): void {
  forgetVisitor();
  tellSession("over");
  window.location.assign(to);
}
