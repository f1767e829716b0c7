import { sealingKey, setSealingKeys } from "@/platform/db/sealing/seal";

/** By which tests seal what they put into a database. */
export const TEST_SEALING_KEY = sealingKey("a key that every test seals with");

export const setTestSealingKey = () => setSealingKeys([TEST_SEALING_KEY]);
