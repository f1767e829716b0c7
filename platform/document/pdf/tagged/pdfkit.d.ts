/** Types of the parts of the package that a tagged document uses; it has none of its own. */
declare module "pdfkit" {
  export interface StructureContent {
    refs: unknown[];
  }

  export interface StructureElement {
    add(child: StructureElement | StructureContent): this;
  }

  export interface StructureOptions {
    alt?: string | undefined;
    scope?: "Row" | "Column" | undefined;
  }

  interface DocumentOptions {
    tagged: true;
    pdfVersion: "1.7";
    lang: string;
    displayTitle: true;
    autoFirstPage: false;
    info: Record<string, string | Date>;
  }

  export default class PDFDocument extends NodeJS.EventEmitter {
    constructor(options: DocumentOptions);
    struct(type: string, options?: StructureOptions): StructureElement;
    addStructure(element: StructureElement): this;
    markStructureContent(tag: string): StructureContent;
    markContent(tag: "Artifact"): this;
    endMarkedContent(): this;
  }
}
