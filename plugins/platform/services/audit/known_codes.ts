import app from '@adonisjs/core/services/app'
import { inject } from '@adonisjs/core'
import { ListCatalogue } from '#core/lists/list_catalogue'
import { PluginRegistry } from '#core/plugin/registry'
import { ResourceCatalogue } from '#core/resources/resource_catalogue'
import { choicesOf } from '#core/lists/conditions'
import { languageTag, LOCALES, type Locale } from '#core/i18n/locales'
import { snakeCase } from '#plugins/platform/services/audit/snake_case'
import type { CodeNames } from '#core/audit/code_names'
import type { Fields } from '#core/fields/field'
import type { ListDefinition } from '#core/lists/list'

/** An entry of the log as it is stored. */
export interface StoredChanges {
  subject: string
  /** JSON of `AuditEntry['changes']`. */
  changes: string
}

/** Names of one kind of code, with the fields that hold such codes. */
type Names = Pick<CodeNames, 'fields'> & { names: ReadonlyMap<string, string> }

/** Fields whose codes no plugin names. */
const COUNTRIES = ['country', 'countries']
const LANGUAGES = ['locale', 'locales', 'default_locale', 'configuration.locales.code']

/** Loads the names of the codes in entries of the audit log. */
@inject()
export class KnownCodes {
  constructor(
    private readonly lists: ListCatalogue,
    private readonly plugins: PluginRegistry,
    private readonly resources: ResourceCatalogue
  ) {}

