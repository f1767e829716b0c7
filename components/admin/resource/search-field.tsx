"use client";

import { useEffect, useEffectEvent, useRef, useState } from "react";
import { PanelIcon } from "@/components/admin/panel/panel-icon";
import { PANEL_INPUT } from "@/components/admin/panel/panel-look";

/** Pause in typing before the search, in milliseconds. */
const STOPPED = 300;

/** Field that searches after a pause in typing. */
export function SearchField(props: {
  label: string;
  value: string;
  onSearch: (text: string) => void;
}) {
  const { label, value, onSearch } = props;
  const [text, setText] = useState(value);
  /** Searches sent from here that are not in the address yet. */
  const sent = useRef<string[]>([]);
  // The user may look at another list by the time of the search.
  const search = useEffectEvent((asked: string) => {
    sent.current.push(asked);
    onSearch(asked);
  });
  useEffect(() => {
    // The address follows while the user types on; a search not sent from here is a step back.
    const at = sent.current.indexOf(value);
    sent.current.splice(0, at + 1);
    if (at < 0) setText(value);
  }, [value]);
  useEffect(() => {
    const asked = text.trim();
    if (asked === value) return;
    // A user who has gone on meanwhile is not led back.
    const { pathname } = window.location;
    const timer = setTimeout(() => {
      if (window.location.pathname === pathname) search(asked);
    }, STOPPED);
    return () => clearTimeout(timer);
  }, [text, value]);
  return (
    <label className="relative grow">
      <span className="sr-only">{label}</span>
      <PanelIcon
        name="search"
        className="pointer-events-none absolute top-3 left-3 size-5 text-muted"
      />
      <input
        type="search"
        value={text}
        placeholder={label}
        onChange={({ currentTarget }) => setText(currentTarget.value)}
        className={`${PANEL_INPUT} pl-10`}
      />
    </label>
  );
}
