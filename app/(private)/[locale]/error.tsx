"use client";

import { PageError } from "@/components/layout/page-error";

/** Page of an error, with status 500 unless the error says another (§2). */
export default PageError;
