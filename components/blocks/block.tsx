import type { ReactNode } from "react";
import { FareCalculatorBlock } from "@/components/booking/calculator/fare-calculator-block";
import { BookingFormBlock } from "@/components/booking/form/booking-form-block";
import { UsualJourneys } from "@/components/booking/journey/usual-journeys";
import { MapLink } from "@/components/contact/map-link";
import { ContentListBlock } from "@/components/content/list/content-list-block";
import { ReviewsBlock } from "@/components/review/reviews-block";
import { ProductListBlock } from "@/components/shop/catalogue/product-list-block";
import { ProductPick } from "@/components/shop/catalogue/product-pick";
import { TitleAlone } from "@/components/ui/title-alone";
import type { ComponentConf, ComponentType, ConfOf } from "@/lib/contract/component";
import type { BlockContext } from "@/lib/site/block-context";
import { componentConf } from "@/lib/site/content";
import { CallToAction } from "./call-to-action";
import { ContactFormBlock } from "./contact-form-block";
import { ElementListBlock } from "./element-list-block";
import { FareTable } from "./fare-table";
import { Gallery } from "./gallery";
import { Hero } from "./hero";
import { ImageText } from "./image-text";
import { LegalText } from "./legal-text";
import { OpeningHours } from "./opening-hours";
import { Questions } from "./questions";
import { ServiceCards } from "./service-cards";
import { ServiceTable } from "./service-table";
import { Testimonials } from "./testimonials";
import { TextBlock } from "./text-block";

type Shown<T extends ComponentType> = (
  props: { conf: ConfOf<T> } & BlockContext,
) => ReactNode | Promise<ReactNode>;

const COMPONENTS: { [T in ComponentType]: Shown<T> } = {
  HERO: Hero,
  TEXT: TextBlock,
  IMAGE_TEXT: ImageText,
  SERVICE_CARDS: ServiceCards,
  SERVICE_TABLE: ServiceTable,
  FARE_TABLE: FareTable,
  FARE_CALCULATOR: FareCalculatorBlock,
  USUAL_JOURNEYS: UsualJourneys,
  BOOKING_FORM: BookingFormBlock,
  CONTACT_FORM: ContactFormBlock,
  OPENING_HOURS: OpeningHours,
  MAP_LINK: MapLink,
  QUESTIONS: Questions,
  GALLERY: Gallery,
  TESTIMONIALS: Testimonials,
  REVIEWS: ReviewsBlock,
  CALL_TO_ACTION: CallToAction,
  ELEMENT_LIST: ElementListBlock,
  CONTENT_LIST: ContentListBlock,
  PRODUCT_LIST: ProductListBlock,
  PRODUCT_PICK: ProductPick,
  LEGAL_TEXT: LegalText,
};

/** Configured block of a page; its title at most when its component is no longer there. */
export async function Block(context: BlockContext) {
  const component = await componentConf(context.slug, context.locale);
  return component ? (
    <ConfiguredBlock {...context} component={component} />
  ) : (
    <TitleAlone {...context} />
  );
}

export function ConfiguredBlock({
  component,
  ...context
}: BlockContext & { component: ComponentConf }) {
  const Component = COMPONENTS[component.type] as Shown<ComponentType>;
  return <Component conf={component.conf} {...context} />;
}
