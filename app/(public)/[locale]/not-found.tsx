export { NotFoundScreen as default } from "@/components/feedback/not-found-screen";
