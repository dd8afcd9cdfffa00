import { refusedRow } from '#core/import/problem'
import { translateRows, type FlatFact, type FlatFacts } from '#core/import/flat_dialect'
import { consentsLeftAside, passwordsLeftAside } from '#plugins/users/import/errors'
import { addressColumn, type AddressField, type Use } from '#plugins/users/import/customer_columns'
import type { ForeignFile, Translation } from '#core/import/dialect'

/** Columns that are never taken over. */
interface LeftAside {
  passwords?: readonly string[]
  /** Who wants newsletters: an agreement needs its proof, which these files lack. */
  consents?: readonly string[]
}

/** Translates a customer a row. */
export function translateCustomers(file: ForeignFile, facts: FlatFacts, aside: LeftAside = {}): Promise<Translation> {
  const has = (names: readonly string[] = []) => names.find((name) => file.columns.has(name))
  const [password, consent] = [has(aside.passwords), has(aside.consents)]
  const warnings = [
    ...(password === undefined ? [] : [refusedRow(null, passwordsLeftAside(), file.header(password))]),
    ...(consent === undefined ? [] : [refusedRow(null, consentsLeftAside(), file.header(consent))]),
  ]
  return Promise.resolve({ ...translateRows(file, facts), warnings })
}

/** The facts of an address. */
export function addressFacts(use: Use, columns: Readonly<Partial<Record<AddressField, FlatFact>>>): FlatFacts {
  const facts = Object.entries(columns) as [AddressField, FlatFact][]
  return Object.fromEntries(facts.map(([field, fact]) => [addressColumn(use, field), fact]))
}

const GENDERS: Readonly<Record<string, string>> = {
  male: 'male',
  m: 'male',
  mr: 'male',
  female: 'female',
  f: 'female',
  ms: 'female',
  mrs: 'female',
  mme: 'female',
  other: 'other',
}

/** A word for a gender in ours; what says nothing is empty. */
export const genderOf = (cell: string) => GENDERS[cell.toLowerCase().replace('.', '')] ?? ''

/** The day of a date with or without a time; none for the year 0. */
export const birthDayOf = (cell: string) => (cell.startsWith('0000') ? '' : cell.slice(0, 10))
