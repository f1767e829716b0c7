"use client";

import dynamic from "next/dynamic";

/** Form to fill in, in a file of its own: most pages have none. */
export const FormFillLoader = dynamic(() => import("./form-fill").then(({ FormFill }) => FormFill));
