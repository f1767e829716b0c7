import { PictureImage } from "@/components/ui/picture-image";
import { SiteLink } from "@/components/ui/site-link";
import type { Locale } from "@/lib/rules/text/locale-code";
import { type BlogShown, blogFolders } from "@/lib/site/contents";
import { BlogFolderLinks } from "./blog-folder-links";
import { BlogGrid } from "./blog-grid";
import { BlogNote } from "./blog-note";

/** Articles of the blog: on its first page with its folders, and the newest one large. */
export async function BlogFront(props: {
  items: BlogShown[];
  heading: "h2" | "h3";
  locale: Locale;
  isFront: boolean;
}) {
  const { items, heading, locale, isFront } = props;
  const [first, ...others] = items;
  if (!isFront || !first) {
    return <BlogGrid items={items} heading={heading} isFirst={heading === "h2"} />;
  }
  return (
    <>
      <BlogFolderLinks folders={await blogFolders(locale)} />
      <Newest blog={first} heading={heading} locale={locale} />
      <BlogGrid items={others} heading={heading} />
    </>
  );
}

function Newest(props: { blog: BlogShown; heading: "h2" | "h3"; locale: Locale }) {
  const { blog, heading: Title, locale } = props;
  return (
    <div className="group relative mb-14 grid items-center gap-x-16 gap-y-6 md:grid-cols-2">
      {blog.cover && (
        <div className="overflow-hidden rounded-card">
          <PictureImage
            picture={{ ...blog.cover, alt: "" }}
            sizes="(min-width: 996px) 45vw, 100vw"
            className="aspect-3/2 w-full object-cover transition-transform duration-500 group-hover:scale-[1.03]"
            isFirst={Title === "h2"}
          />
        </div>
      )}
      <div>
        <Title className="text-title">
          <SiteLink
            href={blog.path ?? "/"}
            className="after:absolute after:inset-0 group-hover:text-accent"
          >
            {blog.title}
          </SiteLink>
        </Title>
        <p className="mt-4 text-lead text-muted">{blog.summary}</p>
        <p className="mt-4 text-muted text-small">
          <BlogNote blog={blog} locale={locale} />
        </p>
      </div>
    </div>
  );
}
