import { BaseModel, column } from '@adonisjs/lucid/orm'
import { booleanColumn, idColumn, instantColumn, referenceColumn } from '#core/database/columns'
import type { DateTime } from 'luxon'

/** An address of a customer. */
export class Address extends BaseModel {
  static table = 'users_addresses'

  @idColumn()
  declare id: number

  @referenceColumn()
  declare customerId: number

  @column()
  declare firstName: string

  @column()
  declare lastName: string

  @column()
  declare company: string | null

  @column()
  declare street: string

  /** Floor, building or name of the place. */
  @column()
  declare additional: string | null

  @column()
  declare postcode: string | null

  @column()
  declare city: string

  @column()
  declare state: string | null

  /** ISO 3166-1, two letters. French overseas departments have codes of their own. */
  @column()
  declare country: string

  /** With its country code: `+33612345678`. */
  @column()
  declare phone: string | null

  @booleanColumn()
  declare isBillingDefault: boolean

  @booleanColumn()
  declare isDeliveryDefault: boolean

  @column()
  declare version: number

  @instantColumn()
  declare createdAt: DateTime

  @instantColumn()
  declare updatedAt: DateTime
}
