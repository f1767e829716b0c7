import { uploadedPath } from "@/lib/rules/site/uploaded-file";
import { nameOfContent } from "@/platform/media/store/media-store";
import type { TestPlatform } from "./test-platform";
import { marker } from "./tiny-words";

export const aDrawing = (idSite: number) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 240 60"><title>${marker(idSite)}</title><path d="M0 0h240v60z" fill="#d4af37"></path></svg>`;

export function logoForm(
  file?: Blob,
  alt: Record<string, string> = { fr_FR: "Accueil", en: "Home" },
): FormData {
  const form = new FormData();
  form.set("alt", JSON.stringify(alt));
  if (file) form.set("image", file, "logo");
  return form;
}

/** Puts a drawing into the storage of a test platform. @returns its path */
export async function putDrawing({ services }: TestPlatform, idSite: number): Promise<string> {
  const content = Buffer.from(aDrawing(idSite));
  const name = nameOfContent(content, "svg");
  await services.media.put({ idSite, name }, content);
  return uploadedPath({ idSite, name });
}
