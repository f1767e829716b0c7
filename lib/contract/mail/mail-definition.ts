import type { Label } from "@/lib/contract/field/field";
import type { SiteFeature } from "@/lib/contract/site";
import type { MailPlaceholder } from "./mail-placeholder";

/** Subjects by which the mails are listed. */
export const MAIL_GROUPS = ["booking", "order", "event", "contact", "account", "business"] as const;
export type MailGroup = (typeof MAIL_GROUPS)[number];

/** Mail to a customer whose subject, opening and closing the owner may write. */
export interface MailDefinition {
  group: MailGroup;
  label: Label;
  /** Occasion on which it leaves. */
  when: Label;
  placeholders: readonly MailPlaceholder[];
  /** Feature that a site needs to send it; none for a mail of every site. */
  feature?: SiteFeature;
}
