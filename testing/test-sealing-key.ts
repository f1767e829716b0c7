import { sealingKey, setSealingKeys } from "@/platform/db/sealing/seal";

export const TEST_SEALING_KEY = sealingKey("a key that every test seals with");

export const setTestSealingKey = () => setSealingKeys([TEST_SEALING_KEY]);
