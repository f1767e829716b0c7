import type { ReactNode } from "react";
import { RichText } from "@/components/content/html/rich-text";
import { PictureImage } from "@/components/ui/picture-image";
import type { Picture } from "@/lib/contract/image";

export function ArticleFrame(props: {
  kicker: ReactNode;
  title: string;
  lead: string | null;
  picture: Picture | null;
  html: string;
  facts: ReactNode;
  children?: ReactNode;
}) {
  const { kicker, title, lead, picture, html, facts, children } = props;
  return (
    <article className="container-page pt-3 pb-16 md:pb-24">
      <header className="max-w-3xl">
        {kicker && <p className="kicker mb-4">{kicker}</p>}
        <h1 className="text-title">{title}</h1>
        {lead && <p className="mt-5 text-lead text-muted">{lead}</p>}
      </header>
      {picture && (
        <PictureImage
          picture={picture}
          sizes="(min-width: 1200px) 72rem, 100vw"
          className="mt-10 aspect-8/5 max-h-[36rem] w-full rounded-card object-cover"
          isFirst
        />
      )}
      <div className="mt-10 grid gap-8 lg:grid-cols-[5fr_7fr] lg:gap-16">
        <div className="text-muted text-small">{facts}</div>
        <div>
          <RichText html={html} className="max-w-2xl *:first:mt-0" isWholePage />
          {children}
        </div>
      </div>
    </article>
  );
}
