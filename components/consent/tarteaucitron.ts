import type { ServiceKey, ServicePurpose } from "@/lib/rules/consent/service-key";

export interface TarteaucitronService {
  key: ServiceKey;
  type: ServicePurpose;
  name: string;
  uri: string;
  needConsent: true;
  /** Cookies that are removed when it is refused. */
  readonly cookies: string[];
  js(): void;
  fallback(): void;
}

/** Parts of the library (1.34) that are used here. */
export interface Tarteaucitron {
  user: Record<string, string>;
  lang: Record<string, unknown>;
  services: Record<string, TarteaucitronService>;
  job: ServiceKey[];
  state: Partial<Record<ServiceKey, boolean>>;
  events: { load?: () => void };
  init(parameters: Record<string, unknown>): void;
  userInterface: { openPanel(): void };
}

/** Names by which the library is found, and by which it finds the lifetime of a choice. */
interface LibraryWindow {
  tarteaucitron: Tarteaucitron;
  /** Lifetime of a choice, in milliseconds. */
  timeExpire: number;
}

export const libraryWindow = () => window as unknown as LibraryWindow;
