import { CheckNumbers } from '#plugins/sales/documents/numbers/queries/check_numbers'
import { Translator } from '#core/i18n/translator'
import type { Inspection } from '#core/console/inspection'

/** Checks that the numbers of orders and documents have no gaps. */
const inspectNumbers: Inspection = {
  title: { fr_FR: 'Numéros des documents', en_GB: 'Numbers of documents' },
  async look(app, locale) {
    const words = await app.container.make(Translator)
    const say = (key: string, parameters = {}) => words.translate(locale, `sales.numbers.${key}`, parameters)
    const faults = await (await app.container.make(CheckNumbers)).execute()
    if (faults.length === 0) return { ok: true, detail: say('whole') }
    const messages = faults.map(({ series, ...fault }) =>
      say('broken', { series: say(series), ...fault, highest: fault.highest ?? '–' })
    )
    return { ok: false, detail: messages.join(' '), mend: say('mend') }
  },
}

export default inspectNumbers
