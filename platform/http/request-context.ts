import type { CallLimit } from "@/lib/contract/call-limits";
import type { LanguageCode } from "@/lib/contract/locale";
import type { User } from "@/lib/contract/user";
import type { InUnitOfWork } from "./unit-of-work";

/** Context of every call: its caller, and means to check them. */
export interface RequestContext {
  Variables: {
    idSite: number;
    /** Language from the `userLang` header. */
    language: LanguageCode;
    /** Session's token from the `Authorization` header, if any. */
    token: string | undefined;
    /** Name of a device on which its owner has logged in before, from the `Device` header. */
    device: string | undefined;
    /** Browser's description of itself, from the `User-Agent` header. */
    userAgent: string | undefined;
    /** Finds the user of the session, null for a visitor; asks the database once a call. */
    currentUser: () => Promise<User | null>;
    /** Does the call's work in one transaction of its site. */
    inUnitOfWork: InUnitOfWork;
    /** Network of the browser, for limits. */
    address: string;
    /** Counts the call against a limit of its network. @throws ApiError TOO_MANY_REQUESTS */
    countCall: (limit: CallLimit) => Promise<void>;
    /** @throws ApiError PROOF_NEEDED where the session's last proof of identity is too old */
    requireProof: () => Promise<void>;
    /** @throws ApiError SESSION_IDLE where nobody has used the session for a while */
    requireAttention: () => Promise<void>;
    /** Notes that a person is using the session. */
    recordAttention: () => Promise<void>;
    /** @throws ApiError SECOND_FACTOR_NEEDED where the site asks its staff for one */
    requireSecondFactor: (user: User) => Promise<void>;
  };
  Bindings: { address?: string } | undefined;
}
