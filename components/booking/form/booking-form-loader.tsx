"use client";

import dynamic from "next/dynamic";

/**
 * The booking form, in a file of its own: a page's code has all that its blocks could be, and
 * most pages have no booking form.
 */
export const BookingFormLoader = dynamic(() =>
  import("./booking-form").then(({ BookingForm }) => BookingForm),
);
