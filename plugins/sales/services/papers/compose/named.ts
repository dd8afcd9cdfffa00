import type { BaseDocument, Receiver } from '#plugins/sales/services/papers/documents'
import type { Paper, PaperFact, PaperParty } from '#plugins/sales/services/papers/paper'
import type { PaperWords } from '#plugins/sales/services/papers/compose/paper_words'
import type { PostalAddress } from '#plugins/sales/contracts/address'
import type { Seller } from '#plugins/sales/services/documents/seller'

/** Who sells, as the head of a page names them. */
function sellerHead(seller: Seller): Paper['seller'] {
  const { company, tradeName = '', address, phone = '', email = '' } = seller
  const name = tradeName || company
  const lines = [company === name ? '' : company, ...address.split('\n'), [phone, email].filter(Boolean).join(' · ')]
  return { name, lines: lines.map((line) => line.trim()).filter(Boolean) }
}

/** Who sells, in the one line that the law wants on commercial documents. */
function legalLine({ company, form, capital, siren, rcsCity, vatNumber }: Seller, words: PaperWords): string {
  const said = [
    [company, form].filter(Boolean).join(', '),
    capital && words.say('capital', { capital }),
    siren && words.say('siren', { siren }),
    rcsCity && words.say('rcs', { city: rcsCity }),
    vatNumber && words.say('vat_number', { number: vatNumber }),
  ]
  return said.filter(Boolean).join(' · ')
}

/** Who pays, and where it goes when that is elsewhere. */
export function parties(document: BaseDocument, words: PaperWords, label = 'billed_to'): PaperParty[] {
  const { billing, delivery, receiver } = document
  const buyer = { label: words.say(label), ...party(billing, words, receiver) }
  if (!delivery || isSame(billing, delivery)) return [buyer]
  return [{ label: words.say('delivered_to'), ...party(delivery, words, null) }, buyer]
}

/** Somebody at an address. The customer's own name stands where the address is theirs. */
export function party(address: PostalAddress, words: PaperWords, receiver: Receiver | null): Omit<PaperParty, 'label'> {
  const { firstName, lastName, company, street, additional, postcode, city, state, country } = address
  const person = `${firstName} ${lastName}`.trim()
  const firm = company ?? (receiver?.kind === 'professional' ? receiver.company : null)
  const lines = [
    firm ? person : '',
    street,
    additional,
    [postcode, city].filter(Boolean).join(' '),
    [state, words.country(country)].filter(Boolean).join(', '),
    ...(receiver ? numbers(receiver, words) : []),
  ]
  return { name: firm || person || (receiver?.name ?? ''), lines: lines.flatMap((line) => line || []) }
}

/** Numbers of a professional: SIRET or SIREN, and VAT. */
function numbers({ kind, registrationNumber, vatNumber }: Receiver, words: PaperWords): string[] {
  if (kind !== 'professional') return []
  return [
    registrationNumber
      ? words.say(isSiren(registrationNumber) ? 'siren' : 'siret', { number: registrationNumber })
      : '',
    vatNumber ? words.say('vat_number', { number: vatNumber }) : '',
  ]
}

/** Nine digits name a company, fourteen one of its places. */
const isSiren = (number: string) => number.replaceAll(/\D/g, '').length === 9

const isSame = (one: PostalAddress, other: PostalAddress) =>
  (Object.keys(one) as (keyof PostalAddress)[]).every((key) => key === 'phone' || one[key] === other[key])

/** What stands beside its label, without what nobody told. */
export function facts(...told: [label: string, value: string | null][]): PaperFact[] {
  return told.flatMap(([label, value]) => (value ? [{ label, value }] : []))
}

/** What every paper has of its document. */
export function frameOf(document: BaseDocument, words: PaperWords, title: string) {
  const { number, at, seller, locale } = document
  return {
    ...{ locale, title, number, at },
    seller: sellerHead(seller),
    foot: legalLine(seller, words),
    page: (page: number, count: number) => words.say('page', { page, count }),
    continued: words.say('continued', { title, number }),
  }
}
