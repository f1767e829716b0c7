"use client";

import dynamic from "next/dynamic";

/** Contact form, in a file of its own: most pages have none. */
export const ContactFormLoader = dynamic(() =>
  import("./contact-form").then(({ ContactForm }) => ContactForm),
);
