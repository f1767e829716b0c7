import { getTranslations } from "next-intl/server";
import { RichText } from "@/components/content/html/rich-text";
import { ModalContainer } from "@/components/layout/modal-container";
import { ButtonLink } from "@/components/ui/button-link";
import { SmallPicture } from "@/components/ui/small-picture";
import type { Popup } from "@/lib/contract/popup";
import { imageServiceUrl } from "@/lib/site/image-service";

/** Window that opens by itself over a page. */
export async function PagePopup({ popup }: { popup: Popup }) {
  const { id, title, content, image, link, showAtEachLoad } = popup;
  const t = await getTranslations("chrome");
  return (
    <ModalContainer
      id={`popup-${id}`}
      title={title}
      close={t("close")}
      showAtEachLoad={showAtEachLoad}
    >
      {image && (
        <SmallPicture
          picture={image}
          widths={[480, 960]}
          service={await imageServiceUrl()}
          sizes="(max-width: 40rem) 80vw, 31rem"
          className="mb-6 aspect-[2/1] w-full object-cover"
        />
      )}
      <h2 className="mb-4 pr-8 text-title">{title}</h2>
      <RichText html={content} />
      {link && (
        <p className="mt-7">
          <ButtonLink href={link.url}>{link.label}</ButtonLink>
        </p>
      )}
    </ModalContainer>
  );
}
