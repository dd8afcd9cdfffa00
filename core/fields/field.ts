import type { Label } from '#core/i18n/label'
import type { DomainError, Refusal } from '#core/errors/domain_error'
import type { Locale } from '#core/i18n/locales'

/** Condition under which a field is shown: another field of the same row has one of the values. */
export interface VisibleWhen {
  field: string
  is: readonly (string | boolean | number)[]
}

/** Options that every kind has. */
export interface FieldOptions {
  label: Label
  /** A sentence below the input. It is also the description in the API document. */
  help?: Label
  /** Must have a value. Of a translated field, the value in the default language. */
  required?: boolean
  /** No two rows have the same value; with names, no two rows with the same values of those fields. */
  unique?: true | readonly string[]
  /** Its refusal of a value that another row has. */
  taken?: Refusal
  /** Its refusal of a choice that does not exist. */
  unknown?: (parameters: { code: string | number; value: string | number }, field: string) => DomainError
  /** Of a required field: its refusal of a missing value, where it has words of its own. */
  missing?: Refusal
  /** One value per language. */
  translated?: boolean
  /** Value of a new row that gives none. */
  default?: unknown
  /** Reads what the input of a new row begins with, where a request that gives none is refused all the same. */
  initial?: (locale: Locale) => Promise<unknown>
  /** What the row has instead of null: an empty text, 0, an empty list. It is also the default. */
  blank?: unknown
  /** Set when the row is created, never changed. */
  fixed?: boolean
  /** Only hooks set it: no request gives it, and forms show it as a fact. */
  readOnly?: true
  /** `change`: the form of a new row leaves it out, since its default or a hook fills it in. False: no form has it. */
  form?: 'change' | false
  /** Permissions to see and to change it, in addition to those of the resource. */
  permission?: { view?: string; update?: string }
  visibleWhen?: VisibleWhen
  /** It is shown where one of these lists of conditions holds whole. A condition on several values holds for one of them. */
  shownFor?: readonly (readonly VisibleWhen[])[]
  /** False: no column in the list. `hidden`: people add the column themselves. Default: shown. */
  column?: false | 'hidden'
  /** Label of its column, if it is shorter. */
  columnLabel?: Label
  /** False: no filter. `exact`: a text is compared whole. */
  filter?: false | 'exact'
  /** The list's search looks in it. */
  search?: boolean
  /** People call a row by it, as by a code or a number: an exact match comes first. */
  isCode?: boolean
  /** Column of the table, if it is not the name in snake case. False: hooks keep it elsewhere; the hook `read` or a virtual of its name reads it. */
  stored?: string | false
  /** Whether its changes are in the audit log. Default: those of what the table itself stores. */
  audited?: boolean
  /** It is never read again, by nobody: rows lack it, its entries in the audit log have no value, and null keeps the old one. */
  writeOnly?: true
  /** Key of the list's column and filter, if it is not the name in snake case. */
  key?: string
}

/** A field of a resource, a setting or an attribute. `Value` is the type of its value in a row. */
export interface Field<Value = unknown, Options extends FieldOptions = FieldOptions> {
  /** Name in the registry of kinds. */
  readonly kind: string
  readonly options: Options
  /** Never set. It carries the type. */
  readonly value?: Value
}

export type Fields = Record<string, Field>

/** The value of a field with these options: null where it is not required, by language where it is translated. */
export type ValueWith<Value, Options> = Options extends { translated: true }
  ? Record<Locale, Value | null>
  : Options extends { required: true }
    ? Value
    : Options extends { blank: {} }
      ? Value
      : Value | null

export type ValueOf<One extends Field> = Exclude<One['value'], undefined>

/** Values of all fields, by name. */
export type ValuesOf<All extends Fields> = { [Name in keyof All]: ValueOf<All[Name]> }

/** Names of the fields that no request gives. */
type ReadOnlyNames<All extends Fields> = {
  [Name in keyof All]: All[Name]['options'] extends { readOnly: true } ? Name : never
}[keyof All]

/** Names of the fields that a request may leave out when it creates a row. */
type OptionalNames<All extends Fields> = {
  [Name in keyof All]: All[Name]['options'] extends { required: true }
    ? All[Name]['options'] extends { default: unknown }
      ? Name
      : never
    : Name
}[keyof All]

/** What a request gives to create a row. */
export type InputOf<All extends Fields> = Omit<ValuesOf<All>, OptionalNames<All> | ReadOnlyNames<All>> &
  Partial<Omit<Pick<ValuesOf<All>, OptionalNames<All>>, ReadOnlyNames<All>>>

/** Names of the fields that cannot be changed. */
type FixedNames<All extends Fields> =
  ReadOnlyNames<All> | { [Name in keyof All]: All[Name]['options'] extends { fixed: true } ? Name : never }[keyof All]

/** What a request gives to change a row. */
export type ChangeOf<All extends Fields> = Omit<ValuesOf<All>, FixedNames<All> | OptionalNames<All>> &
  Partial<Omit<Pick<ValuesOf<All>, OptionalNames<All>>, FixedNames<All>>>

/** A field of a kind. Plugins with kinds of their own declare builders with it. */
export function field<Value, const Options extends FieldOptions>(
  kind: string,
  options: Options
): Field<ValueWith<Value, Options>, Options> {
  return { kind, options }
}
