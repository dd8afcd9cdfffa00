import { inject } from '@adonisjs/core'
import { ChannelPort } from '#core/context/shop_context'
import { Lists } from '#core/lists/lists'
import { ResourceCatalogue } from '#core/resources/resource_catalogue'
import { dayInWords } from '#core/time/day_in_words'
import { describeFields } from '#core/fields/nested'
import { formatMoney } from '#core/money/format_money'
import { isCurrency } from '#core/money/currency'
import { languageTag, type Locale } from '#core/i18n/locales'
import { readInstant } from '#core/time/instant'
import type { AnyResource } from '#core/resources/resource'
import type { BulkCell } from '#core/bulk/bulk_kind'
import type { Field } from '#core/fields/field'
import type { Label } from '#core/i18n/label'

const YES: Label = { fr_FR: 'oui', en_GB: 'yes' }
const NO: Label = { fr_FR: 'non', en_GB: 'no' }

/** A value of a field in words, before and after. */
export interface CellWords {
  field: string
  label: string
  before: string
  after: string
}

interface About {
  field: Field
  locale: Locale
  /** Choices by their labels, rows by their names. */
  names: ReadonlyMap<unknown, string>
}

/** Values of the fields of resources in words. */
@inject()
export class ValueWords {
  constructor(
    private readonly resources: ResourceCatalogue,
    private readonly lists: Lists,
    private readonly channels: ChannelPort
  ) {}

  /** Says cells: names of chosen rows are read once for all of them. */
  async of(
    { fields }: AnyResource,
    cells: readonly BulkCell[],
    locale: Locale
  ): Promise<(cell: BulkCell) => CellWords> {
    const abouts = new Map<string, About>()
    for (const name of new Set(cells.map(({ field }) => field))) {
      const field = fields[name] as Field
      const values = cells.filter((cell) => cell.field === name).flatMap(({ before, after }) => [before, after])
      abouts.set(name, { field, locale, names: await this.#names(name, field, values.flat(), locale) })
    }
    return ({ field, before, after }) => {
      const about = abouts.get(field) as About
      const { label, columnLabel = label } = about.field.options
      return { field, label: columnLabel[locale], before: this.#say(before, about), after: this.#say(after, about) }
    }
  }

  /** Says one value. The names of chosen rows are read. */
  async say(field: Field, value: unknown, locale: Locale): Promise<string> {
    const names = await this.#names('value', field, [value].flat(), locale)
    return this.#say(value, { field, locale, names })
  }

  async #names(name: string, field: Field, values: unknown[], locale: Locale): Promise<Map<unknown, string>> {
    const { of } = field.options as { of?: string }
    if (of !== undefined) {
      const ids = [...new Set(values)].filter((id) => typeof id === 'number')
      return this.lists.names(of, ids, locale)
    }
    const [described] = await describeFields({ [name]: field }, locale, this.resources.kinds)
    const { choices = [] } = (described?.options ?? {}) as { choices?: { value: string; label: string }[] }
    return new Map(choices.map(({ value, label }) => [value, label]))
  }

  #say(value: unknown, about: About): string {
    const { field, locale, names } = about
    if (value === null || value === undefined || value === '') return '–'
    const name = names.get(value)
    if (name !== undefined) return name
    if (Array.isArray(value)) return value.map((one) => this.#say(one, about)).join(', ') || '–'
    if (typeof value === 'boolean') return (value ? YES : NO)[locale]
    if (typeof value === 'object') {
      return (
        Object.values(value)
          .flatMap((text) => (text ? [this.#say(text, about)] : []))
          .join(' / ') || '–'
      )
    }
    if (field.kind === 'percent') return percent(Number(value), locale)
    if (field.kind === 'decimal') return decimal(String(value), locale)
    const type = this.resources.kinds.of(field).column('', field.options)?.type
    if (type === 'money') return this.#money(Number(value), about)
    if (type === 'instant') return this.#instant(String(value), locale)
    if (type === 'day') return dayInWords(`${String(value)}T00:00:00.000Z`, { zone: 'utc', locale })
    return typeof value === 'number' ? value.toLocaleString(languageTag(locale)) : String(value)
  }

  #money(amount: number, { field, locale }: About): string {
    const [channel] = this.channels.all()
    const { currency = channel?.baseCurrency ?? 'EUR' } = field.options as { currency?: string }
    return isCurrency(currency) ? formatMoney(locale, { amount, currency }) : String(amount)
  }

  #instant(value: string, locale: Locale): string {
    const time = readInstant(value).setZone(this.channels.all()[0]?.timezone ?? 'utc')
    return time.setLocale(languageTag(locale)).toLocaleString({ dateStyle: 'medium', timeStyle: 'short' })
  }
}

/** Written as the language writes it, with the decimals that it has. */
const decimal = (value: string, locale: Locale) => {
  const digits = value.split('.')[1]?.length ?? 0
  return Number(value).toLocaleString(languageTag(locale), { minimumFractionDigits: digits })
}

const percent = (basisPoints: number, locale: Locale) =>
  (basisPoints / 10_000).toLocaleString(languageTag(locale), { style: 'percent', maximumFractionDigits: 2 })
