import { shownService } from "@/platform/content/service/shown-service";
import type { BookedService } from "@/platform/db/schema/booking";
import type { ErrorWord } from "@/platform/http/message-of";
import type { Services } from "@/platform/services/services";

interface CheckedService {
  /** Null for an ordinary ride, and with an error. */
  service: BookedService | null;
  errors: Record<string, ErrorWord>;
}

/**
 * Finds the service that a ride is booked as. A visitor gets the same refusal for a service that is
 * reserved for members as for one that there is not (§6).
 */
export async function checkService(
  { database, clock }: Services,
  idSite: number,
  { idService, idUser }: { idService?: number | undefined; idUser: number | null },
): Promise<CheckedService> {
  if (idService === undefined) return { service: null, errors: {} };
  const isMember = idUser !== null;
  const service = await database.inSite(idSite, (tx) =>
    shownService(tx, idService, { isMember, now: clock.now() }),
  );
  if (service) return { service, errors: {} };
  const errors = { idService: isMember ? "SERVICE_UNKNOWN" : "SERVICE_FOR_MEMBERS" } as const;
  return { service: null, errors };
}
