import app from '@adonisjs/core/services/app'
import { Translator, type MessageParameters } from '#core/i18n/translator'
import type { Locale } from '#core/i18n/locales'

/** Words about a page: `catalogue.metadata.<key>`. */
export type MetadataWords = (key: string, parameters?: MessageParameters) => string

export async function metadataWords(locale: Locale): Promise<MetadataWords> {
  const translator = await app.container.make(Translator)
  return (key, parameters) => translator.translate(locale, `catalogue.metadata.${key}`, parameters)
}
