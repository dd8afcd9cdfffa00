import { BaseModel, column } from '@adonisjs/lucid/orm'
import { booleanColumn, emailColumn, idColumn, instantColumn, referenceColumn } from '#core/database/columns'
import type { DateTime } from 'luxon'
import type { Locale } from '#core/i18n/locales'

/** A person who works in the shop, with one role. */
export class Staff extends BaseModel {
  static table = 'users_staff'

  @idColumn()
  declare id: number

  @emailColumn()
  declare email: string

  @column()
  declare name: string

  /** Short name in tickets. */
  @column()
  declare login: string | null

  @column()
  declare firstName: string | null

  @column()
  declare lastName: string | null

  @column({ serializeAs: null })
  declare password: string

  @referenceColumn()
  declare roleId: number

  @booleanColumn()
  declare isSuspended: boolean

  /** An account of the demo shop: it cannot sign in elsewhere. */
  @booleanColumn()
  declare isDemo: boolean

  @instantColumn()
  declare lastSignedInAt: DateTime | null

  /** The language of the back office for them; null: that of the address. */
  @column()
  declare locale: Locale | null

  /** Encrypted; proven once `twoFactorSince` is set. */
  @column({ serializeAs: null })
  declare twoFactorSecret: string | null

  @instantColumn()
  declare twoFactorSince: DateTime | null

  /** The last time step whose code was used: none is taken twice. */
  @referenceColumn()
  declare twoFactorStep: number | null

  /** Moves when all their sign-ins must end. */
  @column({ serializeAs: null })
  declare sessionEpoch: number

  @column()
  declare version: number

  @instantColumn()
  declare createdAt: DateTime

  @instantColumn()
  declare updatedAt: DateTime
}
