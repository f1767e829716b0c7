import "server-only";
import { getLocale } from "next-intl/server";
import type { Locale } from "@/lib/rules/text/locale-code";
import { bootstrap } from "./bootstrap";

/** Returns the address of the site's image service; null where its own server sizes pictures. */
export const imageServiceUrl = async (): Promise<string | null> =>
  (await bootstrap((await getLocale()) as Locale)).parameters.IMAGE_SERVICE_URL;
