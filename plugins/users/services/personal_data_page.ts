import { DateTime } from 'luxon'
import { SHOP_ZONE } from '#core/time/shop_zone'
import type { Locale } from '#core/i18n/locales'
import type { Translator } from '#core/i18n/translator'
import type { PersonalSection, PersonalValue } from '#plugins/users/contracts/personal_data_source'

const INSTANT = /^\d{4}-\d\d-\d\dT[\d:.]+Z$/

const STYLE = `body{font:16px/1.5 system-ui,sans-serif;margin:2rem auto;max-width:46rem;padding:0 1rem}
h2{margin-top:2rem}dl{border-top:1px solid #bbb;display:grid;gap:.25rem 1rem;grid-template-columns:14rem 1fr;padding:1rem 0}
dt{color:#555}dd{margin:0;overflow-wrap:anywhere;white-space:pre-wrap}`

/** A person's data as a self-contained HTML page. */
export class PersonalDataPage {
  constructor(
    private readonly translator: Translator,
    private readonly locale: Locale
  ) {}

  render(sections: PersonalSection[], now: DateTime): string {
    const t = (key: string, values = {}) => escape(this.translator.translate(this.locale, key, values))
    const title = t('users.personal_data.title')
    const body = sections.map((section) => this.#section(section)).join('\n')
    return `<!doctype html>
<html lang="${this.locale.slice(0, 2)}"><head><meta charset="utf-8"><title>${title}</title><style>${STYLE}</style></head>
<body><h1>${title}</h1>
<p>${t('users.personal_data.intro', { day: this.#time(now) })}</p>
${body}
<p>${t('users.personal_data.none')}</p></body></html>
`
  }

  #section({ label, fields, records }: PersonalSection): string {
    const lists = records.map((record) => {
      const filled = Object.entries(fields).filter(([name]) => (record[name] ?? null) !== null)
      const lines = filled.map(([name, words]) => {
        return `<dt>${escape(words[this.locale])}</dt><dd>${escape(this.#value(record[name] ?? null))}</dd>`
      })
      return `<dl>${lines.join('')}</dl>`
    })
    return `<h2>${escape(label[this.locale])}</h2>\n${lists.join('\n')}`
  }

  #value(value: PersonalValue): string {
    if (typeof value === 'boolean') {
      return this.translator.translate(this.locale, value ? 'users.personal_data.yes' : 'users.personal_data.no')
    }
    return typeof value === 'string' && INSTANT.test(value) ? this.#time(DateTime.fromISO(value)) : String(value ?? '')
  }

  #time(instant: DateTime): string {
    const locale = this.locale.replace('_', '-')
    return instant.setZone(SHOP_ZONE).setLocale(locale).toLocaleString(DateTime.DATETIME_FULL)
  }
}

function escape(text: string): string {
  const signs: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' }
  return text.replace(/[&<>"']/g, (sign) => signs[sign] ?? sign)
}
