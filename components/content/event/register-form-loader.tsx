"use client";

import dynamic from "next/dynamic";

/** Registration form of an event, in a file of its own: most pages have none. */
export const RegisterFormLoader = dynamic(() =>
  import("./register-form").then(({ EventRegisterForm }) => EventRegisterForm),
);
