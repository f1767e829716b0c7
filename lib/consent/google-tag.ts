import { addScript } from "./add-script";
import { toolQueue } from "./tool-queue";

/** Uses that Google may make of this page; each is refused until a tool for it is accepted. */
type GoogleUse = "ad_storage" | "ad_user_data" | "ad_personalization" | "analytics_storage";

const REFUSED: Record<GoogleUse, "denied"> = {
  ad_storage: "denied",
  ad_user_data: "denied",
  ad_personalization: "denied",
  analytics_storage: "denied",
};

/** Sends a command to Google's tag, which recognises commands by their being `arguments`. */
export function tellGoogle(..._call: unknown[]): void {
  // biome-ignore lint/complexity/noArguments: Google's script looks for this very kind of object.
  toolQueue<unknown>("dataLayer").push(arguments);
}

let isReady = false;

/** Starts Google's tag for one of its tools, with the accepted uses and no other. */
export function beginGoogleTag(id: string, accepted: GoogleUse[]): void {
  if (!isReady) {
    tellGoogle("consent", "default", REFUSED);
    tellGoogle("js", new Date());
  }
  isReady = true;
  tellGoogle("consent", "update", Object.fromEntries(accepted.map((use) => [use, "granted"])));
  addScript(`https://www.googletagmanager.com/gtag/js?id=${id}`);
}
