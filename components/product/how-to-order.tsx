import { getTranslations } from "next-intl/server";
import { Icon } from "@/components/ui/icon";
import type { Product } from "@/lib/contract/product";
import type { SiteParameters } from "@/lib/site/parameters";

/** How one orders as long as the site takes no orders itself: by telephone or by mail. */
export async function HowToOrder(props: { product: Product; parameters: SiteParameters }) {
  const { product, parameters } = props;
  const t = await getTranslations("shop.sheet");
  const { COMPANY_PHONE: phone, COMPANY_EMAIL: email } = parameters;
  const isOut = product.declinations.every(({ stock }) => stock.state === "OUT");
  const subject = encodeURIComponent(
    t("subject", { name: product.name, reference: product.reference }),
  );
  const link = "inline-flex min-h-11 items-center gap-3 text-heading hover:text-accent";
  return (
    <section
      aria-labelledby="product-order"
      className="mt-8 rounded-card border border-line bg-surface p-6 md:p-7"
    >
      <h2 id="product-order" className="text-subtitle">
        {t("order")}
      </h2>
      <p className="mt-2 text-small">{t(isOut ? "soldOut" : "orderText")}</p>
      <ul className="mt-3 flex flex-wrap gap-x-8">
        {phone && (
          <li>
            <a href={`tel:${phone.replace(/\s/g, "")}`} className={link}>
              <Icon name="phone" className="size-5 text-accent" />
              {phone}
            </a>
          </li>
        )}
        {email && (
          <li>
            <a href={`mailto:${email}?subject=${subject}`} className={`${link} break-all`}>
              <Icon name="mail" className="size-5 text-accent" />
              {email}
            </a>
          </li>
        )}
      </ul>
    </section>
  );
}
