"use client";

import dynamic from "next/dynamic";

/** Loaded on demand: most pages have no booking form, yet their code has all blocks. */
export const BookingFormLoader = dynamic(() =>
  import("./booking-form").then(({ BookingForm }) => BookingForm),
);
