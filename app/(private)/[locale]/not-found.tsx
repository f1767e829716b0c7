import { connection } from "next/server";
import { NotFoundNote } from "@/components/layout/not-found-note";

/** Next renders it with every private page, so it waits for the request as they do. */
export default async function NotFound() {
  await connection();
  return <NotFoundNote />;
}
