import { and, asc, eq } from "drizzle-orm";
import { contentItems } from "@/platform/db/schema/content-item";
import { formAnswers, formFiles } from "@/platform/db/schema/form";
import type { TestPlatform } from "./test-platform";
import { marker } from "./tiny-words";

/** Finds the form of a tiny site. @returns its id */
export async function tinyForm({ database }: TestPlatform, idSite: number): Promise<number> {
  const [row] = await database.everySite
    .select({ id: contentItems.id })
    .from(contentItems)
    .where(and(eq(contentItems.idSite, idSite), eq(contentItems.type, "form")))
    .orderBy(asc(contentItems.id))
    .limit(1);
  if (!row) throw new Error(`Site ${idSite} has no form`);
  return row.id;
}

/** Builds a visitor's answer to it, as a browser sends it; `parts` replace the answer's own. */
export function tinyAnswer(parts: Record<string, string | File | undefined> = {}): FormData {
  const form = new FormData();
  const own = { kind: "visit", person: "Anne", email: "anne@example.org", acceptPrivacy: "on" };
  const all: typeof parts = { ...own, ...parts };
  for (const [name, part] of Object.entries(all)) {
    if (part !== undefined) form.append(name, part);
  }
  return form;
}

/** Answers the form of a site, with a file. @returns their ids */
export async function aFormAnswer(platform: TestPlatform, idSite: number) {
  const { database, clock, services } = platform;
  const idForm = await tinyForm(platform, idSite);
  const [answer] = await database.everySite
    .insert(formAnswers)
    .values({
      idSite,
      idForm,
      form: marker(idSite),
      given: [{ name: "person", type: "TEXT", label: "Nom", text: marker(idSite) }],
      email: "anne@example.org",
      language: "fr_FR",
      receivedAt: clock.now(),
    })
    .returning();
  const storedAs = `form-${Math.random().toString(36).slice(2)}`;
  await services.media.put({ idSite, name: storedAs }, Buffer.from(marker(idSite)));
  const idAnswer = answer?.id ?? 0;
  const [file] = await database.everySite
    .insert(formFiles)
    .values({ idSite, idAnswer, field: "plan", name: "plan.pdf", bytes: 8, storedAs })
    .returning();
  return { idForm, idAnswer, idFile: file?.id ?? 0, storedAs };
}
