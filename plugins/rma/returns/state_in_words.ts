import type { Locale } from '#core/i18n/locales'
import type { ReturnState } from '#plugins/rma/returns/return_states'
import type { Translator } from '#core/i18n/translator'

/** The state of a return within a sentence: `colis reçu`. */
export const stateInWords = (translator: Translator, locale: Locale, state: ReturnState): string =>
  translator.translate(locale, `rma.states.${state.replace('-', '_')}`)
