"use client";

import { useTranslations } from "next-intl";
import { usePanel } from "@/components/admin/panel/panel-context";
import { PanelLink } from "@/components/admin/panel/panel-link";
import { phoneWords } from "@/components/admin/panel/phone-words";
import { EmailLink, PhoneLink } from "@/components/admin/panel/reach-link";
import { ToneMark } from "@/components/admin/panel/tone-mark";
import { usePanelFormat } from "@/components/admin/panel/use-panel-format";
import { PARIS } from "@/lib/rules/calendar/paris-time";
import type { Locale } from "@/lib/rules/text/locale-code";
import type { PanelField } from "@/lib/site/panel-resources";

/**
 * The value of a field, as it is read. What customers wrote is text, and nothing else.
 * @param isBrief in a list, where a row is a link and nothing in it is one
 */
export function FieldValue(props: { field: PanelField; value: unknown; isBrief?: boolean }) {
  const { field, value, isBrief = false } = props;
  const { labelOf, locale } = usePanel();
  const t = useTranslations("admin.list");
  const format = usePanelFormat();
  if (value === null || value === undefined || value === "") {
    return <span className="text-muted">–</span>;
  }
  switch (field.kind) {
    case "EUROS":
      return (
        <span translate="no" className="whitespace-nowrap tabular-nums">
          {format.euros(Number(value))}
        </span>
      );
    case "NUMBER":
      return (
        <span className="tabular-nums">
          {field.isPercent ? format.percent(Number(value)) : Number(value).toLocaleString(locale)}
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
    case "DAY":
      return text(format.date(`${String(value)}T12:00:00Z`));
    case "DAYS": {
      const days = value as string[];
      if (isBrief || days.length === 0) return text(t("days", { count: days.length }));
      return text(days.map((day) => format.date(`${day}T12:00:00Z`)).join(", "));
    }
    case "FLAG":
      return <ToneMark tone={value ? "GOOD" : "QUIET"}>{t(value ? "yes" : "no")}</ToneMark>;
    case "CHOICE": {
      const option = field.options[String(value)];
      if (!option) return text(String(value));
      const name = labelOf(option.label);
      return option.tone ? <ToneMark tone={option.tone}>{name}</ToneMark> : text(name);
    }
    case "PHONE":
      return isBrief ? text(phoneWords(String(value))) : <PhoneLink phone={String(value)} />;
    case "EMAIL":
      return isBrief ? text(String(value)) : <EmailLink email={String(value)} />;
    case "PATH":
      return isBrief ? (
        text(String(value))
      ) : (
        <PanelLink href={String(value)} className="text-accent underline underline-offset-4">
          {String(value)}
        </PanelLink>
      );
    case "LONG_TEXT":
      return isBrief ? (
        <span className="line-clamp-1">{String(value)}</span>
      ) : (
        <span className="whitespace-pre-wrap">{String(value)}</span>
      );
    default:
      return text(String(value));
  }
}

/** A text, in an element of its own. */
const text = (words: string) => <span>{words}</span>;

/** A day and a time of Paris in as few letters as a line of a list has room for. */
const briefInstant = (instant: string, locale: Locale): string =>
  new Intl.DateTimeFormat(locale === "en" ? "en-GB" : locale, {
    dateStyle: "medium",
    timeStyle: "short",
    timeZone: PARIS,
  }).format(new Date(instant));
