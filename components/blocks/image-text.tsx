import { RichText } from "@/components/content/html/rich-text";
import { ButtonLink } from "@/components/ui/button-link";
import { PictureImage } from "@/components/ui/picture-image";
import { Section } from "@/components/ui/section";
import type { ConfOf } from "@/lib/contract/component";
import type { BlockContext } from "@/lib/site/block-context";

export function ImageText({ conf, slug, isFirst }: { conf: ConfOf<"IMAGE_TEXT"> } & BlockContext) {
  const Title = isFirst ? "h1" : "h2";
  return (
    <Section labelledBy={`${slug}-title`}>
      <div className="grid items-center gap-10 md:grid-cols-2 lg:gap-20">
        <PictureImage
          isFirst={isFirst}
          picture={conf.image}
          sizes="(min-width: 996px) 45vw, 100vw"
          className={`max-h-[36rem] w-full rounded-card object-cover ${conf.imageSide === "RIGHT" ? "md:col-start-2 md:row-start-1" : ""}`}
        />
        <div>
          {conf.kicker && <p className="kicker mb-4">{conf.kicker}</p>}
          <Title id={`${slug}-title`} className="text-title">
            {conf.title}
          </Title>
          <RichText html={conf.text} className="mt-6" />
          {conf.actions.length > 0 && (
            <p className="mt-8 flex flex-wrap gap-4">
              {conf.actions.map(({ label, url }, index) => (
                <ButtonLink key={url} href={url} look={index === 0 ? "outline" : "solid"}>
                  {label}
                </ButtonLink>
              ))}
            </p>
          )}
        </div>
      </div>
    </Section>
  );
}
