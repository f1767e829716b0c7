import { bookingFormBlock } from "./booking-form";
import { callToActionBlock } from "./call-to-action";
import { contactFormBlock } from "./contact-form";
import { contentListBlock } from "./content-list";
import { elementListBlock } from "./element-list";
import { fareCalculatorBlock } from "./fare-calculator";
import { fareTableBlock } from "./fare-table";
import { galleryBlock } from "./gallery";
import { heroBlock } from "./hero";
import { imageTextBlock } from "./image-text";
import { legalTextBlock } from "./legal-text";
import { mapLinkBlock } from "./map-link";
import { openingHoursBlock } from "./opening-hours";
import { productListBlock } from "./product-list";
import { productPickBlock } from "./product-pick";
import { questionsBlock } from "./questions";
import { reviewsBlock } from "./reviews";
import { serviceCardsBlock } from "./service-cards";
import { serviceTableBlock } from "./service-table";
import { testimonialsBlock } from "./testimonials";
import { textBlock } from "./text";
import { usualJourneysBlock } from "./usual-journeys";

/** Blocks of pages, in the order in which an editor offers them. */
export const BLOCKS = [
  heroBlock,
  textBlock,
  imageTextBlock,
  serviceCardsBlock,
  serviceTableBlock,
  fareTableBlock,
  fareCalculatorBlock,
  usualJourneysBlock,
  bookingFormBlock,
  contactFormBlock,
  openingHoursBlock,
  mapLinkBlock,
  questionsBlock,
  galleryBlock,
  testimonialsBlock,
  reviewsBlock,
  callToActionBlock,
  elementListBlock,
  contentListBlock,
  productListBlock,
  productPickBlock,
  legalTextBlock,
] as const;
