import type { Messages } from "./messages";

/** Makes a missing message a type error. */
declare module "next-intl" {
  interface AppConfig {
    Messages: Messages;
  }
}
