import type { KeptMedia, Medium } from "@/lib/contract/admin/medium";
import { codeFromLocale, type Locale } from "@/lib/rules/text/locale-code";
import { type Call, openEnvelope, unreachable } from "./call";
import { multipartOf } from "./multipart";

interface Upload {
  file: Blob;
  name: string;
  locale: Locale;
  /** Receives the sent share, from 0 to 1. */
  onProgress: (share: number) => void;
  signal: AbortSignal;
}

/**
 * Uploads a file to the library and reports progress, which `fetch` cannot.
 * @throws CallError 422 with the fault of `image`
 */
export async function uploadMedium({ file, name, ...upload }: Upload): Promise<Medium> {
  const form = multipartOf({}, [new File([file], name, { type: file.type })]);
  const { status, envelope } = await send(form, upload);
  const { media } = openEnvelope<KeptMedia>(status, envelope);
  const [medium] = media;
  if (!medium) throw unreachable(status, "The library has taken nothing");
  return medium;
}

/**
 * Gives a medium another file on every page that uses it.
 * @throws CallError 422 with the fault of `image`; STALE
 */
export function replaceMedium(
  call: Call,
  base: Medium,
  { file, name }: Pick<Upload, "file" | "name">,
) {
  return call("PUT /admin/medium/{id}/file", {
    params: { id: base.id },
    body: multipartOf({}, [new File([file], name, { type: file.type })]),
    version: base.version,
  });
}

function send(
  form: FormData,
  { locale, onProgress, signal }: Omit<Upload, "file" | "name">,
): Promise<{ status: number; envelope: unknown }> {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    request.open("POST", "/api/admin/medium");
    request.responseType = "json";
    request.setRequestHeader("userLang", codeFromLocale(locale));
    const { member } = document.documentElement.dataset;
    if (member) request.setRequestHeader("Member", member);
    request.upload.onprogress = ({ loaded, total }) => onProgress(total ? loaded / total : 0);
    request.onload = () => resolve({ status: request.status, envelope: request.response });
    request.onerror = () => reject(unreachable(0, "The connection was broken"));
    request.onabort = () => reject(unreachable(0, "The upload was ended"));
    signal.addEventListener("abort", () => request.abort());
    request.send(form);
  });
}
