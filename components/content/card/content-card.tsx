import type { ReactNode } from "react";
import { EVEN_PICTURE, type evenCell, evenSizes } from "@/components/ui/even-rows";
import { PictureImage } from "@/components/ui/picture-image";
import { SiteLink } from "@/components/ui/site-link";
import type { Picture } from "@/lib/contract/image";

export function ContentCard(props: {
  /** Path of its page, without its locale prefix. */
  path: string;
  title: string;
  text: string | null;
  picture: Picture | null;
  heading: "h2" | "h3";
  note?: ReactNode;
  isFirst: boolean;
  /** Place in its grid. */
  cell: ReturnType<typeof evenCell>;
}) {
  const { path, title, text, picture, heading: Title, note, isFirst, cell } = props;
  return (
    <li className={`group relative ${cell.className}`}>
      {picture && (
        <div className="mb-5 overflow-hidden rounded-card">
          <PictureImage
            picture={{ ...picture, alt: "" }}
            sizes={evenSizes(cell.isWide)}
            className={`${EVEN_PICTURE} w-full object-cover transition-transform duration-500 group-hover:scale-[1.03]`}
            isFirst={isFirst}
          />
        </div>
      )}
      <Title className="text-subtitle">
        <SiteLink href={path} className="after:absolute after:inset-0 group-hover:text-accent">
          {title}
        </SiteLink>
      </Title>
      {text && <p className="mt-2 text-muted">{text}</p>}
      {note && <p className="mt-3 text-muted text-small">{note}</p>}
    </li>
  );
}
