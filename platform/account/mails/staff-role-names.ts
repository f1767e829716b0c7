import type { StaffRole } from "@/lib/contract/user";
import { bilingual } from "@/platform/mail/bilingual";

/** What each role of the staff is called in a mail. */
export const staffRoleNames = bilingual<Record<StaffRole, string>>({
  fr_FR: {
    DRIVER: "chauffeur",
    ADMIN: "administrateur",
    SUPER_ADMIN: "administrateur principal",
  },
  en: { DRIVER: "driver", ADMIN: "administrator", SUPER_ADMIN: "main administrator" },
});
