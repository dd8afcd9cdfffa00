import { DEFAULT_PRINT_LOOK } from '#core/print/print_look'
import { personName } from '#core/text/person_name'
import type { BaseDocument, Receiver } from '#plugins/sales/documents/papers/documents'
import type { Paper, PaperFact, PaperParty } from '#plugins/sales/documents/papers/paper'
import type { PaperWords } from '#plugins/sales/documents/papers/compose/paper_words'
import type { PostalAddress } from '#plugins/sales/contracts/address'
import type { Seller } from '#plugins/sales/documents/seller'

/** The seller in the head of the first page. */
function sellerHead(seller: Seller): Paper['seller'] {
  const { company, tradeName = '', address, phone = '', email = '' } = seller
  const name = tradeName || company
  const lines = [company === name ? '' : company, ...address.split('\n'), [phone, email].filter(Boolean).join(' · ')]
  return { name, lines: lines.map((line) => line.trim()).filter(Boolean) }
}

/** The line with the legal mentions of the seller. */
function legalLine({ company, form, capital, siren, rcsCity, vatNumber }: Seller, words: PaperWords): string {
  const mentions = [
    [company, form].filter(Boolean).join(', '),
    capital && words.say('capital', { capital }),
    siren && words.say('siren', { siren }),
    rcsCity && words.say('rcs', { city: rcsCity }),
    vatNumber && words.say('vat_number', { number: vatNumber }),
  ]
  return mentions.filter(Boolean).join(' · ')
}

/** The recipient, after the delivery address if it is another one. */
export function parties(document: BaseDocument, words: PaperWords, label = 'billed_to'): PaperParty[] {
  const { billing, delivery, receiver } = document
  const buyer = { label: words.say(label), ...party(billing, words, receiver) }
  if (!delivery || isSame(billing, delivery)) return [buyer]
  return [{ label: words.say('delivered_to'), ...party(delivery, words, null) }, buyer]
}

/** A party from an address. `receiver` adds the names and numbers of the customer if the address is theirs. */
export function party(address: PostalAddress, words: PaperWords, receiver: Receiver | null): Omit<PaperParty, 'label'> {
  const { firstName, lastName, company, street, additional, postcode, city, state, country } = address
  const person = personName({ firstName, lastName })
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

/** Registration numbers of a professional: SIREN or SIRET, and VAT number. */
function numbers({ kind, registrationNumber, vatNumber }: Receiver, words: PaperWords): string[] {
  if (kind !== 'professional') return []
  return [
    registrationNumber
      ? words.say(isSiren(registrationNumber) ? 'siren' : 'siret', { number: registrationNumber })
      : '',
    vatNumber ? words.say('vat_number', { number: vatNumber }) : '',
  ]
}

/** A SIREN has nine digits and names a company; a SIRET has fourteen and names an establishment. */
const isSiren = (number: string) => number.replaceAll(/\D/g, '').length === 9

const isSame = (one: PostalAddress, other: PostalAddress) =>
  (Object.keys(one) as (keyof PostalAddress)[]).every((key) => key === 'phone' || one[key] === other[key])

/** The facts of a head, without empty ones. */
export function facts(...pairs: [label: string, value: string | null][]): PaperFact[] {
  return pairs.flatMap(([label, value]) => (value ? [{ label, value }] : []))
}

/** The fields of a paper that all kinds of documents share. */
/** What every document has, in the house's look. */
export function frameOf(document: BaseDocument, words: PaperWords, title: string) {
  const { number, at, seller, locale } = document
  return {
    locale,
    look: DEFAULT_PRINT_LOOK,
    title,
    number,
    at,
    seller: sellerHead(seller),
    foot: legalLine(seller, words),
    page: (page: number, count: number) => words.say('page', { page, count }),
    continued: words.say('continued', { title, number }),
  }
}
