"use client";

import { useTranslations } from "next-intl";
import type { VehicleOffer } from "@/lib/contract/booking";

/** Layout with the name over the price beside the picture; below both, the facts on full lines. */
const NARROW =
  "grid-cols-[auto_minmax(0,1fr)_auto] [grid-template-areas:'picture_name_mark''picture_price_price''about_about_about']";
/** Layout on one line, the price at its end. */
const WIDE =
  "@min-[30rem]:grid-cols-[auto_auto_minmax(0,1fr)_auto] @min-[30rem]:[grid-template-areas:'mark_picture_name_price''mark_picture_about_price']";

export function VehicleCard(props: {
  vehicle: VehicleOffer;
  price: string;
  isChosen: boolean;
  onChoose: () => void;
}) {
  const { vehicle, price, isChosen, onChoose } = props;
  const { id, name, description, seats, luggage, available, image } = vehicle;
  const t = useTranslations("booking");
  const look = available ? "cursor-pointer hover:border-muted" : "opacity-60";
  return (
    <label
      className={`grid items-center gap-x-4 rounded-card border border-line-strong p-4 has-checked:border-accent has-checked:bg-surface has-focus-visible:outline-2 has-focus-visible:outline-accent has-focus-visible:outline-offset-2 ${look} ${NARROW} ${WIDE}`}
    >
      <input
        type="radio"
        name="idVehicle"
        value={id}
        checked={isChosen}
        disabled={!available}
        onChange={onChoose}
        className="size-5 shrink-0 accent-accent [grid-area:mark]"
      />
      {image && (
        <img
          src={image}
          alt=""
          width={1200}
          height={600}
          className="aspect-2/1 w-28 rounded-control [grid-area:picture] @min-[30rem]:w-40"
        />
      )}
      <span className="text-heading [grid-area:name] @min-[30rem]:self-end">{name}</span>
      <span className="figures whitespace-nowrap text-heading [grid-area:price] @max-[30rem]:self-start">
        {price}
      </span>
      <span className="text-muted text-small [grid-area:about] @max-[30rem]:mt-3 @min-[30rem]:self-start">
        <span className="block">{description}</span>
        <span>{t("capacity", { seats, luggage })}</span>
        {!available && <span>{` · ${t("notAvailable")}`}</span>}
      </span>
    </label>
  );
}
