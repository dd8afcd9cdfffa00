import { CheckNumbers } from '#plugins/sales/queries/documents/check_numbers'
import { Translator } from '#core/i18n/translator'
import type { Inspection } from '#core/console/inspection'

/** Whether the numbers of orders and documents are without gaps. */
const inspectNumbers: Inspection = {
  title: { fr_FR: 'Numéros des documents', en_GB: 'Numbers of documents' },
  async look(app, locale) {
    const words = await app.container.make(Translator)
    const say = (key: string, parameters = {}) => words.translate(locale, `sales.numbers.${key}`, parameters)
    const faults = await (await app.container.make(CheckNumbers)).execute()
    if (faults.length === 0) return { ok: true, detail: say('whole') }
    const told = faults.map(({ series, ...fault }) =>
      say('broken', { series: say(series), ...fault, highest: fault.highest ?? '–' })
    )
    return { ok: false, detail: told.join(' '), mend: say('mend') }
  },
}

export default inspectNumbers
