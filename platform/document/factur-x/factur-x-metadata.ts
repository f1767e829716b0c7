import { type XmlElement, xmlOf } from "./xml-element";

/** File name that Factur-X gives the XML in a document. */
export const FACTUR_X_FILE = "factur-x.xml";

const FACTUR_X = "urn:factur-x:pdfa:CrossIndustryDocument:invoice:1p0#";

interface Described {
  title: string;
  author: string;
  producer: string;
  at: Date;
}

/** Writes the XMP metadata of a Factur-X document: PDF/A-3b, and the profile of its file. */
export function facturXMetadata({ title, author, producer, at }: Described): string {
  const date = at.toISOString().replace(/\.\d{3}Z$/, "Z");
  const inDefault = (text: string): XmlElement[] => [
    ["rdf:Alt", [["rdf:li", text, { "xml:lang": "x-default" }]]],
  ];
  const about = (space: Record<string, string>, content: XmlElement[]): XmlElement => [
    "rdf:Description",
    content,
    { "rdf:about": "", ...space },
  ];
  const property = (name: string, description: string): XmlElement => [
    "rdf:li",
    [
      ["pdfaProperty:name", name],
      ["pdfaProperty:valueType", "Text"],
      ["pdfaProperty:category", "external"],
      ["pdfaProperty:description", description],
    ],
    { "rdf:parseType": "Resource" },
  ];
  const rdf: XmlElement = [
    "rdf:RDF",
    [
      about({ "xmlns:pdfaid": "http://www.aiim.org/pdfa/ns/id/" }, [
        ["pdfaid:part", "3"],
        ["pdfaid:conformance", "B"],
      ]),
      about({ "xmlns:dc": "http://purl.org/dc/elements/1.1/" }, [
        ["dc:title", inDefault(title)],
        ["dc:creator", [["rdf:Seq", [["rdf:li", author]]]]],
      ]),
      about({ "xmlns:pdf": "http://ns.adobe.com/pdf/1.3/" }, [["pdf:Producer", producer]]),
      about({ "xmlns:xmp": "http://ns.adobe.com/xap/1.0/" }, [
        ["xmp:CreatorTool", author],
        ["xmp:CreateDate", date],
        ["xmp:ModifyDate", date],
      ]),
      about(
        {
          "xmlns:pdfaExtension": "http://www.aiim.org/pdfa/ns/extension/",
          "xmlns:pdfaSchema": "http://www.aiim.org/pdfa/ns/schema#",
          "xmlns:pdfaProperty": "http://www.aiim.org/pdfa/ns/property#",
        },
        [
          [
            "pdfaExtension:schemas",
            [
              [
                "rdf:Bag",
                [
                  [
                    "rdf:li",
                    [
                      ["pdfaSchema:schema", "Factur-X PDFA Extension Schema"],
                      ["pdfaSchema:namespaceURI", FACTUR_X],
                      ["pdfaSchema:prefix", "fx"],
                      [
                        "pdfaSchema:property",
                        [
                          [
                            "rdf:Seq",
                            [
                              property("DocumentFileName", "The name of the embedded XML document"),
                              property("DocumentType", "The type of the hybrid document"),
                              property("Version", "The version of the standard"),
                              property("ConformanceLevel", "The profile of the XML document"),
                            ],
                          ],
                        ],
                      ],
                    ],
                    { "rdf:parseType": "Resource" },
                  ],
                ],
              ],
            ],
          ],
        ],
      ),
      about({ "xmlns:fx": FACTUR_X }, [
        ["fx:DocumentType", "INVOICE"],
        ["fx:DocumentFileName", FACTUR_X_FILE],
        ["fx:Version", "1.0"],
        ["fx:ConformanceLevel", "EN 16931"],
      ]),
    ],
    { "xmlns:rdf": "http://www.w3.org/1999/02/22-rdf-syntax-ns#" },
  ];
  const meta = xmlOf(["x:xmpmeta", [rdf], { "xmlns:x": "adobe:ns:meta/" }]);
  return `<?xpacket begin="\ufeff" id="W5M0MpCehiHzreSzNTczkc9d"?>\n${meta}\n<?xpacket end="w"?>`;
}
