import { getTranslations } from "next-intl/server";
import type { SaidBlock } from "@/lib/contract/block/block-faults";
import { BLOCKS } from "@/lib/contract/block/blocks";
import { componentConfSchema } from "@/lib/contract/component";
import { codeFromLocale } from "@/lib/rules/text/locale-code";
import type { BlockContext } from "@/lib/site/block-context";
import { ConfiguredBlock } from "./block";

/** Draft of a block; an incomplete one is replaced by a note that names it. */
export async function DraftBlock({ block, ...context }: BlockContext & { block: SaidBlock }) {
  const t = await getTranslations("content.preview");
  const { slug, type, conf } = block;
  const read = componentConfSchema.safeParse({ slug, type, conf });
  if (read.success) return <ConfiguredBlock component={read.data} {...context} />;
  const label = BLOCKS.find((one) => one.type === type)?.label;
  return (
    <p className="container-page py-10 text-muted">
      {t("lacking", {
        block: label ? label[codeFromLocale(context.locale) === "en" ? "en" : "fr"] : type,
      })}
    </p>
  );
}
