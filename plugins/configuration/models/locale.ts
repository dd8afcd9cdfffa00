import { BaseModel, column } from '@adonisjs/lucid/orm'

/** A language that channels may offer. */
export class Locale extends BaseModel {
  static table = 'configuration_locales'

  @column({ isPrimary: true })
  declare code: string

  /** In its own language. */
  @column()
  declare name: string

  @column()
  declare direction: 'ltr' | 'rtl'

  @column()
  declare position: number
}
