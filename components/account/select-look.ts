import { inputLook } from "@/components/ui/field";

/** The classes of a select that stands beside text inputs: as high as they are. */
export const selectLook = `${inputLook} h-[calc(1.7em+1.5rem+2px)]`;
