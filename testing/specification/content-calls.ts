import { eq } from "drizzle-orm";
import type { z } from "zod";
import type { getAlbums } from "@/lib/contract/calls/album";
import type {
  getBlogAriane,
  getBlogFolder,
  getBlogRoot,
  getBlogs,
} from "@/lib/contract/calls/blog";
import type { ContentName } from "@/lib/contract/content/contents";
import type { Element } from "@/lib/contract/element";
import type { Form } from "@/lib/contract/form";
import type { OnlineImage } from "@/lib/contract/image";
import type { PageDetail } from "@/lib/contract/page";
import type { Popup } from "@/lib/contract/popup";
import type { ExternalReviews } from "@/lib/contract/review";
import type { ServiceDetail, ServiceList } from "@/lib/contract/service";
import { pages } from "@/platform/db/schema/content";
import { contentItems } from "@/platform/db/schema/content-item";
import { formAnswers, formFiles } from "@/platform/db/schema/form";
import { tinyAnswer, tinyForm } from "@/testing/form-answer";
import { EVENTS, openEvent } from "@/testing/open-event";
import { anExternalRating } from "@/testing/route-cases/review-cases";
import type { SpecifiedCall, SpecifiedSite } from "./specified-call";

const ALBUM_PICTURE = "/media/901/car.svg";

async function idOf({ platform }: SpecifiedSite, type: ContentName): Promise<number> {
  const rows = await platform.database.everySite
    .select()
    .from(contentItems)
    .where(eq(contentItems.idSite, 901));
  return rows.find((row) => row.type === type)?.id ?? 0;
}

async function pageAt({ platform }: SpecifiedSite, type: "GRAPE" | "V1"): Promise<number> {
  const rows = await platform.database.everySite.select().from(pages).where(eq(pages.idSite, 901));
  return rows.find((page) => page.type === type && page.isValid)?.id ?? 0;
}

const titles = (items: readonly { title?: unknown }[]) => items.map(({ title }) => title);

type AlbumList = z.output<typeof getAlbums.answer>;
interface ShownImage {
  id: number;
  alt: string;
  filename: string;
  onlineImage: OnlineImage;
}
type BlogList = z.output<typeof getBlogs.answer>;
type BlogRoot = z.output<typeof getBlogRoot.answer>;
type BlogFolder = z.output<typeof getBlogFolder.answer>;
type Ariane = z.output<typeof getBlogAriane.answer>;

const FOLDER = "Folder fr site-901";
const FIRST = "First fr site-901";

