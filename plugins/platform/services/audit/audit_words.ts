import { inject } from '@adonisjs/core'
import { ChannelPort } from '#core/context/shop_context'
import { HIDDEN } from '#core/audit/redact'
import { PluginRegistry } from '#core/plugin/registry'
import { ResourceCatalogue } from '#core/resources/resource_catalogue'
import { Settings } from '#core/settings/settings'
import { Translator } from '#core/i18n/translator'
import { ERASED } from '#core/audit/erase_entries'
import { formatMoney } from '#core/money/format_money'
import { isMoney } from '#core/money/is_money'
import { languageTag, type Locale } from '#core/i18n/locales'
import { readInstant } from '#core/time/instant'
import type { Label } from '#core/i18n/label'
import type { SettingDefinition } from '#core/settings/setting'
import { KnownCodes, type CodeWords, type StoredChanges } from '#plugins/platform/services/audit/known_codes'
import { ThingNames, type Thing } from '#plugins/platform/services/audit/thing_names'
import { snakeCase } from '#plugins/platform/services/audit/snake_case'

/** A changed field, formatted. */
export interface ReadableChange {
  field: string
  label: string
  before: string | null
  after: string | null
}

const INSTANT = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/

/** A code of the program, such as a status, rather than a text that a person typed. */
const CODE = /^[a-z][a-z_]{1,30}$/

/** Fields with text that a person typed: their values are never codes. */
const TYPED = new Set(['name', 'title', 'label', 'description', 'text', 'comment', 'message', 'note', 'reason', 'code'])

/** Names of price fields: minor units of the shop's currency. */
const PRICES = new Set(['price', 'special_price', 'amount_from', 'amount_to', 'off', 'total', 'to_pay_back'])

/** Names of fields with rates in hundredths of a percent. */
const RATES = new Set(['basis_points'])

/** Names of fields with exact decimals, stored as text. */
const DECIMALS = new Set(['rate'])

const LANGUAGE = /^([a-z]{2})_[A-Z]{2}$/

const EXACT = { maximumFractionDigits: 10 }

/** Characters of a value: a description or a whole import may be in the log. */
const LONGEST = 2000

/**
 * The audit log in words. Kinds of things: `<plugin>.subjects.<name>`. Their fields:
 * `<plugin>.fields.<subject>.<field>`, `core.fields.<field>`, else the column of the subject's list. Values that are codes:
 * `<plugin>.values.<subject>.<field>.<value>`, the names of `core.code_names`, the choices of the column, else
 * `core.values.<value>`. What has no words keeps its plain name.
 */
@inject()
export class AuditWords {
  constructor(
    private readonly translator: Translator,
    private readonly channels: ChannelPort,
    private readonly settings: Settings,
    private readonly plugins: PluginRegistry,
    private readonly codes: KnownCodes,
    private readonly names: ThingNames,
    private readonly resources: ResourceCatalogue
  ) {}

  subject(subject: string, locale: Locale): string {
    const [plugin, ...name] = subject.split('.')
    const own = this.resources.find(subject)?.resource.label.one[locale]
    return own ?? this.#word(locale, [`${plugin}.subjects.${name.join('_')}`]) ?? subject
  }

  /** The names of the records and settings of entries. One without a name keeps its id or code. */
  async things(things: readonly Thing[], locale: Locale): Promise<string[]> {
    const names = await this.names.of(things, locale)
    return things.map(({ subject, id }) => {
      const setting =
        subject === 'core.settings' ? this.settings.definitions.get(id)?.field.options.label[locale] : undefined
      return setting ?? (names.get(`${subject} ${id}`) || id)
    })
  }

  /** The changes of entries, in their order. Names of codes are read once for all of them. */
  async read(entries: readonly StoredChanges[], locale: Locale): Promise<ReadableChange[][]> {
    const codes = await this.codes.of(entries, locale)
    return entries.map(({ subject, changes }) => {
      const stored = JSON.parse(changes) as Record<string, [unknown, unknown]>
      return Object.entries(stored).map(([field, [before, after]]) => {
        const about = { subject, field, path: field.split('.'), locale, codes }
        return {
          field,
          label: this.#label(about),
          before: this.#value(before, about),
          after: this.#value(after, about),
        }
      })
    })
  }

  /** `address.1.firstName` → « Adresse › 1 › Prénom »; settings have labels of their own. */
  #label(about: About): string {
    const { subject, field, path, locale, codes } = about
    const { definition, place } = this.#setting(field)
    if (definition) {
      const scope = place.map(
        (part) => codes.value(subject, ['channel'], part) ?? codes.value(subject, ['locale'], part) ?? part
      )
      const label = definition.field.options.label[locale]
      return scope.length > 0 ? `${label} (${scope.join(', ')})` : label
    }
    const parts = path.map((text, at) => this.#name(text, { ...about, path: path.slice(0, at) }) ?? text)
    return this.#name(field, { ...about, path: [] }) ?? parts.join(' › ')
  }

