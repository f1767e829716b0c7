import type { BlogShown } from "@/lib/site/contents";
import { BlogCard } from "./blog-card";

export function BlogGrid({ items, heading }: { items: BlogShown[]; heading: "h2" | "h3" }) {
  if (items.length === 0) return null;
  // Four in a row where three would leave a single article.
  const columns =
    items.length % 3 === 1 && items.length % 4 === 0 ? "lg:grid-cols-4" : "lg:grid-cols-3";
  return (
    <ul className={`grid gap-x-8 gap-y-12 sm:grid-cols-2 ${columns}`}>
      {items.map((blog) => (
        <BlogCard key={blog.id} blog={blog} heading={heading} />
      ))}
    </ul>
  );
}
