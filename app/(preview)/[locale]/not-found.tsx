export { default } from "@/app/(private)/[locale]/not-found";
