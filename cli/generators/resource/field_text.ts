import { KindRegistry } from '#core/fields/kind_registry'
import { nearest } from '#core/text/nearest'
import { snakeCase } from '#core/database/table'

/** A field as it is typed: `title:text:required:length=120`. */
export interface TypedField {
  name: string
  kind: string
  options: Record<string, string | true>
}

/** Why a field cannot be written: the key of the words, and what they name. */
export class BadField extends Error {
  constructor(
    readonly key: string,
    readonly parameters: Record<string, string>
  ) {
    super(key)
  }
}

/** Tables by resource. */
export type Tables = Readonly<Record<string, string>>

const FLAGS = ['required', 'unique', 'translated', 'search', 'fixed', 'many', 'hidden']
const VALUES = ['length', 'min', 'max', 'digits', 'default', 'of', 'choices', 'accept', 'label', 'label_fr']

/** Kinds that have fields of their own: they are written by hand. */
const NESTED = ['group', 'repeater']

const NAME = /^[a-z][a-zA-Z0-9]*$/

/** @throws BadField */
export function readField(typed: string): TypedField {
  const [name = '', kind = 'text', ...rest] = typed.split(':')
  if (!NAME.test(name) || ['id', 'version', 'createdAt', 'updatedAt'].includes(name))
    throw new BadField('bad_field', { name })
  const kinds = new KindRegistry().names().filter((known) => !NESTED.includes(known))
  if (!kinds.includes(kind)) {
    throw new BadField('unknown_kind', { name, kind, meant: nearest(kind, kinds) ?? '', known: kinds.join(', ') })
  }
  const options: TypedField['options'] = {}
  for (const text of rest) {
    const [option = '', value] = text.split(/=(.*)/s)
    const isKnown = value === undefined ? FLAGS.includes(option) : VALUES.includes(option)
    if (!isKnown) throw new BadField('unknown_option', { name, option, known: [...FLAGS, ...VALUES].join(', ') })
    options[option] = value ?? true
  }
  if (kind === 'relation' && !options.of) throw new BadField('no_rows', { name })
  if ((kind === 'choice' || kind === 'choices') && !options.choices) throw new BadField('no_choices', { name })
  return { name, kind, options }
}

/** « Starts on » for `startsOn`. */
export function wordsOf(name: string): string {
  const words = snakeCase(name).replaceAll('_', ' ')
  return words.charAt(0).toUpperCase() + words.slice(1)
}

const camelCase = (name: string) => name.replace(/_([a-z])/g, (_, letter: string) => letter.toUpperCase())

const quoted = (text: string) => `'${text.replaceAll('\\', '\\\\').replaceAll("'", "\\'")}'`

const label = (french: string, english: string) => `{ fr_FR: ${quoted(french)}, en_GB: ${quoted(english)} }`

const FIGURES = new Set(['length', 'min', 'max', 'digits'])

/** The builder of a kind: `longText`. */
export const builderOf = ({ kind }: TypedField) => camelCase(kind)

/** The field in the definition: `title: text({ label: …, required: true })`. */
export function fieldSource(field: TypedField): string {
  const { name, options } = field
  const english = String(options.label ?? wordsOf(name))
  const parts = [`label: ${label(String(options.label_fr ?? english), english)}`]
  for (const [option, value] of Object.entries(options)) {
    if (option.startsWith('label')) continue
    if (option === 'hidden') parts.push("column: 'hidden'")
    else if (value === true) parts.push(`${option}: true`)
    else if (option === 'choices')
      parts.push(
        `choices: { ${value
          .split('|')
          .map((one) => `${quoted(one)}: ${label(wordsOf(one), wordsOf(one))}`)
          .join(', ')} }`
      )
    else if (option === 'accept') parts.push(`accept: [${value.split('|').map(quoted).join(', ')}]`)
    else parts.push(`${option}: ${valueSource(field, option, value)}`)
  }
  return `${name}: ${builderOf(field)}({ ${parts.join(', ')} }),`
}

function valueSource({ kind }: TypedField, option: string, value: string): string {
  const isFigure =
    FIGURES.has(option) || (option === 'default' && ['integer', 'money', 'percent', 'boolean'].includes(kind))
  return isFigure && value !== 'next' ? value : quoted(value)
}

/**
 * The column of a field in the migration. Null: it stands in a table of its own. `tables`: those of the known resources, so
 * that the database refuses to delete a row that another one needs.
 */
export function columnSource({ name, kind, options }: TypedField, tables: Tables = {}): string | null {
  if (options.many) return null
  const column = quoted(snakeCase(name))
  const length = Number(options.length ?? 255)
  const target = tables[String(options.of)]
  const types: Record<string, string> = {
    text: `table.string(${column}, ${length})`,
    long_text: `table.text(${column})`,
    url: `table.text(${column})`,
    email: `email(table, ${column})`,
    phone: `table.string(${column}, 32)`,
    integer: `table.integer(${column})`,
    percent: `table.integer(${column})`,
    decimal: `code(table, ${column}, 26)`,
    money: `money(table, ${column})`,
    day: `table.date(${column})`,
    instant: `instant(table, ${column})`,
    time: `code(table, ${column}, 5)`,
    colour: `code(table, ${column}, 7)`,
    country: `code(table, ${column}, 2)`,
    locale: `code(table, ${column}, 8)`,
    slug: `code(table, ${column}, ${Number(options.length ?? 64)})`,
    boolean: `boolean(table, ${column})`,
    choices: `json(table, ${column})`,
    relation: `reference(table, ${column})${target ? `.references('${target}.id').index()` : ''}`,
    media: `reference(table, ${column}).references('core_media.id')`,
  }
  const source = types[kind] ?? `code(table, ${column})`
  if (kind === 'boolean') return `${source}.notNullable().defaultTo(${options.default === 'true'})`
  if (kind === 'choices') return `${source}.notNullable().defaultTo('[]')`
  return options.required ? `${source}.notNullable()` : `${source}.nullable()`
}

/** Functions of `core/database/columns` that a column uses. */
export function columnHelpers(sources: readonly string[]): string[] {
  return [
    ...new Set(
      sources.flatMap((source) => /^(email|code|money|instant|boolean|json|reference)\(/.exec(source)?.[1] ?? [])
    ),
  ]
}
