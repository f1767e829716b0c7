"use client";

import { type ComponentProps, useState } from "react";
import { SheetForm } from "@/components/admin/action/sheet-form";
import { panelButton } from "@/components/admin/panel/panel-look";

/** Button at the end of a screen that removes its item for good, after a question. */
export function RemovePart({
  words,
  act,
}: Pick<ComponentProps<typeof SheetForm>, "words" | "act">) {
  const [isAsking, setIsAsking] = useState(false);
  return (
    <p className="mt-8 border-line border-t pt-5">
      <button
        type="button"
        aria-haspopup="dialog"
        onClick={() => setIsAsking(true)}
        className={panelButton()}
      >
        {words.do}
      </button>
      {isAsking && (
        <SheetForm words={words} isDangerous act={act} onClose={() => setIsAsking(false)} />
      )}
    </p>
  );
}