export const CONTENT_CALLS: SpecifiedCall[] = [
  {
    area: "Albums",
    call: "GET /album",
    names: "page, nbItem",
    seen: async (site) => {
      const first = await site.data<AlbumList>("GET /album?page=1&nbItem=1");
      const second = await site.data<AlbumList>("GET /album?page=2&nbItem=1");
      return [titles(first.albums as never), first.total, second.albums];
    },
    is: [["Album fr site-901"], 1, []],
  },
  {
    area: "Albums",
    call: "GET /album/{id}",
    names: "images of id, alt, filename, onlineImage{id, externalPath}",
    seen: async (site) => {
      const { images } = await site.data<{ images: ShownImage[] }>(
        `GET /album/${await idOf(site, "album")}`,
      );
      return images.map(({ id, alt, filename, onlineImage }) => [
        typeof id,
        alt,
        filename,
        "externalPath" in onlineImage && onlineImage.url,
      ]);
    },
    is: [["number", "site-901", "car.svg", ALBUM_PICTURE]],
  },
  {
    area: "Blog",
    call: "GET /blog/folder/list",
    names: "blogs, total; the listing query",
    seen: async (site) => {
      const { blogs, total } = await site.data<BlogList>("GET /blog/folder/list?nbItem=5&page=1");
      return [titles(blogs as never), total];
    },
    is: [[FIRST], 1],
  },
  {
    area: "Blog",
    call: "GET /blog/folder/list/{id}",
    names: "blogs, total; the listing query",
    seen: async (site) => {
      const id = await idOf(site, "blog-folder");
      const { blogs, total } = await site.data<BlogList>(`GET /blog/folder/list/${id}?page=1`);
      return [titles(blogs as never), total];
    },
    is: [[FIRST], 1],
  },
  {
    area: "Blog",
    call: "GET /blog/folder/",
    names: "folders, blogs",
    seen: async (site) => {
      const { folders, blogs } = await site.data<BlogRoot>("GET /blog/folder/");
      return [titles(folders as never), blogs];
    },
    is: [[FOLDER], []],
  },
  {
    area: "Blog",
    call: "GET /blog/folder/{id}",
    names: "folder, folders, blogs",
    seen: async (site) => {
      const id = await idOf(site, "blog-folder");
      const { folder, folders, blogs } = await site.data<BlogFolder>(`GET /blog/folder/${id}`);
      return [titles([folder as never]), folders, titles(blogs as never)];
    },
    is: [[FOLDER], [], [FIRST]],
  },
  {
    area: "Blog",
    call: "GET /blog/folder/ariane/{id}",
    seen: async (site) => {
      const id = await idOf(site, "blog-folder");
      return titles((await site.data<Ariane>(`GET /blog/folder/ariane/${id}`)).ariane);
    },
    is: [FOLDER],
  },
  {
    area: "Blog",
    call: "GET /blog/ariane/{id}",
    seen: async (site) =>
      titles((await site.data<Ariane>(`GET /blog/ariane/${await idOf(site, "blog")}`)).ariane),
    is: [FOLDER, FIRST],
  },
  {
    area: "Blog",
    call: "GET /blog/{id}",
    names: "id, title, slug",
    seen: async (site) => {
      const id = await idOf(site, "blog");
      const blog = await site.data<{ id: number; title: string; slug: string }>(`GET /blog/${id}`);
      return [blog.id === id, blog.title, blog.slug];
    },
    is: [true, FIRST, "first"],
  },
  {
    area: "Elements",
    call: "GET /element/{route}",
    names: "items, total; the listing query",
    seen: async (site) => {
      type Told = { items: Element[]; total: number };
      const links = await site.data<Told>("GET /element/link-footer?page=1&nbItem=100");
      const none = await site.data<Told>("GET /element/none");
      return [titles(links.items), links.total, none];
    },
    is: [["Element 1 fr site-901", "Element 2 fr site-901"], 2, { items: [], total: 0 }],
  },
  {
    area: "Elements",
    call: "GET /element/{route}/{id}",
    seen: async (site) => {
      const id = await openEvent(site.platform, { title: "Une dégustation", places: 4 });
      const { title, places, placesLeft } = await site.data<Element>(
        `GET /element/${EVENTS}/${id}`,
      );
      return [title, places, placesLeft];
    },
    is: ["Une dégustation", 4, 4],
  },
  {
    area: "Elements",
    call: "POST /element/{route}/{id}/register",
    seen: async (site) => {
      const id = await openEvent(site.platform, { places: 3 });
      const register = (email: string, people: number) =>
        site.data(`POST /element/${EVENTS}/${id}/register`, {
          body: { name: "Anne Le Goff", email, people },
        });
      const answers = [
        await register("anne@guests.example", 2),
        await register("ronan@guests.example", 2),
      ];
      const { placesLeft } = await site.data<Element>(`GET /element/${EVENTS}/${id}`);
      return [answers, placesLeft];
    },
    is: [[{ state: "CONFIRMED" }, { state: "WAITING" }], 1],
  },
  {
    area: "Forms",
    call: "GET /forms/{id}",
    seen: async (site) => {
      const id = await tinyForm(site.platform, 901);
      const { fields } = await site.data<Form>(`GET /forms/${id}`);
      return fields.map(({ name, type, required }) => `${name} ${type}${required ? " *" : ""}`);
    },
    is: [
      "kind CHOICE *",
      "which TEXT *",
      "person TEXT *",
      "email EMAIL *",
      "more PARAGRAPH",
      "plan FILE",
    ],
  },
  {
    area: "Forms",
    call: "POST /forms/{id}/submit",
    names: "multipart with files, under image or images; errors keyed by field",
    seen: async (site) => {
      const id = await tinyForm(site.platform, 901);
      const png = Buffer.from(
        "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==",
        "base64",
      );
      const image = new File([png], "plan.png", { type: "image/png" });
      const { received } = await site.data<{ received: boolean }>(`POST /forms/${id}/submit`, {
        body: tinyAnswer({ image }),
      });
      const { answer } = await site.ask(`POST /forms/${id}/submit`, {
        body: tinyAnswer({ person: "", email: "nobody" }),
      });
      const { everySite } = site.platform.database;
      const [kept] = (await everySite.select().from(formAnswers)).slice(-1);
      const files = await everySite.select().from(formFiles);
      return {
        received,
        kept: kept?.email,
        files: files.filter(({ idAnswer }) => idAnswer === kept?.id).map(({ field }) => field),
        errors: answer.success ? {} : Object.keys(answer.data.errors ?? {}).toSorted(),
      };
    },
    is: {
      received: true,
      kept: "anne@example.org",
      files: ["plan"],
      errors: ["email", "person"],
    },
  },
  {
    area: "Reviews",
    call: "GET /reviews/external",
    names: "from",
    seen: async (site) => {
      await anExternalRating(site.platform, 901);
      const told = await site.data<ExternalReviews>("GET /reviews/external?from=source-901");
      const other = await site.ask("GET /reviews/external?from=nobody");
      return [told.rating, told.count, told.quotes.map(({ author }) => author), other.status];
    },
    is: [4.5, 12, ["Ronan"], 404],
  },
  {
    area: "Pages and components",
    call: "GET /page/{id}",
    names: "id, type, cms, link, title, url, menuTitle, metaDescription …",
    seen: async (site) => {
      const page = await site.data<PageDetail>(`GET /page/${await pageAt(site, "GRAPE")}`);
      const { type, cms, link, title, url, menuTitle, metaDescription, content } = page;
      return { type, cms, link, title, url, menuTitle, metaDescription, content };
    },
    is: {
      type: "GRAPE",
      cms: { isCmsPage: true, route: "grape" },
      link: { type: "NONE", url: null, jsCode: null },
      title: "Title of grape fr site-901",
      url: "/grape",
      menuTitle: "Menu of grape fr site-901",
      metaDescription: "About grape fr site-901",
      content: { type: "GRAPE", html: "<p>Built fr site-901</p>", css: "p{color:gold}" },
    },
  },
  {
    area: "Pages and components",
    call: "GET /component/conf/{slug}",
    seen: async (site) => {
      const told = await site.data<{ type: string; conf: { title: string } }>(
        "GET /component/conf/welcome",
        { language: "en" },
      );
      return [told.type, told.conf.title];
    },
    is: ["HERO", "Welcome en site-901"],
  },
  {
    area: "Pages and components",
    call: "POST /image/load-svg",
    names: "url",
    seen: async (site) => {
      const name = `${"5".repeat(64)}.svg`;
      const drawing = '<svg xmlns="http://www.w3.org/2000/svg"><path d="M0 0h9"/></svg>';
      await site.platform.services.media.put({ idSite: 901, name }, Buffer.from(drawing));
      const body = { url: `/media/901/${name}` };
      const { svg } = await site.data<{ svg: string }>("POST /image/load-svg", { body });
      return svg.includes('<path d="M0 0h9"');
    },
    is: true,
  },
  {
    area: "Popups",
    call: "GET /popup/{id}",
    seen: async (site) => {
      const { title, content, showAtEachLoad } = await site.data<Popup>(
        `GET /popup/${await idOf(site, "popup")}`,
      );
      return [title, content, showAtEachLoad];
    },
    is: ["Window fr site-901", "<p>Content fr site-901</p>", false],
  },
  {
    area: "Services",
    call: "GET /service",
    names: "page, nbItem, tags between commas; services",
    seen: async (site) => {
      const path = "GET /service?page=1&nbItem=100&tag=airport,tour";
      const tagged = await site.data<ServiceList>(path);
      const visitor = await site.data<ServiceList>("GET /service?page=1&nbItem=100");
      const member = await site.data<ServiceList>("GET /service?page=1&nbItem=100", {
        as: site.member,
      });
      return [tagged.services.map(({ slug }) => slug), visitor.total, member.total];
    },
    is: [["airport", "tour"], 3, 4],
  },
  {
    area: "Services",
    call: "GET /service/{id}",
    seen: async (site) => {
      const { services } = await site.data<ServiceList>("GET /service", { as: site.member });
      const statuses: number[] = [];
      for (const { id, membersOnly } of services) {
        if (!membersOnly) continue;
        statuses.push((await site.ask(`GET /service/${id}`)).status);
        const { status } = await site.ask<ServiceDetail>(`GET /service/${id}`, { as: site.member });
        statuses.push(status);
      }
      return statuses;
    },
    is: [404, 200],
  },
];
