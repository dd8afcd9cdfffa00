import { fileURLToPath } from 'node:url'
import { APP_ROOT } from '#core/boot/app_root'
import { Translator, type MessageParameters } from '#core/i18n/translator'
import type { Locale } from '#core/i18n/locales'

const translator = new Translator([fileURLToPath(new URL('cli/lang', APP_ROOT))])

/** The texts of the command line: help, usage errors, output of commands. */
export function words(locale: Locale) {
  return (key: string, parameters?: MessageParameters) => translator.translate(locale, `cli.${key}`, parameters)
}

export type Words = ReturnType<typeof words>
