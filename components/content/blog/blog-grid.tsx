import { EVEN_GRID, evenCell } from "@/components/ui/even-rows";
import { isOnFirstScreen } from "@/components/ui/first-screen";
import type { BlogShown } from "@/lib/site/contents";
import { BlogCard } from "./blog-card";

export function BlogGrid(props: {
  items: BlogShown[];
  heading: "h2" | "h3";
  /** True where the grid begins its page. */
  isFirst?: boolean;
}) {
  const { items, heading, isFirst = false } = props;
  if (items.length === 0) return null;
  return (
    <ul className={`grid gap-x-8 gap-y-12 ${EVEN_GRID}`}>
      {items.map((blog, index) => (
        <BlogCard
          key={blog.id}
          blog={blog}
          heading={heading}
          isFirst={isOnFirstScreen(isFirst, index)}
          cell={evenCell(index, items.length)}
        />
      ))}
    </ul>
  );
}
