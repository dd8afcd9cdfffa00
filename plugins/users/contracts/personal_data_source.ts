import type { Label } from '#core/i18n/label'
import type { Reader } from '#core/database/reader'
import type { Store, Transaction } from '#core/database/store'

export type PersonalValue = string | number | boolean | null

/** Things of one kind that the shop knows about a person: their addresses, their orders. */
export interface PersonalSection {
  /** Name in the file for programs: `addresses`. */
  key: string
  label: Label
  /** Fields of each record, in the order in which people read them. Instants are ISO texts. */
  fields: Record<string, Label>
  records: Record<string, PersonalValue>[]
}

/** What an erasure does to one kind of thing. */
export interface ErasedCount {
  label: Label
  deleted: number
  /** Number of records that are retained for legal reasons, anonymised. */
  anonymised: number
}

/** How many things of one kind there are. */
export interface PartCount {
  label: Label
  count: number
}

/** The personal data of customers in a plugin, for exports and erasures. */
export interface PersonalDataSource {
  /** All data about a person, without empty sections. */
  read(reader: Reader, customerId: number): Promise<PersonalSection[]>
  /** What `erase` would do now, for the confirmation dialog. */
  count(reader: Reader, customerId: number): Promise<ErasedCount[]>
  /** How many things of some thousand customers would be deleted with them, by kind; a statement a kind. */
  countMany?(store: Pick<Store, 'dialect' | 'reader'>, customerIds: readonly number[]): Promise<PartCount[]>
  /**
   * Deletes what may go and takes the person out of what must be kept, in the transaction of the erasure. The row of
   * the customer stays when anything was anonymised: it may go on naming them. Sources run after those of the plugins
   * that require theirs.
   */
  erase(trx: Transaction, customerId: number): Promise<ErasedCount[]>
}
