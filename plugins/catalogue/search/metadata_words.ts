import app from '@adonisjs/core/services/app'
import { Translator, type MessageParameters } from '#core/i18n/translator'
import { Settings } from '#core/settings/settings'
import type { MetadataRequest } from '#plugins/platform/index'

/** Words about a page: `catalogue.metadata.<key>`. */
export type MetadataWords = (key: string, parameters?: MessageParameters) => string

type Place = Pick<MetadataRequest, 'channel' | 'locale'>

/** Titles that a shop may give in its own words, by their setting. */
const SAID: Record<string, string> = {
  'shop.title': 'configuration.catalog.goods_all',
  'home.title': 'configuration.general.home_title',
}

export async function metadataWords({ channel, locale }: Place): Promise<MetadataWords> {
  const translator = await app.container.make(Translator)
  const settings = await app.container.make(Settings)
  return (key, parameters) => {
    const setting = SAID[key]
    const said = setting ? settings.get<string>(setting, { channel, locale }) : ''
    return said || translator.translate(locale, `catalogue.metadata.${key}`, parameters)
  }
}
