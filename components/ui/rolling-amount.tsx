"use client";

import { useState } from "react";

/** Written amount; another in its place rolls in, where motion is wanted. */
export function RollingAmount({ text }: { text: string }) {
  const [first] = useState(text);
  return (
    <span key={text} className={text === first ? undefined : "inline-block animate-roll"}>
      {text}
    </span>
  );
}
