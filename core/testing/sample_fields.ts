import { LOCALES } from '#core/i18n/locales'
import { sampleMedium } from '#core/testing/sample_media'
import { namedValues, type ChoiceList } from '#core/fields/choice_list'
import type { Field, Fields } from '#core/fields/field'
import type { MediaType } from '#core/media/media_types'

type Options = Field['options'] & {
  length?: number
  min?: number
  max?: number
  digits?: number
  choices?: ChoiceList
  fields?: Fields
  many?: boolean
  accept?: readonly MediaType[]
}

/** Two valid values of each kind, the second for a change. Kinds of plugins come with their own samples. */
const VALUES: Record<string, (options: Options, turn: number) => unknown> = {
  text: ({ length = 255 }, turn) => `Essai ${turn}`.slice(0, length),
  long_text: (_options, turn) => `Première ligne\nSeconde ligne ${turn}`,
  integer: ({ min = 0, max = 1000 }, turn) => Math.min(max, min + turn),
  decimal: ({ digits = 2 }, turn) => (digits > 0 ? `${turn}.5` : String(turn)),
  money: ({ min = 0 }, turn) => min + 100 * turn,
  percent: ({ min = 0 }, turn) => min + 50 * turn,
  day: (_options, turn) => `2026-12-${String(turn).padStart(2, '0')}`,
  instant: (_options, turn) => `2026-12-01T10:20:30.${String(turn).padStart(3, '0')}Z`,
  time: (_options, turn) => `1${turn % 10}:30`,
  boolean: (_options, turn) => turn % 2 === 0,
  choice: ({ choices = {} }, turn) => oneOf(namedValues(choices) ?? [], turn),
  choices: ({ choices = {} }, turn) => [oneOf(namedValues(choices) ?? [], turn)],
  email: (_options, turn) => `essai${turn}@exemple.fr`,
  phone: (_options, turn) => `+33 1 02 03 04 0${turn % 10}`,
  url: (_options, turn) => `https://exemple.fr/${turn}`,
  link: (_options, turn) => `/essai-${turn}`,
  rich_text: (_options, turn) => ({
    type: 'doc',
    content: [{ type: 'paragraph', content: [{ type: 'text', text: `Essai ${turn}` }] }],
  }),
  lines: (_options, turn) => [`essai-${turn}`],
  secret: (_options, turn) => `Vendange-20${10 + turn}!`,
  slug: (_options, turn) => `essai-${turn}`,
  colour: (_options, turn) => `#7a18${String(10 + turn)}`,
  country: (_options, turn) => oneOf(['FR', 'BE', 'LU'], turn),
  currency: (_options, turn) => oneOf(['CHF', 'USD', 'GBP'], turn),
  locale: (_options, turn) => oneOf(LOCALES, turn),
  group: ({ fields = {} }, turn) => sampleValues(fields, turn),
  repeater: ({ fields = {} }, turn) => [sampleValues(fields, turn), sampleValues(fields, turn + 1)],
  relation: ({ many }) => (many ? [] : null),
  media({ accept: [type = 'image'] = [], many }, turn) {
    const id = sampleMedium(type, turn)
    return many ? [id] : id
  },
}

/** A valid value of a field; another turn gives another value. */
export function sampleValue({ kind, options }: Field, turn: number): unknown {
  const value = VALUES[kind]?.(options as Options, turn)
  return options.translated ? Object.fromEntries(LOCALES.map((locale) => [locale, value])) : value
}

/** A valid value of each field. */
export function sampleValues(fields: Fields, turn: number): Record<string, unknown> {
  return Object.fromEntries(Object.entries(fields).map(([name, field]) => [name, sampleValue(field, turn)]))
}

/** Values that no field of the kind accepts. */
export function wrongValues({ kind, options }: Field): unknown[] {
  const { length, many } = options as Options
  if (options.translated) return ['text', ['text']]
  const nested = ['choices', 'lines', 'repeater', 'relation'].includes(kind) ? [] : [['text']]
  const long = ['text', 'long_text', 'slug', 'url', 'link', 'email', 'phone'].includes(kind)
    ? ['x'.repeat((length ?? 10_000) + 1)]
    : []
  const unknown = kind === 'media' ? [many ? [987_654_321] : 987_654_321] : []
  const object = kind === 'group' ? [] : [{ key: 'value' }]
  return [...object, ...nested, ...long, ...unknown]
}

function oneOf<T>(values: readonly T[], turn: number): T | undefined {
  return values[turn % values.length]
}
