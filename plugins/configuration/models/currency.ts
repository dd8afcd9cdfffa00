import { BaseModel, column } from '@adonisjs/lucid/orm'

/** A currency that channels may sell in, and how its amounts are written. */
export class Currency extends BaseModel {
  static table = 'configuration_currencies'

  /** ISO 4217. */
  @column({ isPrimary: true })
  declare code: string

  @column()
  declare name: string

  @column()
  declare symbol: string

  /** Digits after the separator. */
  @column()
  declare decimals: number

  @column()
  declare groupSeparator: string

  @column()
  declare decimalSeparator: string

  @column()
  declare symbolPosition: 'before' | 'after'

  @column()
  declare position: number
}
