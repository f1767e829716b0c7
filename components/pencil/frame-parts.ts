import { COMPANY_PLACES } from "@/lib/contract/parameter-catalogue/place/company-places";
import type { SettingPlace } from "@/lib/contract/parameter-catalogue/place/definition";
import type words from "@/messages/fr/pencil.json";

/** Part of the header or the footer, which every page has, and the address of its editor. */
interface FramePart {
  name: keyof typeof words.frame;
  /** Selector of the part. */
  mark: string;
  href: string;
}

/** Returns a part whose words are a setting: it stands where the panel shows the setting. */
function settingPart(name: FramePart["name"], key: keyof typeof COMPANY_PLACES): FramePart {
  const place: SettingPlace = COMPANY_PLACES[key];
  return { name, mark: ("mark" in place && place.mark) || "", href: `/admin/parameter/${key}` };
}

export const FRAME_PARTS: readonly FramePart[] = [
  { name: "menu", mark: "header nav", href: "/admin/content/page" },
  { name: "logo", mark: "footer a:has(img)", href: "/admin/logo" },
  { name: "links", mark: "footer nav", href: "/admin/content/element?section=link-footer" },
  settingPart("description", "COMPANY_DESCRIPTION"),
  settingPart("address", "COMPANY_ADDRESS"),
  settingPart("phone", "COMPANY_PHONE"),
  settingPart("email", "COMPANY_EMAIL"),
  settingPart("hours", "MONDAY_HOURS"),
  settingPart("legalLine", "LEGAL_COMPANY_NAME"),
];
