import type { StaffRole } from "@/lib/contract/user";
import { bilingual } from "@/platform/mail/bilingual";

export const staffRoleNames = bilingual<Record<StaffRole, string>>({
  fr_FR: {
    DRIVER: "chauffeur",
    ADMIN: "administrateur",
    SUPER_ADMIN: "administrateur principal",
  },
  en: { DRIVER: "driver", ADMIN: "administrator", SUPER_ADMIN: "main administrator" },
});
