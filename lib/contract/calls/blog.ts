import { z } from "zod";
import { blogContent, blogFolderContent } from "@/lib/contract/content/blog";
import { publishedSchemaOf } from "@/lib/contract/content/definition";
import { contentQuery } from "@/lib/contract/content/listed-fields";
import { integerParam } from "@/lib/contract/integer-param";
import { call } from "../call";

const blog = publishedSchemaOf(blogContent);
const folder = publishedSchemaOf(blogFolderContent);
const one = z.object({ id: integerParam() });

const blogList = z.object({ blogs: z.array(blog), total: z.number().int() });

/** Folders above an item, the outermost first, and the item itself. */
const ariane = z.object({
  ariane: z.array(
    z.object({ id: z.number().int(), title: z.string(), path: z.string().nullable() }),
  ),
});

export const getBlogs = call({
  name: "getBlogs",
  area: "content",
  access: "ANYONE",
  method: "get",
  path: "/blog/folder/list",
  summary: "The articles of the blog, the newest first (§3 Blog)",
  query: contentQuery(blogContent),
  answer: blogList,
  says: "A page of articles, and how many there are",
});

export const getBlogsOfFolder = call({
  name: "getBlogsOfFolder",
  area: "content",
  access: "ANYONE",
  method: "get",
  path: "/blog/folder/list/{id}",
  summary: "The articles of a folder of the blog, the newest first",
  params: one,
  query: contentQuery(blogContent),
  answer: blogList,
  says: "A page of articles, and how many there are",
});

export const getBlogRoot = call({
  name: "getBlogRoot",
  area: "content",
  access: "ANYONE",
  method: "get",
  path: "/blog/folder",
  summary: "What lies in no folder of the blog",
  answer: z.object({ folders: z.array(folder), blogs: z.array(blog) }),
  says: "Its folders, and its newest articles",
});

export const getBlogFolder = call({
  name: "getBlogFolder",
  area: "content",
  access: "ANYONE",
  method: "get",
  path: "/blog/folder/{id}",
  summary: "A folder of the blog and what lies in it",
  params: one,
  answer: z.object({ folder, folders: z.array(folder), blogs: z.array(blog) }),
  says: "The folder, its folders, and its newest articles",
});

export const getBlogFolderAriane = call({
  name: "getBlogFolderAriane",
  area: "content",
  access: "ANYONE",
  method: "get",
  path: "/blog/folder/ariane/{id}",
  summary: "The breadcrumb of a folder of the blog",
  params: one,
  answer: ariane,
  says: "The folders above it, the outermost first, and itself",
});

export const getBlogAriane = call({
  name: "getBlogAriane",
  area: "content",
  access: "ANYONE",
  method: "get",
  path: "/blog/ariane/{id}",
  summary: "The breadcrumb of an article of the blog",
  params: one,
  answer: ariane,
  says: "The folders above it, the outermost first, and itself",
});

export const getBlog = call({
  name: "getBlog",
  area: "content",
  access: "ANYONE",
  method: "get",
  path: "/blog/{id}",
  summary: "An article of the blog",
  params: one,
  answer: blog,
  says: "The article in the caller's language",
});