  /** The setting that a field is of, and the channel and language it is set for: `sales.x.y (default fr_FR)`. */
  #setting(field: string): { definition: SettingDefinition | undefined; place: string[] } {
    const [, key = field, place = ''] = /^(\S+) \((.+)\)$/.exec(field) ?? []
    return { definition: this.settings.definitions.get(key), place: place.split(' ').filter(Boolean) }
  }

  /** A value as people read it; null: nothing. */
  #value(value: unknown, about: About): string | null {
    const { locale, path } = about
    if (value === null || value === undefined || value === '') return null
    if (value === HIDDEN) return this.translator.translate(locale, 'platform.audit.hidden')
    if (value === ERASED) return this.translator.translate(locale, 'platform.audit.erased')
    if (typeof value === 'boolean') {
      return this.translator.translate(locale, value ? 'platform.export.yes' : 'platform.export.no')
    }
    if (typeof value === 'number') return this.#figure(value, about)
    if (typeof value === 'string' && DECIMALS.has(path.at(-1) ?? '')) return decimal(value, locale)
    if (typeof value === 'string' && path.at(-1) === 'sort') return this.#order(value, about)
    if (typeof value === 'string') return this.#text(value, about)
    if (Array.isArray(value)) return this.#several(value, about)
    if (isMoney(value)) return formatMoney(locale, value)
    return this.#pairs(value, about)
  }

  #figure(value: number, { subject, path, field, locale, codes }: About): string {
    const currency = this.channels.all()[0]?.baseCurrency
    const { definition } = this.#setting(field)
    const name = snakeCase(path.at(-1) ?? '')
    const kind = definition?.field.kind ?? codes.kind(subject, path[0] ?? '')
    if (currency && (kind === 'money' || PRICES.has(name))) return formatMoney(locale, { amount: value, currency })
    if (kind === 'percent' || RATES.has(name)) return percentage(value, locale)
    const numbered = codes.value(subject, path, String(value))
    return numbered ?? value.toLocaleString(languageTag(locale), { maximumFractionDigits: 6 })
  }

  #text(value: string, about: About): string {
    const { subject, path, field, locale, codes } = about
    const permission = this.plugins.permissions.get(value)
    if (permission) return permission.label[locale]
    // Its plugin or its content type is gone.
    if (path[0] === 'permissions' || field === 'permissions') return this.#gone(locale, value)
    const { choices } = (this.#setting(field).definition?.field.options ?? {}) as { choices?: Record<string, Label> }
    const choice = choices?.[value]
    if (choice) return choice[locale]
    const name = snakeCase(path.at(-1) ?? '')
    const own = CODE.test(value) ? this.#word(locale, [`${wordsOf(subject, 'values')}${name}.${value}`]) : null
    const known = own ?? codes.value(subject, path, value)
    if (known) return known
    if (CODE.test(value) && !TYPED.has(name)) return this.#word(locale, [`core.values.${value}`]) ?? value
    if (!INSTANT.test(value)) return cut(value)
    const zone = this.channels.all()[0]?.timezone ?? 'utc'
    const time = readInstant(value).setZone(zone).setLocale(languageTag(locale))
    return time.toLocaleString({ dateStyle: 'medium', timeStyle: 'short' })
  }

  #gone(locale: Locale, permission: string): string {
    const of = permission.split('.').find((part, at) => at > 0 && part !== 'menu') ?? ''
    return this.translator.translate(locale, 'platform.audit.gone_permission', { of })
  }

  /** `-created_at,name` → « Créé ↓, Nom ↑ ». */
  #order(value: string, about: About): string {
    const columns = value.split(',').map((column) => {
      const name = column.replace(/^-/, '')
      return `${this.#name(name, { ...about, path: [] }) ?? name} ${column.startsWith('-') ? '↓' : '↑'}`
    })
    return columns.join(', ')
  }

  #several(values: unknown[], about: About): string | null {
    const parts = values.map((one) => this.#value(one, about)).filter((part) => part !== null)
    return parts.length > 0 ? cut([...new Set(parts)].join(', ')) : null
  }

  #pairs(value: object, about: About): string | null {
    const { locale, path } = about
    const pairs = Object.entries(value).flatMap(([name, one]) => {
      const formatted = this.#value(one, { ...about, path: [...path, name] })
      return formatted === null ? [] : `${this.#name(name, about) ?? name}${colon(locale)} ${formatted}`
    })
    return pairs.length > 0 ? cut(pairs.join(', ')) : null
  }

  /** The label of a field, or of a nested part of it; null: it has none. */
  #name(text: string, { subject, path, locale, codes }: About): string | null {
    const [, language] = LANGUAGE.exec(text) ?? []
    if (language) return new Intl.DisplayNames([languageTag(locale)], { type: 'language' }).of(language) ?? text
    const code = codes.part(subject, [...path, text])
    if (code) return code
    const own = wordsOf(subject, 'fields')
    const word = this.#word(locale, [own + text, own + snakeCase(text), `core.fields.${snakeCase(text)}`])
    return word ?? codes.label(subject, text)
  }

  #word(locale: Locale, keys: string[]): string | null {
    const key = keys.find((one) => this.translator.has(locale, one))
    return key ? this.translator.translate(locale, key) : null
  }
}

/** The context of a value. */
interface About {
  subject: string
  /** The whole field of the entry. */
  field: string
  /** Its parts, and those of the value that lead to this one. */
  path: readonly string[]
  locale: Locale
  codes: CodeWords
}

/** The prefix of a subject's translation keys. */
function wordsOf(subject: string, kind: 'fields' | 'values'): string {
  const [plugin, ...name] = subject.split('.')
  return `${plugin}.${kind}.${name.join('_')}.`
}

function cut(text: string): string {
  return text.length > LONGEST ? `${text.slice(0, LONGEST)}…` : text
}

/** The separator between a label and its value. */
export function colon(locale: Locale): string {
  return locale === 'fr_FR' ? '\u202f:' : ':'
}

/** Formats a number that is stored as text; any other text is unchanged. */
function decimal(text: string, locale: Locale): string {
  return /^\d{1,9}(\.\d{1,10})?$/.test(text) ? Number(text).toLocaleString(languageTag(locale), EXACT) : text
}

function percentage(basisPoints: number, locale: Locale): string {
  return (basisPoints / 10_000).toLocaleString(languageTag(locale), { style: 'percent', maximumFractionDigits: 2 })
}
