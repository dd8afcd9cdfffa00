import { BaseModel, beforeSave, column } from '@adonisjs/lucid/orm'
import {
  booleanColumn,
  emailColumn,
  idColumn,
  instantColumn,
  referenceColumn,
  sortKeyColumn,
} from '#core/database/columns'
import { customerTexts } from '#plugins/users/services/customer_texts'
import type { DateTime } from 'luxon'
import type { Locale } from '#core/i18n/locales'

export type CustomerKind = 'individual' | 'professional'
export type Gender = 'male' | 'female' | 'other'

/** A person who buys, for themselves or for a company. */
export class Customer extends BaseModel {
  static table = 'users_customers'

  @idColumn()
  declare id: number

  @emailColumn()
  declare email: string

  /** Hash; null until a password was chosen. */
  @column({ serializeAs: null })
  declare password: string | null

  @column()
  declare kind: CustomerKind

  @column()
  declare firstName: string

  @column()
  declare lastName: string

  @column()
  declare gender: Gender | null

  /** `1980-12-31`. */
  @column()
  declare birthDate: string | null

  @column()
  declare phone: string | null

  @column()
  declare company: string | null

  @column()
  declare corporateName: string | null

  @column()
  declare tradeName: string | null

  /** SIRET, fourteen digits. */
  @column()
  declare registrationNumber: string | null

  /** With the letters of its country: `FR44732829320`. */
  @column()
  declare vatNumber: string | null

  @column()
  declare website: string | null

  @referenceColumn()
  declare groupId: number

  /** Code of the channel they registered in. */
  @column()
  declare channel: string | null

  /** Language of their mails. */
  @column()
  declare locale: Locale | null

  @booleanColumn()
  declare isSuspended: boolean

  /** An account of the demo shop: it cannot sign in elsewhere. */
  @booleanColumn()
  declare isDemo: boolean

  @instantColumn()
  declare emailVerifiedAt: DateTime | null

  @instantColumn()
  declare lastSignedInAt: DateTime | null

  /** Moves when all their sign-ins must end. */
  @column({ serializeAs: null })
  declare sessionEpoch: number

  /** Last name first, for the order of lists. */
  @sortKeyColumn()
  declare sortName: string

  /** Folded words that lists find them by. */
  @column({ serializeAs: null })
  declare searchText: string

  /** When their personal data were erased. Retained records still reference the row. */
  @instantColumn()
  declare erasedAt: DateTime | null

  @column()
  declare version: number

  @instantColumn()
  declare createdAt: DateTime

  @instantColumn()
  declare updatedAt: DateTime

  @beforeSave()
  static writeTexts(customer: Customer) {
    customer.merge(customerTexts(customer))
  }
}
