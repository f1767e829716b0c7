import { connection } from "next/server";
import { ICON_SIZES, iconPng } from "@/lib/site/icon-png";

export async function GET(): Promise<Response> {
  // Not at build: there is no provider then.
  await connection();
  return iconPng(ICON_SIZES.touch);
}
