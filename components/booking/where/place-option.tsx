import { useTranslations } from "next-intl";
import { Matched } from "@/components/ui/matched";
import type { FoundPlace } from "@/lib/contract/geography";
import { placeName } from "@/lib/rules/booking/place-line";

export function PlaceOption({ place, search }: { place: FoundPlace; search: string }) {
  const t = useTranslations("booking.placeKind");
  return (
    <>
      <span className="min-w-0">
        <Matched text={placeName(place)} typed={search} />
      </span>
      <span className="shrink-0 text-small opacity-75">
        {t(place.address ? "ADDRESS" : place.kind)}
      </span>
    </>
  );
}
