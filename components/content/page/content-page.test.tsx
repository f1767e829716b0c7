import { randomUUID } from "node:crypto";
import { createTranslator, NextIntlClientProvider } from "next-intl";
import type { ReactNode } from "react";
import { renderToReadableStream } from "react-dom/server.edge";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import type { z } from "zod";
import { type Call, CallError, callBy } from "@/lib/api/call";
import { CONTENTS, type ContentName } from "@/lib/contract/content/contents";
import type { ContentDraft, contentLinesSchema } from "@/lib/contract/content/draft";
import { messagesOf } from "@/lib/i18n/messages";
import { logIn } from "@/testing/logged-in";
import { openTestPlatform, type TestPlatform } from "@/testing/test-platform";

const messages = await messagesOf("fr");
const list = { url: "/liste", menuTitle: "Liste" } as never;
let platform: TestPlatform;
let staff: Record<string, string>;

const callAs = (headers: Record<string, string> = {}): Call =>
  callBy(async ({ method, path }) => {
    const { status, answer } = await platform.call(method, path, { headers });
    if (!answer.success) throw new CallError(status, answer as never);
    return answer.data;
  });

vi.mock("server-only", () => ({}));
vi.mock("next/cache", () => ({ cacheTag: () => undefined, cacheLife: () => undefined }));
vi.mock("next-intl/server", () => ({
  getLocale: async () => "fr",
  getTranslations: async (namespace: never) =>
    createTranslator({ locale: "fr", messages, namespace }),
}));
vi.mock("@/lib/api/server-call", () => ({ serverCall: () => callAs() }));
vi.mock("@/lib/site/image-service", () => ({ imageServiceUrl: async () => undefined }));
vi.mock("@/lib/site/page-of-role", () => ({ pageOfRole: async () => list }));

const { ContentView } = await import("./content-page");
const { readContent } = await import("@/lib/site/content-read");
const { readContentPreview } = await import("@/lib/site/content-preview");

beforeAll(async () => {
  platform = await openTestPlatform();
  staff = (await logIn(platform, "ADMIN")).headers;
});
afterAll(() => platform.close());

async function drawn(node: ReactNode) {
  const stream = await renderToReadableStream(
    <NextIntlClientProvider locale="fr" messages={messages} timeZone="Europe/Paris">
      {node}
    </NextIntlClientProvider>,
  );
  await stream.allReady;
  return new Response(stream).text();
}

const WHEN = { startsAt: "2027-03-06T09:00:00Z", endsAt: "2027-03-06T11:00:00Z" };

/** Publishes an event: an element without a time has no page. */
async function addEvent() {
  const words = { title: "Une visite", slug: "visite" };
  const { id, version } = await platform.data<ContentDraft>("POST", "/admin/content/element", {
    body: { values: { route: "events", ...WHEN }, words: { fr_FR: words, en: words } },
    headers: { ...staff, "Idempotency-Key": randomUUID() },
  });
  await platform.data("PUT", `/admin/content/element/${id}/publication/fr_FR`, {
    body: {},
    headers: { ...staff, "If-Match": version },
  });
  return id;
}

/** Finds one of a kind that has a page of its own, with its section and its French title. */
async function oneOf(name: ContentName) {
  if (name === "element") {
    return { id: await addEvent(), section: "events", title: "Une visite" };
  }
  const { items } = await platform.data<z.output<typeof contentLinesSchema>>(
    "GET",
    `/admin/content/${name}`,
    { headers: staff },
  );
  const line = items.find(({ states }) => states.fr_FR === "OUT");
  if (!line) throw new Error(`The site has no ${name}`);
  return { id: line.id, section: null, title: line.title };
}

const PAGED = CONTENTS.filter(({ under }) => under).map(({ name }) => name);

describe.each(PAGED)("the page of %s", (type) => {
  it("shows it as it is published, and its preview as it is written", async () => {
    const { id, section, title } = await oneOf(type);
    const content = await readContent({ type, id, section, number: 1 }, "fr");
    const preview = await readContentPreview(callAs(staff), { type, id }, "fr");
    if (!content || !preview) throw new Error(`There is no page of ${type}`);
    expect(content.about.title).toBe(title);
    const { publishedAt: _, picture, ...about } = content.about;
    expect(preview.content.about).toMatchObject(about);
    expect(preview.content.about.picture?.src).toBe(picture?.src);
    for (const shown of [content, preview.content]) {
      const page = <ContentView content={shown} list={list} locale="fr" number={1} />;
      expect(await drawn(page)).toContain(title);
    }
  });
});
