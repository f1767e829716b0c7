import type { ContentShown } from "@/lib/contract/content/definition";
import { formContent } from "@/lib/contract/content/form";
import { formFieldsOf, type ShownQuestion } from "@/lib/rules/form/form-faults";
import type { FormField } from "@/lib/rules/form/form-field";
import { type ContentReader, publishedContents } from "@/platform/content/item/published-contents";

const forms = publishedContents(formContent);

/** Published form, with its fields as visitors get them. */
export interface PublishedForm {
  shown: ContentShown<typeof formContent>;
  fields: FormField[];
}

/** Reads a form in a language. @throws ApiError NOT_FOUND where it is not published */
export async function readForm(id: number, reader: ContentReader): Promise<PublishedForm> {
  const shown = await forms.item(id, reader);
  return { shown, fields: formFieldsOf(shown.fields as ShownQuestion[]) };
}
