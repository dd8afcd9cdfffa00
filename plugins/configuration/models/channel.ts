import { BaseModel, column, hasMany } from '@adonisjs/lucid/orm'
import { ChannelTranslation } from '#plugins/configuration/models/channel_translation'
import type { HasMany } from '@adonisjs/lucid/types/relations'

const codes = {
  prepare: (list: string[]) => JSON.stringify(list),
  consume: (json: string) => JSON.parse(json) as string[],
}

/** A shop of the house, with its host names, languages and currencies. */
export class Channel extends BaseModel {
  static table = 'configuration_channels'

  @column({ isPrimary: true })
  declare id: number

  /** What everything else refers to it by. */
  @column()
  declare code: string

  @column(codes)
  declare hosts: string[]

  @column()
  declare timezone: string

  @column()
  declare defaultLocale: string

  @column()
  declare baseCurrency: string

  @column(codes)
  declare locales: string[]

  @column(codes)
  declare currencies: string[]

  /** Addresses that may come in while the channel is closed for maintenance. */
  @column(codes)
  declare allowedIps: string[]

  /** Slug of the category whose children are the shop's menu; null: all of them. */
  @column()
  declare rootCategory: string | null

  /** Name of the storefront's theme; null: the house's own. */
  @column()
  declare theme: string | null

  /** Addresses of the channel's own pictures; null: those of the branding. */
  @column()
  declare logo: string | null

  @column()
  declare favicon: string | null

  @column()
  declare position: number

  /** Rises with each change: a stale form is refused. */
  @column()
  declare version: number

  @hasMany(() => ChannelTranslation)
  declare translations: HasMany<typeof ChannelTranslation>
}
