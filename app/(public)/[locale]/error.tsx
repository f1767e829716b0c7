"use client";

import { PageError } from "@/components/layout/page-error";

/** A page that failed: the error page, status 500 unless it says another (§2). */
export default PageError;
