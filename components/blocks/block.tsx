import { BookingFormBlock } from "@/components/booking/form/booking-form-block";
import { FareCalculatorBlock } from "@/components/booking/form/fare-calculator-block";
import { MapLink } from "@/components/contact/map-link";
import { ProductListBlock } from "@/components/shop/catalogue/product-list-block";
import { ProductPick } from "@/components/shop/catalogue/product-pick";
import type { ComponentConf } from "@/lib/contract/component";
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
import { Testimonials } from "./testimonials";
import { TextBlock } from "./text-block";

/** A configured block of a page; nothing when its component is no longer there. */
export async function Block(context: BlockContext) {
  const { slug, locale } = context;
  const component = await componentConf(slug, locale);
  return component ? <Configured component={component} context={context} /> : null;
}

function Configured(props: { component: ComponentConf; context: BlockContext }) {
  const { component, context } = props;
  switch (component.type) {
    case "HERO":
      return <Hero conf={component.conf} {...context} />;
    case "TEXT":
      return <TextBlock conf={component.conf} {...context} />;
    case "IMAGE_TEXT":
      return <ImageText conf={component.conf} {...context} />;
    case "SERVICE_CARDS":
      return <ServiceCards conf={component.conf} {...context} />;
    case "FARE_TABLE":
      return <FareTable conf={component.conf} {...context} />;
    case "FARE_CALCULATOR":
      return <FareCalculatorBlock conf={component.conf} {...context} />;
    case "BOOKING_FORM":
      return <BookingFormBlock conf={component.conf} {...context} />;
    case "CONTACT_FORM":
      return <ContactFormBlock conf={component.conf} {...context} />;
    case "OPENING_HOURS":
      return <OpeningHours conf={component.conf} {...context} />;
    case "MAP_LINK":
      return <MapLink conf={component.conf} {...context} />;
    case "QUESTIONS":
      return <Questions conf={component.conf} {...context} />;
    case "GALLERY":
      return <Gallery conf={component.conf} {...context} />;
    case "TESTIMONIALS":
      return <Testimonials conf={component.conf} {...context} />;
    case "CALL_TO_ACTION":
      return <CallToAction conf={component.conf} {...context} />;
    case "ELEMENT_LIST":
      return <ElementListBlock conf={component.conf} {...context} />;
    case "PRODUCT_LIST":
      return <ProductListBlock conf={component.conf} {...context} />;
    case "PRODUCT_PICK":
      return <ProductPick conf={component.conf} {...context} />;
    case "LEGAL_TEXT":
      return <LegalText conf={component.conf} {...context} />;
  }
}
