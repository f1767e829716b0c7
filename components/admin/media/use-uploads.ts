"use client";

import { useTranslations } from "next-intl";
import { useEffect, useRef, useState } from "react";
import { usePanel } from "@/components/admin/panel/panel-context";
import { readableError } from "@/lib/api/readable-error";
import { uploadMedium } from "@/lib/api/upload-medium";
import { randomKey } from "@/lib/browser/random-key";
import type { Medium } from "@/lib/contract/admin/medium";
import { lighterPhoto } from "./lighter-photo";

export interface FileOnItsWay {
  key: string;
  name: string;
  state: "WAITING" | "SENT" | "DONE" | "REFUSED";
  /** Sent share of it, from 0 to 1. */
  share: number;
  problem?: string;
}

/**
 * Sends files one after the other, each by itself: a refused file stops no other.
 * @param onKept called with each medium once it is in the library
 */
export function useUploads(onKept: (medium: Medium) => void) {
  const { locale } = usePanel();
  const t = useTranslations("admin.failure");
  const [files, setFiles] = useState<FileOnItsWay[]>([]);
  const line = useRef<Promise<void>>(Promise.resolve());
  const leaving = useRef(new AbortController());
  useEffect(() => {
    leaving.current = new AbortController();
    return () => leaving.current.abort();
  }, []);

  const note = (key: string, change: Partial<FileOnItsWay>) =>
    setFiles((all) => all.map((one) => (one.key === key ? { ...one, ...change } : one)));

  async function send(key: string, file: File) {
    const { signal } = leaving.current;
    if (signal.aborted) return;
    try {
      note(key, { state: "SENT" });
      const medium = await uploadMedium({
        file: await lighterPhoto(file),
        name: file.name,
        locale,
        signal,
        onProgress: (share) => note(key, { share }),
      });
      note(key, { state: "DONE", share: 1 });
      onKept(medium);
    } catch (error) {
      const { status, errors, message } = readableError(error);
      const problem =
        errors.image ?? (status === 401 ? t("sessionOver") : message || t("unreachable"));
      note(key, { state: "REFUSED", problem });
    }
  }

  return {
    files,
    add: (chosen: Iterable<File>) => {
      const added = [...chosen].map((file) => ({ key: randomKey(), file }));
      setFiles((all) => [
        ...all.filter(({ state }) => state === "WAITING" || state === "SENT"),
        ...added.map(({ key, file }) => ({
          key,
          name: file.name,
          state: "WAITING" as const,
          share: 0,
        })),
      ]);
      for (const { key, file } of added) line.current = line.current.then(() => send(key, file));
    },
    forget: (key: string) => setFiles((all) => all.filter((one) => one.key !== key)),
  };
}
