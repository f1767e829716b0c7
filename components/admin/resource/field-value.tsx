"use client";

import { useTranslations } from "next-intl";
import { useOfferedRows } from "@/components/admin/field/use-offered-rows";
import { usePanel } from "@/components/admin/panel/panel-context";
import { phoneWords } from "@/components/admin/panel/phone-words";
import { EmailLink, PhoneLink } from "@/components/admin/panel/reach-link";
import { ToneMark } from "@/components/admin/panel/tone-mark";
import { usePanelFormat } from "@/components/admin/panel/use-panel-format";
import { PARIS } from "@/lib/rules/calendar/paris-time";
import { codeFromLocale, type Locale } from "@/lib/rules/text/locale-code";
import { plainText } from "@/lib/rules/text/plain-text";
import { saidIn } from "@/lib/rules/text/said-in";
import type { WrittenField } from "@/lib/site/panel-contents";
import type { PanelField } from "@/lib/site/panel-resources";
import { isAmount } from "./is-amount";
import { referredResource, saidValue } from "./said-value";

/**
 * Value of a field, for reading. Texts of customers are text, and nothing else.
 * @param isBrief true in a list, where a row is a link and nothing in it is one
 */
export function FieldValue(props: { field: PanelField; value: unknown; isBrief?: boolean }) {
  const { field, isBrief = false } = props;
  const { labelOf, locale } = usePanel();
  const value = field.isTranslated
    ? saidIn(props.value as object | null, codeFromLocale(locale))
    : props.value;
  const t = useTranslations("admin.list");
  const format = usePanelFormat();
  if (isSilent(field, value)) {
    return <span className="text-muted">–</span>;
  }
  switch (field.kind) {
    case "NUMBER":
      if (!isAmount(field)) return <PlainNumber unit={field.unit} value={Number(value)} />;
      return (
        <span className="whitespace-nowrap tabular-nums">
          {field.isLowest && <span className="font-normal text-muted">{`${t("lowest")} `}</span>}
          <span translate="no">{format.euros(Number(value))}</span>
        </span>
      );
    case "INSTANT":
      return (
        <time
          dateTime={String(value)}
          className={`tabular-nums ${isBrief ? "whitespace-nowrap" : ""}`}
        >
          {isBrief ? briefInstant(String(value), locale) : format.dateAndTime(String(value))}
        </time>
      );
    case "DATE":
      return text(format.date(`${String(value)}T12:00:00Z`));
    case "DAYS": {
      const days = value as string[];
      if (isBrief || days.length === 0) return text(t("days", { count: days.length }));
      return text(days.map((day) => format.date(`${day}T12:00:00Z`)).join(", "));
    }
    case "PICTURES":
      return text(t("pictures", { count: (value as unknown[]).length }));
    case "WRITTEN":
      if (isBrief && Array.isArray(value)) return text(t("rows", { count: value.length }));
      return <WrittenValue of={field.of} value={value} />;
    case "FLAG": {
      const { label, tone = "QUIET" } = field.states?.[value ? "yes" : "no"] ?? {};
      const name = label ? labelOf(label) : t(value ? "yes" : "no");
      return <ToneMark tone={label ? tone : value ? "GOOD" : "QUIET"}>{name}</ToneMark>;
    }
    case "CHOICE": {
      const option = field.options[String(value)];
      if (!option) return text(String(value));
      const name = labelOf(option.label);
      if (!option.tone) return text(name);
      return (
        <ToneMark tone={option.tone} wraps={!isBrief}>
          {name}
        </ToneMark>
      );
    }
    case "PHONE":
      return isBrief ? text(phoneWords(String(value))) : <PhoneLink phone={String(value)} />;
    case "EMAIL":
      return isBrief ? text(String(value)) : <EmailLink email={String(value)} />;
    case "REACH":
      return <FieldValue {...props} field={{ ...field, kind: reachOf(String(value)) }} />;
    case "RICH_TEXT":
      return <span className="whitespace-pre-wrap">{plainText(String(value))}</span>;
    case "TEXT":
      return isBrief ? (
        <span className="line-clamp-2">{String(value)}</span>
      ) : (
        <span className="whitespace-pre-wrap">{String(value)}</span>
      );
    default: {
      const isWhole = isBrief && String(value).length <= LONGEST_WHOLE && !/\s/.test(String(value));
      return <span className={isWhole ? "whitespace-nowrap" : undefined}>{String(value)}</span>;
    }
  }
}

/** Value of a field of contents; rows of a resource are said by their names. */
function WrittenValue({ of, value }: { of: WrittenField; value: unknown }) {
  const { labelOf, locale } = usePanel();
  const { items = [], nameOf } = useOfferedRows(referredResource(of) ?? "");
  const nameOfRow = (id: number) => {
    const row = items.find((item) => item.id === id);
    return row && nameOf(row);
  };
  const said = saidValue(of, value, { labelOf, code: codeFromLocale(locale), nameOfRow });
  return <span className="whitespace-pre-wrap">{said}</span>;
}

function PlainNumber({ unit, value }: { unit: "%" | "€" | undefined; value: number }) {
  const { locale } = usePanel();
  const format = usePanelFormat();
  const words = unit === "%" ? format.percent(value) : value.toLocaleString(locale);
  return <span className="tabular-nums">{words}</span>;
}

/** Length up to which a reference is not broken in a list. */
const LONGEST_WHOLE = 20;

export const isSilent = (field: PanelField, value: unknown): boolean =>
  value === null ||
  value === undefined ||
  value === "" ||
  (field.isTranslated === true && Object.values(value).every((said) => !said)) ||
  (field.kind === "WRITTEN" && Array.isArray(value) && value.length === 0) ||
  (value === 0 && "isSilentAtZero" in field && field.isSilentAtZero === true);

const reachOf = (address: string) => (address.startsWith("+") ? "PHONE" : "EMAIL");

const text = (words: string) => <span>{words}</span>;

/** Formats a day and a time of Paris in as few letters as a line of a list has room for. */
const briefInstant = (instant: string, locale: Locale): string =>
  new Intl.DateTimeFormat(locale === "en" ? "en-GB" : locale, {
    dateStyle: "medium",
    timeStyle: "short",
    timeZone: PARIS,
  }).format(new Date(instant));
