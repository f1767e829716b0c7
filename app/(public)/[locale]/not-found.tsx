import { NotFoundNote } from "@/components/layout/not-found-note";

/** Note for a vanished page, sent along with every page; the whole is at `not-found/[what]`. */
export default function NotFound() {
  return <NotFoundNote />;
}
