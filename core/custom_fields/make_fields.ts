import { boolean } from '#core/fields/kinds/boolean'
import { choice } from '#core/fields/kinds/choice'
import { choices } from '#core/fields/kinds/choices'
import { colour } from '#core/fields/kinds/colour'
import { country } from '#core/fields/kinds/country'
import { day } from '#core/fields/kinds/day'
import { decimal } from '#core/fields/kinds/decimal'
import { email } from '#core/fields/kinds/email'
import { group } from '#core/fields/kinds/group'
import { instant } from '#core/fields/kinds/instant'
import { integer } from '#core/fields/kinds/integer'
import { lines } from '#core/fields/kinds/lines'
import { link } from '#core/fields/kinds/link'
import { longText } from '#core/fields/kinds/long_text'
import { media } from '#core/fields/kinds/media'
import { money } from '#core/fields/kinds/money'
import { percent } from '#core/fields/kinds/percent'
import { phone } from '#core/fields/kinds/phone'
import { relation } from '#core/fields/kinds/relation'
import { repeater } from '#core/fields/kinds/repeater'
import { richText } from '#core/fields/kinds/rich_text'
import { text } from '#core/fields/kinds/text'
import { time } from '#core/fields/kinds/time'
import { url } from '#core/fields/kinds/url'
import { DEFAULT_LOCALE } from '#core/i18n/locales'
import type { CustomField, Texts } from '#core/custom_fields/custom_field'
import type { Field, FieldOptions, Fields } from '#core/fields/field'
import type { Label } from '#core/i18n/label'
import type { StaffKind } from '#core/custom_fields/staff_kinds'

/** Name of a custom field among those of a form, and its key in the stored values. It never changes. */
export const customName = ({ id }: Pick<CustomField, 'id'>): string => `custom_${id}`

/** The fields that staff added, as the house knows fields. */
export function makeFields(all: readonly CustomField[], shared: Partial<FieldOptions> = {}): Fields {
  const usable = all.filter(({ kind, below }) => !isNested(kind) || below.length > 0)
  return Object.fromEntries(usable.map((field) => [customName(field), makeField(field, shared)]))
}

const isNested = (kind: StaffKind) => kind === 'group' || kind === 'repeater'

/** A field that staff added, as the house knows it. */
export function makeField(custom: CustomField, shared: Partial<FieldOptions> = {}): Field {
  const help = labelOf(custom.help)
  const common = {
    label: labelOf(custom.label),
    ...(help.fr_FR ? { help } : {}),
    ...(custom.isRequired ? { required: true } : {}),
    ...(custom.isTranslated ? { translated: true } : {}),
    ...shared,
  } satisfies FieldOptions
  return MAKERS[custom.kind](common, custom)
}

/** The options of every kind. Staff give no default. */
type Common = Omit<FieldOptions, 'default'>

/** An option that is set only where staff gave it a value. */
const set = <Name extends string>(name: Name, value: number | null) => (value === null ? {} : { [name]: value })

type Maker = (common: Common, custom: CustomField) => Field

const plain =
  (builder: (options: Common) => Field): Maker =>
  (common) =>
    builder(common)

const MAKERS: Record<StaffKind, Maker> = {
  text: (common, { length }) => text({ ...common, ...set('length', length) }),
  long_text: (common, { length }) => longText({ ...common, ...set('length', length) }),
  rich_text: plain(richText),
  integer: (common, { least, most }) => integer({ ...common, ...set('min', least), ...set('max', most) }),
  decimal: (common, { least, most }) => decimal({ ...common, ...set('min', least), ...set('max', most) }),
  percent: plain(percent),
  money: plain(money),
  day: plain(day),
  instant: plain(instant),
  time: plain(time),
  boolean: plain(boolean),
  choice: (common, custom) => choice({ ...common, choices: choicesOf(custom) }),
  choices: (common, custom) => choices({ ...common, choices: choicesOf(custom) }),
  email: plain(email),
  phone: plain(phone),
  url: plain(url),
  link: plain(link),
  lines: plain(lines),
  colour: plain(colour),
  country: plain(country),
  media: (common, { many, accept }) => media({ ...common, many, ...(accept.length > 0 ? { accept } : {}) }),
  relation: (common, { many, of }) => relation({ ...common, many, of: of ?? '' }),
  group: (common, { below }) => group({ ...common, fields: makeFields(below) }),
  repeater: (common, { below }) => repeater({ ...common, fields: makeFields(below) }),
}

const choicesOf = ({ choices: offered }: CustomField): Record<string, Label> =>
  Object.fromEntries(offered.map(({ value, label }) => [value, labelOf(label)]))

export function labelOf(texts: Texts): Label {
  const some = texts[DEFAULT_LOCALE] ?? ''
  return { fr_FR: texts.fr_FR || some, en_GB: texts.en_GB || some }
}
