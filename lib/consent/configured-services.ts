import {
  SERVICE_PURPOSES,
  type ServiceKey,
  type ServicePurpose,
} from "@/lib/rules/consent/service-key";
import { ownerCode } from "@/lib/rules/site/owner-code";
import type { SiteParameters } from "@/lib/site/parameters";
import type { OutsideService } from "./define-service";
import { OUTSIDE_SERVICES } from "./outside-services";

export interface ConfiguredService {
  service: OutsideService;
  values: string[];
  purpose: ServicePurpose;
}

/** Returns the third-party tools of a site: those with a value in each of their settings. */
export const configuredServices = (parameters: SiteParameters): ConfiguredService[] =>
  OUTSIDE_SERVICES.flatMap((service) => {
    const isOwners = isOwnersCode(service.key);
    if (isOwners && !ownerCode(parameters).isFromElsewhere) return [];
    const values = service.parameters.flatMap((key) => parameters[key] ?? []).map(String);
    if (values.length < service.parameters.length) return [];
    const purpose = isOwners ? purposeOf(parameters.INJECTED_CODE_PURPOSE) : service.purpose;
    return [{ service, values, purpose }];
  });

const isOwnersCode = (key: ServiceKey) => key === "ownercode";

const purposeOf = (value: string | null): ServicePurpose =>
  SERVICE_PURPOSES.find((purpose) => purpose === value?.toLowerCase()) ?? "other";
