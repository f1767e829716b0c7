import { contentNamed } from "@/lib/contract/content/contents";
import { hidePage, showPage } from "@/platform/content/page/show-page";
import { dropContentEntries } from "@/platform/content/search-entry/keep-entries";
import type { DeadlineWork } from "@/platform/jobs/deadline-work";
import { announceContent } from "./announce-content";
import { readPublications } from "./content-draft";

/** Makes pages anew when a content appears or is over. */
export const contentShown: DeadlineWork = {
  async run({ clock }, tx, { subject }) {
    const [name = "", id] = subject.split(" ");
    const { name: type, isPage } = contentNamed(name);
    const published = await readPublications(tx, type as never, [Number(id)]);
    for (const { idSite, idItem, code, section, rank, from, until, fields } of published) {
      announceContent(tx, { type: type as never, section });
      const isOver = until !== null && until <= clock.now();
      if (isOver) await dropContentEntries(tx, { type: type as never, id: idItem, code });
      if (!isPage) continue;
      if (isOver) await hidePage(tx, { id: idItem, code });
      else if (from <= clock.now()) await showPage(tx, { idSite, id: idItem, rank, code, fields });
    }
  },
};
