import type { Label } from '#core/plugin/contract'
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
  /** Kept because the law or others' books want it, with nothing in it that tells who the person was. */
  anonymised: number
}

/** How many things of one kind there are. */
export interface PartCount {
  label: Label
  count: number
}

/** What a plugin knows about customers, for those who ask for their data or want them gone. */
export interface PersonalDataSource {
  /** Everything about a person; no section for what there is none of. */
  read(reader: Reader, customerId: number): Promise<PersonalSection[]>
  /** What `erase` would do now, for the question that is asked before. */
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
