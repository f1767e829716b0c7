import { NotFoundNote } from "@/components/layout/not-found-note";

/**
 * For a page that is gone since the server looked. Next sends it along with every page: the whole
 * one is at `not-found/[what]`.
 */
export default function NotFound() {
  return <NotFoundNote />;
}
