import { EVEN_GRID, evenCell } from "@/components/ui/even-rows";
import type { BlogShown } from "@/lib/site/contents";
import { BlogCard } from "./blog-card";

export function BlogGrid({ items, heading }: { items: BlogShown[]; heading: "h2" | "h3" }) {
  if (items.length === 0) return null;
  return (
    <ul className={`grid gap-x-8 gap-y-12 ${EVEN_GRID}`}>
      {items.map((blog, index) => (
        <BlogCard
          key={blog.id}
          blog={blog}
          heading={heading}
          cell={evenCell(index, items.length)}
        />
      ))}
    </ul>
  );
}
