import type { AlertKind } from "@/lib/contract/admin/alert";
import type { LanguageCode } from "@/lib/contract/locale";

/** Something that the staff is told at once. */
export interface StaffAlert {
  kind: AlertKind;
  /** What has happened to what, as `booking:EST-7K2M4P`; with `once`, it is told one time. */
  event: string;
  once: string | number;
  /** What one has to know besides the kind, without a name: a reference, a time. */
  detail(language: LanguageCode): string;
  /** The screen of the panel that it leads to. */
  path: string;
}
