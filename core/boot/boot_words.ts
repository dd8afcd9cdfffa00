import { fileURLToPath } from 'node:url'
import { APP_ROOT } from '#core/boot/app_root'
import { terminalLocale } from '#core/i18n/terminal_locale'
import { Translator, type MessageParameters } from '#core/i18n/translator'
import type { Locale } from '#core/i18n/locales'

let translator: Translator | null = null

/** Translates core's messages before the application has booted. The default language is the terminal's. */
export function bootWords(locale: Locale = terminalLocale(process.env)) {
  return (key: string, parameters?: MessageParameters): string => {
    translator ??= new Translator([fileURLToPath(new URL('core/lang', APP_ROOT))])
    return translator.translate(locale, key, parameters)
  }
}

export type BootWords = ReturnType<typeof bootWords>
