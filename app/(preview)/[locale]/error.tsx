"use client";

export { default } from "@/app/(private)/[locale]/error";
