import { eq } from "drizzle-orm";
import { ZodError } from "zod";
import type { MadeSite } from "@/lib/contract/admin/new-site";
import type { User } from "@/lib/contract/user";
import type { SiteTemplate } from "@/lib/rules/site/site-file";
import { users } from "@/platform/db/schema/people";
import { sites } from "@/platform/db/schema/site";
import { parameters } from "@/platform/db/schema/site-look";
import type { Sql } from "@/platform/db/sql";
import { sqlState } from "@/platform/db/sql-state";
import { withRetries } from "@/platform/db/with-retries";
import { ApiError, invalidFields } from "@/platform/http/api-error";
import type { InvalidField } from "@/platform/http/message-of";
import type { Services } from "@/platform/services/services";
import { siteIds } from "@/platform/site/site-origin";
import { unpackSite } from "./packed-site";
import { type SiteFile, siteFileSchema } from "./site-file";
import { takeInMedia } from "./take-in-media";
import { ArticlesAlike } from "./write-rows";
import { writeSiteFile } from "./write-site-file";

/** Number of articles that a refusal names. */
const MOST_NAMED = 5;

/** What a new site begins with, besides its name and whoever runs it. */
type SiteRow = Omit<typeof sites.$inferInsert, "id" | "name" | "isBuilding">;

interface Founding {
  name: string;
  /** Site of whoever makes it, and their account there. */
  idSite: number;
  user: Pick<User, "id">;
}

/** Makes a site as a template has it. */
export const makeSiteFromTemplate = (
  services: Services,
  founding: Founding,
  template: SiteTemplate,
): Promise<MadeSite> => {
  const { name } = founding;
  const now = services.clock.now();
  return withRetries(async () =>
    foundSite(services, founding, {
      id: await nextId(services),
      row: services.templates.siteOf(template),
      fill: (tx, idSite) => services.templates.fill(tx, { template, name, idSite, now }),
    }),
  );
};

/** Makes a site as the file of one has it. @throws ApiError INVALID_FIELDS at `file` */
export const makeSiteFromFile = async (
  services: Services,
  founding: Founding,
  packed: Uint8Array,
): Promise<MadeSite> => {
  const unpacked = unpackSite(packed);
  const { site } = readFile(unpacked.json);
  const { id: from, name: _, ...row } = site;
  const now = services.clock.now();
  const make = async () => {
    const id = await nextId(services);
    const json = await takeInMedia(unpacked, { from, to: id, store: services.media });
    const file = readFile(json);
    const fill = (tx: Sql, idSite: number) => writeSiteFile({ tx, idSite, now }, file);
    return foundSite(services, founding, { id, row, fill });
  };
  return withRetries(make).catch((error: unknown) => {
    if (!isOfTheFile(error)) throw error;
    services.log.warn({ reason: String(error) }, "the file of a site was refused");
    throw invalidFields({ file: faultOf(error) });
  });
};

function faultOf(error: unknown): InvalidField {
  if (!(error instanceof ArticlesAlike)) return "SITE_FILE_INVALID";
  const named = error.references.slice(0, MOST_NAMED).map((reference) => reference.slice(0, 60));
  const code = "SITE_FILE_ARTICLES_ALIKE";
  return { code, said: code, count: named.join(", ") };
}

function readFile(json: string): SiteFile {
  try {
    return siteFileSchema.parse(JSON.parse(json));
  } catch {
    throw invalidFields({ file: "SITE_FILE_INVALID" });
  }
}

/** Tells a fault of what the file says, by the schemas or by the database, from one of ours. */
const isOfTheFile = (error: unknown): boolean =>
  error instanceof ZodError ||
  error instanceof ApiError ||
  error instanceof ArticlesAlike ||
  /^2[23](?!505)/.test(sqlState(error).state ?? "");

const nextId = async ({ database }: Services): Promise<number> =>
  ((await siteIds(database.everySite)).at(-1) ?? 0) + 1;

/** Founds a site in one transaction: its row, whoever runs it, and what it begins with. */
async function foundSite(
  { database }: Services,
  { name, idSite, user }: Founding,
  { id, row, fill }: { id: number; row: SiteRow; fill(tx: Sql, idSite: number): Promise<void> },
): Promise<MadeSite> {
  const founder = await database.inSite(idSite, async (tx) => {
    const [account] = await tx.select().from(users).where(eq(users.id, user.id));
    if (!account) throw new ApiError("NOT_FOUND");
    return account;
  });
  const { email, firstname, lastname, phone, language, passwordHash } = founder;
  await database.inSite(id, async (tx) => {
    await tx.insert(sites).values({ ...row, id, name, isBuilding: true });
    await tx.insert(users).values({
      ...{ email, firstname, lastname, phone, language, passwordHash },
      idSite: id,
      role: "SUPER_ADMIN",
    });
    await fill(tx, id);
    await tx
      .insert(parameters)
      .values({ idSite: id, type: "COMPANY_NAME", value: name })
      .onConflictDoUpdate({
        target: [parameters.idSite, parameters.type],
        set: { value: name, valueEn: null },
      });
  });
  return { id, name };
}
