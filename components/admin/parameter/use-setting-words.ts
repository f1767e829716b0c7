import { useTranslations } from "next-intl";
import { usePanel } from "@/components/admin/panel/panel-context";
import { usePanelFormat } from "@/components/admin/panel/use-panel-format";
import type { HeldValue } from "@/lib/contract/parameter";
import { chosenOf } from "@/lib/rules/setting/setting-fault";

type HeldNumber = Extract<HeldValue, { is: "NUMBER" }>;

/** Returns a function that writes a value as in a sentence: `2 h`, `par carte ou par virement`. */
export function useSettingWords() {
  const t = useTranslations("admin.parameter.units");
  const words = useTranslations("admin.list");
  const format = usePanelFormat();
  const { labelOf, locale } = usePanel();

  function number({ unit }: HeldNumber, value: string): string {
    const count = Number(value);
    if (!Number.isFinite(count)) return value;
    if (unit === "EUROS" && !Number.isInteger(count)) return format.euros(count);
    if (unit !== "MINUTES" || count < 60) return t(unit, { count });
    const [hours, minutes] = [Math.floor(count / 60), count % 60];
    return minutes === 0
      ? t("HOURS", { count: hours })
      : t("HOURS_AND_MINUTES", { hours, minutes: String(minutes).padStart(2, "0") });
  }

  return (holds: HeldValue, value: string): string => {
    switch (holds.is) {
      case "NUMBER":
        return number(holds, value);
      case "CHOICE":
      case "CHOICES": {
        const chosen = holds.is === "CHOICE" ? [value] : chosenOf(value);
        const names = chosen.map((one) => {
          const option = holds.options[one];
          return option ? labelOf(option) : one;
        });
        return new Intl.ListFormat(locale, { type: "disjunction" }).format(names);
      }
      case "FLAG":
        return words(value === "true" ? "yes" : "no");
      case "COLOUR":
        return value.replace(/^(#.{6})FF$/i, "$1");
      case "MARKUP":
        return value.replace(/<[^>]*>/g, " ");
      default:
        return value;
    }
  };
}
