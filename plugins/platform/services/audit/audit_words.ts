import { inject } from '@adonisjs/core'
import { ChannelPort } from '#core/context/shop_context'
import { HIDDEN } from '#core/audit/redact'
import { PluginRegistry } from '#core/plugin/registry'
import { Settings } from '#core/settings/settings'
import { Translator } from '#core/i18n/translator'
import { formatMoney } from '#core/money/format_money'
import { isMoney } from '#core/money/is_money'
import { languageTag, type Locale } from '#core/i18n/locales'
import { readInstant } from '#core/time/instant'

/** A field that a change touched, in words. */
export interface ReadableChange {
  field: string
  label: string
  before: string | null
  after: string | null
}

const INSTANT = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/

/** A word of ours, such as a status, rather than somebody's text. */
const CODE = /^[a-z][a-z_]{1,30}$/

/** What prices are called: figures in minor units of the shop's currency. */
const PRICES = new Set(['price', 'special_price', 'amount_from', 'amount_to'])

/** What rates in hundredths of a percent are called. */
const RATES = new Set(['basis_points'])

/** What figures with decimals are called that are kept as text, to the last digit. */
const DECIMALS = new Set(['rate'])

const LANGUAGE = /^([a-z]{2})_[A-Z]{2}$/

const EXACT = { maximumFractionDigits: 10 }

/** Characters of a value: a description or a whole import may be in the log. */
const LONGEST = 2000

/**
 * The audit log in words: kinds of things by `<plugin>.subjects.<name>`, their fields by
 * `<plugin>.fields.<subject>.<field>` or, common to all, `core.fields.<field>`; words of ours among the values by
 * `core.values.<value>`. What has no words keeps its plain name.
 */
@inject()
export class AuditWords {
  constructor(
    private readonly translator: Translator,
    private readonly channels: ChannelPort,
    private readonly settings: Settings,
    private readonly plugins: PluginRegistry
  ) {}

  subject(subject: string, locale: Locale): string {
    const [plugin, ...name] = subject.split('.')
    return this.#word(locale, [`${plugin}.subjects.${name.join('_')}`]) ?? subject
  }

  /** `address.1.firstName` → « Adresse › 1 › Prénom »; settings have labels of their own. */
  field(subject: string, field: string, locale: Locale): string {
    const setting = this.settings.definitions.get(field)
    if (setting) return setting.label[locale]
    const part = (text: string) => this.#name(text, ownWords(subject), locale)
    return (
      part(field) ??
      field
        .split('.')
        .map((text) => part(text) ?? text)
        .join(' › ')
    )
  }

  changes(subject: string, changes: string, locale: Locale): ReadableChange[] {
    const told = JSON.parse(changes) as Record<string, [unknown, unknown]>
    return Object.entries(told).map(([field, [before, after]]) => {
      const about = { field, name: field.split('.').at(-1) ?? field, own: ownWords(subject), locale }
      return {
        field,
        label: this.field(subject, field, locale),
        before: this.#value(before, about),
        after: this.#value(after, about),
      }
    })
  }

  /** A value as people read it; null: nothing. */
  #value(value: unknown, about: About): string | null {
    const { locale } = about
    if (value === null || value === undefined || value === '') return null
    if (value === HIDDEN) return this.translator.translate(locale, 'platform.audit.hidden')
    if (typeof value === 'boolean') {
      return this.translator.translate(locale, value ? 'platform.export.yes' : 'platform.export.no')
    }
    if (typeof value === 'number') return this.#figure(value, about)
    if (typeof value === 'string' && DECIMALS.has(about.name)) return decimal(value, locale)
    if (typeof value === 'string') return this.#text(value, locale)
    if (Array.isArray(value)) return this.#several(value, about)
    if (isMoney(value)) return formatMoney(locale, value)
    return this.#pairs(value, about)
  }

  #figure(value: number, { name, field, locale }: About): string {
    const currency = this.channels.all()[0]?.baseCurrency
    const isAmount = PRICES.has(plain(name)) || this.settings.definitions.get(field)?.isAmount
    if (currency && isAmount) return formatMoney(locale, { amount: value, currency })
    const isRate = RATES.has(plain(name)) || this.settings.definitions.get(field)?.isRate
    if (isRate) return percentage(value, locale)
    return value.toLocaleString(languageTag(locale), { maximumFractionDigits: 6 })
  }

  #text(value: string, locale: Locale): string {
    const permission = this.plugins.permissions.get(value)
    if (permission) return permission.label[locale]
    if (CODE.test(value)) return this.#word(locale, [`core.values.${value}`]) ?? value
    if (!INSTANT.test(value)) return value.length > LONGEST ? `${value.slice(0, LONGEST)}…` : value
    const zone = this.channels.all()[0]?.timezone ?? 'utc'
    const time = readInstant(value).setZone(zone).setLocale(languageTag(locale))
    return time.toLocaleString({ dateStyle: 'medium', timeStyle: 'short' })
  }

  #several(values: unknown[], about: About): string | null {
    const parts = values.map((one) => this.#value(one, about)).filter((part) => part !== null)
    return parts.length > 0 ? this.#text(parts.join(', '), about.locale) : null
  }

  #pairs(value: object, about: About): string | null {
    const { locale, own } = about
    const pairs = Object.entries(value).flatMap(([name, one]) => {
      const told = this.#value(one, { ...about, name })
      return told === null ? [] : `${this.#name(name, own, locale) ?? name}${colon(locale)} ${told}`
    })
    return pairs.length > 0 ? this.#text(pairs.join(', '), locale) : null
  }

  /** What a field, or a part of it, is called; null: nobody said. */
  #name(text: string, own: string, locale: Locale): string | null {
    const [, language] = LANGUAGE.exec(text) ?? []
    if (language) return new Intl.DisplayNames([languageTag(locale)], { type: 'language' }).of(language) ?? text
    return this.#word(locale, [own + text, own + plain(text), `core.fields.${plain(text)}`])
  }

  #word(locale: Locale, keys: string[]): string | null {
    const key = keys.find((one) => this.translator.has(locale, one))
    return key ? this.translator.translate(locale, key) : null
  }
}

/** What a value is of: the words of its subject's fields begin with `own`. */
interface About {
  /** Whole, and its last part. */
  field: string
  name: string
  own: string
  locale: Locale
}

function ownWords(subject: string): string {
  const [plugin, ...name] = subject.split('.')
  return `${plugin}.fields.${name.join('_')}.`
}

/** Fields are written both ways, `firstName` and `first_name`; words common to all are kept under the second. */
function plain(field: string): string {
  return field.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)
}

/** Ends what a value is called. */
export function colon(locale: Locale): string {
  return locale === 'fr_FR' ? '\u202f:' : ':'
}

/** A figure that is kept as text, as the language writes it; any other text as it is. */
function decimal(text: string, locale: Locale): string {
  return /^\d{1,9}(\.\d{1,10})?$/.test(text) ? Number(text).toLocaleString(languageTag(locale), EXACT) : text
}

function percentage(basisPoints: number, locale: Locale): string {
  return (basisPoints / 10_000).toLocaleString(languageTag(locale), { style: 'percent', maximumFractionDigits: 2 })
}
