import { BaseModel, column } from '@adonisjs/lucid/orm'

/** A channel's words in one language. */
export class ChannelTranslation extends BaseModel {
  static table = 'configuration_channel_translations'

  @column({ isPrimary: true })
  declare channelId: number

  @column()
  declare locale: string

  @column()
  declare name: string

  @column()
  declare description: string

  @column()
  declare homeMetaTitle: string

  @column()
  declare homeMetaDescription: string
}
