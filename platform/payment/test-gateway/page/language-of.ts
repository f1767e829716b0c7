import { type LanguageCode, languageCodeSchema } from "@/lib/contract/locale";
import type { TestGatewayPayment } from "@/platform/payment/test-gateway/test-gateway-payment";

export const languageOf = ({ language }: TestGatewayPayment): LanguageCode =>
  languageCodeSchema.catch("fr_FR").parse(language);
