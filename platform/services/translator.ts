/** Text to translate, with the languages as the translator names them: `EN-GB`. */
export interface TextToTranslate {
  text: string;
  from: string;
  to: string;
  /** True for HTML, whose tags stay as they are. */
  isHtml: boolean;
}

/** Function that drafts a translation. @throws TranslatorError */
export type Translator = (asked: TextToTranslate) => Promise<string>;

type TranslatorFault = "QUOTA" | "REFUSED" | "BUSY" | "TOO_LONG" | "UNREACHABLE";

export class TranslatorError extends Error {
  constructor(
    readonly fault: TranslatorFault,
    options?: ErrorOptions,
  ) {
    super(`The translator made no draft: ${fault}`, options);
    this.name = "TranslatorError";
  }
}
