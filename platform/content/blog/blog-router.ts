import { eq, isNull } from "drizzle-orm";
import * as calls from "@/lib/contract/calls/blog";
import { blogContent, blogFolderContent } from "@/lib/contract/content/blog";
import { type ContentReader, publishedContents } from "@/platform/content/item/published-contents";
import { contentPublished } from "@/platform/db/schema/content-item";
import { newRouter } from "@/platform/http/router";

const blogs = publishedContents(blogContent);
const folders = publishedContents(blogFolderContent);

/** Depth of folders, as a breadcrumb shows them. */
const DEEPEST = 10;

/** Routes of the blog (§3, §7): its folders, and the articles in them. */
export function blogRouter() {
  return newRouter()
    .answer(calls.getBlogs, async (reader, { query }) => {
      const { items, total } = await blogs.list(query, reader);
      return { blogs: items, total };
    })
    .answer(calls.getBlogsOfFolder, async (reader, { param, query }) => {
      await folders.item(param.id, reader);
      const { items, total } = await blogs.list(query, inFolder(reader, param.id));
      return { blogs: items, total };
    })
    .answer(calls.getBlogRoot, (reader) => contentOf(reader, null))
    .answer(calls.getBlogFolder, async (reader, { param }) => ({
      folder: await folders.item(param.id, reader),
      ...(await contentOf(reader, param.id)),
    }))
    .answer(calls.getBlogFolderAriane, async (reader, { param }) => ({
      ariane: await trailOf(reader, await folders.item(param.id, reader)),
    }))
    .answer(calls.getBlogAriane, async (reader, { param }) => ({
      ariane: await trailOf(reader, await blogs.item(param.id, reader)),
    }))
    .answer(calls.getBlog, (reader, { param }) => blogs.item(param.id, reader));
}

const inFolder = (reader: ContentReader, id: number | null): ContentReader => ({
  ...reader,
  among: id === null ? isNull(contentPublished.section) : eq(contentPublished.section, String(id)),
});

/** Reads the folders and the newest articles of a folder; of null, those that lie in none. */
async function contentOf(reader: ContentReader, id: number | null) {
  const within = inFolder(reader, id);
  const [{ items: inner }, { items: newest }] = [
    await folders.list({ nbItem: "100" }, within),
    await blogs.list({}, within),
  ];
  return { folders: inner, blogs: newest };
}

interface Placed {
  id: number;
  title: string;
  path: string | null;
  folder: number | null;
}

/** Lists the folders above something, the outermost first, and itself. */
async function trailOf(reader: ContentReader, last: Placed) {
  const trail: Placed[] = [last];
  const known = new Set<number>();
  let above = last.folder;
  while (above !== null && !known.has(above) && trail.length < DEEPEST) {
    known.add(above);
    const folder: Placed | undefined = await folders.first({
      ...reader,
      among: eq(contentPublished.idItem, above),
    });
    if (!folder) break;
    trail.unshift(folder);
    above = folder.folder;
  }
  return trail.map(({ id, title, path }) => ({ id, title, path }));
}
