import { Readable } from "node:stream";
import type { AuditAction } from "@/lib/contract/admin/audit-labels";
import * as calls from "@/lib/contract/calls/new-site";
import type { User } from "@/lib/contract/user";
import { slug } from "@/lib/rules/text/slug";
import { recordAudit } from "@/platform/audit/record-audit";
import { newRouter } from "@/platform/http/router";
import type { InUnitOfWork } from "@/platform/http/unit-of-work";
import type { Services } from "@/platform/services/services";
import { makeSiteFromFile, makeSiteFromTemplate } from "./make-site";
import { packedSite } from "./packed-site";
import { readSiteFile } from "./read-site-file";

/** Routes by which a site is taken along as a file, and new ones are made. */
export function newSiteRouter(services: Services) {
  return newRouter()
    .respond(calls.takeSiteFile, async (caller) => {
      const { idSite, inUnitOfWork } = caller;
      const file = await inUnitOfWork(({ tx, now }) => readSiteFile(tx, { idSite, now }));
      const { name } = file.site;
      await record(caller, { action: "TAKE_SITE", id: idSite, name });
      const day = file.madeAt.slice(0, 10);
      return new Response(streamOf(packedSite(file, services.media)), {
        headers: {
          "Content-Type": "application/zip",
          "Content-Disposition": `attachment; filename="${slug(name)}-${day}.zip"`,
          "Cache-Control": "no-store",
        },
      });
    })
    .answerInSteps(calls.makeSite, async (caller, { json: { name, template } }) => {
      const { idSite, user } = caller;
      const made = await makeSiteFromTemplate(services, { name, idSite, user }, template);
      await record(caller, { action: "MAKE_SITE", ...made });
      return made;
    })
    .answerInSteps(calls.makeSiteFromFile, async (caller, { form: { name, file } }) => {
      const { idSite, user } = caller;
      const packed = new Uint8Array(await file.arrayBuffer());
      const made = await makeSiteFromFile(services, { name, idSite, user }, packed);
      await record(caller, { action: "MAKE_SITE", ...made });
      return made;
    });
}

const streamOf = (parts: AsyncGenerator<Uint8Array>): ReadableStream<Uint8Array<ArrayBuffer>> =>
  Readable.toWeb(Readable.from(parts)) as never;

interface Caller {
  user: User;
  inUnitOfWork: InUnitOfWork;
}

const record = (
  { user, inUnitOfWork }: Caller,
  { action, id, name }: { action: AuditAction; id: number; name: string },
) =>
  inUnitOfWork((unit) =>
    recordAudit(unit, { user, action, subject: `site ${id}`, before: null, after: { name } }),
  );
