import { View } from "@react-pdf/renderer";
import { fullName } from "@/lib/rules/text/full-name";
import type { DocumentContext } from "./document-context";
import { DocumentText } from "./document-text";

type Pair = [label: string, value: string | null];

/** Seller and buyer, as the law wants both named. */
export function DocumentParties({ data, words, styles }: DocumentContext) {
  const { seller, customer } = data;
  const sellerIs = [
    seller.legalName !== seller.name ? seller.legalName : null,
    seller.corporateForm && words.corporateForm(seller.corporateForm, seller.shareCapital),
    seller.headOffice,
  ];
  const person = fullName(customer);
  return (
    <View style={[styles.section, styles.parties]}>
      <View style={styles.party}>
        <DocumentText data-tag="H2" style={styles.heading}>
          {data.order ? words.shop.seller : words.seller}
        </DocumentText>
        <DocumentText style={styles.strong}>{seller.name}</DocumentText>
        <Lines of={sellerIs} />
        <Pairs
          styles={styles}
          of={[
            [words.siret, seller.siret ?? seller.siren],
            [words.rcs, seller.rcs],
            [words.vatNumber, seller.vatNumber],
            [words.vtcRegister, seller.vtcRegisterNumber],
            [words.phone, seller.phone],
            [words.email, seller.email],
          ]}
        />
      </View>
      <View style={styles.party}>
        <DocumentText data-tag="H2" style={styles.heading}>
          {words.customer}
        </DocumentText>
        <DocumentText style={styles.strong}>{customer.company ?? person}</DocumentText>
        <Lines of={[customer.company && person, customer.address]} />
        <Pairs
          styles={styles}
          of={[
            [words.siret, customer.siret ?? null],
            [words.vatNumber, customer.vatNumber ?? null],
            [words.phone, customer.phone],
            [words.email, customer.email],
          ]}
        />
      </View>
    </View>
  );
}

const Lines = ({ of }: { of: (string | null)[] }) =>
  of.filter(Boolean).map((line) => <DocumentText key={line}>{line}</DocumentText>);

const Pairs = ({ styles, of }: { styles: DocumentContext["styles"]; of: Pair[] }) => (
  <View data-tag="L" style={{ marginTop: 5 }}>
    {of
      .filter(([, value]) => value)
      .map(([label, value]) => (
        <View key={label} data-tag="LI" style={styles.pair} wrap={false}>
          <DocumentText data-tag="Lbl" style={styles.pairLabel}>
            {label}
          </DocumentText>
          <DocumentText data-tag="LBody" style={styles.pairValue}>
            {value}
          </DocumentText>
        </View>
      ))}
  </View>
);
