import type { AlertKind } from "@/lib/contract/admin/alert";
import type { LanguageCode } from "@/lib/contract/locale";

export interface StaffAlert {
  kind: AlertKind;
  /** Kind and subject of the event, as `booking:EST-7K2M4P`; with `once`, it is told one time. */
  event: string;
  once: string | number;
  /** Detail besides the kind, without a name: a reference, a time. */
  detail(language: LanguageCode): string;
  path: string;
}
