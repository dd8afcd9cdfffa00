import { BootError } from '#core/plugin/boot_error'
import { nearest } from '#core/text/nearest'
import boolean from '#core/fields/kinds/boolean'
import choice from '#core/fields/kinds/choice'
import choices from '#core/fields/kinds/choices'
import colour from '#core/fields/kinds/colour'
import country from '#core/fields/kinds/country'
import currency from '#core/fields/kinds/currency'
import day from '#core/fields/kinds/day'
import decimal from '#core/fields/kinds/decimal'
import email from '#core/fields/kinds/email'
import group from '#core/fields/kinds/group'
import instant from '#core/fields/kinds/instant'
import integer from '#core/fields/kinds/integer'
import lines from '#core/fields/kinds/lines'
import link from '#core/fields/kinds/link'
import locale from '#core/fields/kinds/locale'
import longText from '#core/fields/kinds/long_text'
import media from '#core/fields/kinds/media'
import money from '#core/fields/kinds/money'
import percent from '#core/fields/kinds/percent'
import phone from '#core/fields/kinds/phone'
import relation from '#core/fields/kinds/relation'
import repeater from '#core/fields/kinds/repeater'
import richText from '#core/fields/kinds/rich_text'
import secret from '#core/fields/kinds/secret'
import slug from '#core/fields/kinds/slug'
import text from '#core/fields/kinds/text'
import time from '#core/fields/kinds/time'
import url from '#core/fields/kinds/url'
import type { Field } from '#core/fields/field'
import type { FieldKind, Kinds } from '#core/fields/field_kind'

/** The kinds that the product brings, in the order of the documentation. */
const CORE_KINDS: readonly FieldKind[] = [
  text,
  longText,
  richText,
  lines,
  integer,
  decimal,
  money,
  percent,
  day,
  instant,
  time,
  boolean,
  choice,
  choices,
  email,
  phone,
  url,
  link,
  slug,
  secret,
  colour,
  country,
  currency,
  locale,
  media,
  relation,
  repeater,
  group,
]

/** Every kind of field: those of core and those that plugins contribute to `core.field_kinds`. */
export class KindRegistry implements Kinds {
  readonly #kinds = new Map<string, FieldKind>()

  /** @throws BootError when two kinds have one name */
  constructor(contributed: readonly { plugin: string; kind: FieldKind }[] = []) {
    for (const kind of CORE_KINDS) this.#kinds.set(kind.name, kind)
    for (const { plugin, kind } of contributed) {
      if (this.#kinds.has(kind.name)) {
        throw new BootError(plugin, `the field kind "${kind.name}" exists already.`, 'Give it another name.')
      }
      this.#kinds.set(kind.name, kind)
    }
  }

  names(): string[] {
    return [...this.#kinds.keys()]
  }

  has(name: string): boolean {
    return this.#kinds.has(name)
  }

  of({ kind }: Field): FieldKind {
    const found = this.#kinds.get(kind)
    if (found) return found
    const meant = nearest(kind, this.names())
    throw new Error(`There is no field kind "${kind}".${meant ? ` Did you mean "${meant}"?` : ''}`)
  }
}
