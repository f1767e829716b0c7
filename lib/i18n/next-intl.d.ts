import type { Messages } from "./messages";

/** A message that is asked for and not there does not compile. */
declare module "next-intl" {
  interface AppConfig {
    Messages: Messages;
  }
}