  /** Reads only the names that these entries need. */
  async of(entries: readonly StoredChanges[], locale: Locale): Promise<CodeWords> {
    const held = new Set(entries.flatMap(({ changes }) => keysOf(changes)))
    const isHeld = (field: string) => held.has(field.split('.').at(-1) ?? '')
    const contributed = await Promise.all(this.plugins.contributions('core.code_names').map(({ load }) => load()))
    const needed = contributed.filter(({ fields }) => fields.some(isHeld))
    const names = await Promise.all(needed.map(async ({ fields, read }) => ({ fields, names: await read(locale) })))
    const subjects = new Map<string, ListWords>()
    for (const subject of new Set(entries.map((entry) => entry.subject))) {
      const list = await this.lists.find(subject)
      const fields = this.resources.find(subject)?.resource.fields ?? {}
      const isColumnHeld = (key: string) =>
        isHeld(key) ||
        Object.entries(fields).some(([name, { options }]) => options.key === key && isHeld(snakeCase(name)))
      if (list) subjects.set(subject, fieldWords(await listWords(list, isColumnHeld, locale), fields, locale))
    }
    return new CodeWords([...names, ...(await this.#own(isHeld, locale))], subjects, locale)
  }

  async #own(isHeld: (field: string) => boolean, locale: Locale): Promise<Names[]> {
    const languages = new Intl.DisplayNames([languageTag(locale)], { type: 'language' })
    const names = LOCALES.map((one) => [one, languages.of(one.slice(0, 2)) ?? one] as const)
    const own: Names[] = [{ fields: LANGUAGES, names: new Map(names) }]
    if (['list', 'columns', 'sort', 'filter'].some(isHeld)) own.push(...(await this.#ofLists(locale)))
    if (['mapping', 'defaults'].some(isHeld)) own.push(await this.#ofImports(locale))
    return own
  }

  /** The fields that columns of an import's file map to. */
  async #ofImports(locale: Locale): Promise<Names> {
    const importers = await Promise.all(this.plugins.contributions('core.importers').map(({ load }) => load()))
    // Of fields with one name the last label counts: those of products come last.
    const ordered = importers.toSorted((one, other) => Number(other.isPlain ?? false) - Number(one.isPlain ?? false))
    const fields = await Promise.all(ordered.map((importer) => importer.fields?.(app) ?? []))
    return {
      fields: ['mapping', 'defaults'],
      names: new Map(fields.flat().map(({ field, label }) => [field, label[locale]])),
    }
  }

  /** Lists and their columns, as views and exports name them. */
  async #ofLists(locale: Locale): Promise<Names[]> {
    const [labels, columns] = [new Map<string, string>(), new Map<string, string>()]
    for (const key of this.lists.keys()) {
      const list = await this.lists.find(key)
      if (!list) continue
      labels.set(key, list.label[locale])
      for (const [name, { label }] of Object.entries(list.columns)) columns.set(name, label[locale])
    }
    return [
      { fields: ['list'], names: labels },
      { fields: ['columns'], names: columns },
    ]
  }
}

/** Names from the list of a subject: labels of its columns and of their choices. */
interface ListWords {
  labels: ReadonlyMap<string, string>
  choices: ReadonlyMap<string, ReadonlyMap<string, string>>
  /** Kinds of the fields of a resource. */
  kinds?: ReadonlyMap<string, string>
}

/** The same with the labels and kinds of the fields of a resource, which may have other names than its columns. */
function fieldWords(words: ListWords, fields: Fields, locale: Locale): ListWords {
  const labels = new Map(words.labels)
  const choices = new Map(words.choices)
  for (const [name, { options }] of Object.entries(fields)) {
    const known = options.key ? words.choices.get(options.key) : undefined
    labels.set(snakeCase(name), options.label[locale])
    if (known) choices.set(snakeCase(name), known)
  }
  return { labels, choices, kinds: new Map(Object.entries(fields).map(([name, { kind }]) => [snakeCase(name), kind])) }
}

async function listWords(list: ListDefinition, isHeld: (field: string) => boolean, locale: Locale): Promise<ListWords> {
  const columns = Object.entries(list.columns).filter(([name]) => isHeld(name))
  const choices = await Promise.all(
    columns
      .filter(([, { type }]) => type === 'choice')
      .map(async ([name, column]) => {
        const found = (await choicesOf(column)).map(({ value, label }) => [value, inWords(label, locale)] as const)
        return [name, new Map(found)] as const
      })
  )
  return { labels: new Map(columns.map(([name, { label }]) => [name, label[locale]])), choices: new Map(choices) }
}

const inWords = (label: string | Record<Locale, string>, locale: Locale) =>
  typeof label === 'string' ? label : label[locale]

/** Names of the codes of some entries, in one language. A path is that of a field: `attributes.colour` has two parts. */
export class CodeWords {
  readonly #countries: Intl.DisplayNames

  constructor(
    private readonly names: readonly Names[],
    private readonly subjects: ReadonlyMap<string, ListWords>,
    locale: Locale
  ) {
    this.#countries = new Intl.DisplayNames([languageTag(locale)], { type: 'region' })
  }

  /** The label of a field in the list of its subject; null: it has no such column. */
  label(subject: string, field: string): string | null {
    const own = this.subjects.get(subject)?.labels.get(snakeCase(field))
    return own ?? this.#find(subject, ['columns'], snakeCase(field))
  }

  /** The kind of a resource's field; null: the subject is no resource. */
  kind(subject: string, field: string): string | null {
    return this.subjects.get(subject)?.kinds?.get(snakeCase(field)) ?? null
  }

  /** The name of the last part of a path, where it is a code; null: it is none. */
  part(subject: string, path: readonly string[]): string | null {
    return this.#find(subject, path.slice(0, -1), path.at(-1) ?? '')
  }

  /** The name of a field's value; null: it is no code, or it has no name. */
  value(subject: string, path: readonly string[], value: string): string | null {
    const field = snakeCase(path.at(-1) ?? '')
    if (COUNTRIES.includes(field) && /^[A-Z]{2}$/.test(value)) return this.#countries.of(value) ?? null
    return this.#find(subject, path, value) ?? this.subjects.get(subject)?.choices.get(field)?.get(value) ?? null
  }

  #find(subject: string, path: readonly string[], code: string): string | null {
    for (const { fields, names } of this.names) {
      const isTheirs = path.some((part) => {
        const field = snakeCase(part)
        return fields.includes(field) || fields.includes(`${subject}.${field}`)
      })
      const found = isTheirs ? (names.get(`${path.at(-1)}.${code}`) ?? names.get(code)) : undefined
      if (found !== undefined) return found
    }
    return null
  }
}

/** Names of fields that a JSON text holds, however deep, in snake case: `variants.X.price` gives each part. */
function keysOf(json: string): string[] {
  const keys = [...json.matchAll(/"([^"\\]+)":/g)].map(([, key = '']) => key)
  // A setting of a channel or a language names it: `sales.orders.minimum_amount (default)`.
  const scopes = keys.some((key) => key.endsWith(')')) ? ['channel', 'locale'] : []
  return [...keys.flatMap((key) => key.split('.')).map(snakeCase), ...scopes]
}
