import type { Fields, InputOf, ChangeOf, ValuesOf } from '#core/fields/field'
import type { DomainEvent } from '#core/events/outbox'
import type { Label } from '#core/i18n/label'
import type { Locale } from '#core/i18n/locales'
import type { ListColumn, ListDefinition, ListTab } from '#core/lists/list'
import type { Origin } from '#core/audit/origin'
import type { Person } from '#core/identity/person'
import type { Refusal } from '#core/errors/domain_error'
import type { Selection } from '#core/lists/selection'
import type { RunRows } from '#core/database/run_rows'
import type { Transaction } from '#core/database/store'

/** What staff may be allowed to do with the rows of a resource. */
export const ACTIONS = ['list', 'view', 'create', 'update', 'delete', 'mass_update', 'mass_delete'] as const

export type ResourceAction = (typeof ACTIONS)[number]

export type WriteAction = 'created' | 'updated' | 'deleted'

/** A value that no form changes: an expression over the row, or what a function says of a page of rows. */
export interface VirtualField<Row, Value> {
  label: Label
  help?: Label
  /** False: the form does not show it as a fact. */
  form?: false
  /** A column of the list, over an expression. `$row` stands for the alias of the table. */
  column?: Omit<ListColumn, 'label'>
  /** The values of these rows, in their order, for forms and the API. Not called for a page of a list. */
  read?(rows: readonly Row[], run: RunRows): Promise<readonly Value[]>
}

export type VirtualFields = Record<string, VirtualField<Record<string, unknown>, unknown>>

/** A change of a row that is about to be made or has been made. */
export interface RowChange<Row> {
  trx: Transaction
  /** Null: the row is new. */
  before: Row | null
  after: Row
  origin: Origin
  /** Language of who changes it. */
  locale: Locale
  /** Permissions of who changes it. */
  held: Person['permissions']
}

/** A row that is about to be deleted or has been deleted. */
export interface RowDeletion<Row> {
  trx: Transaction
  row: Row
  origin: Origin
  /** Language of who deletes it. */
  locale: Locale
  /** Permissions of who deletes it. */
  held: Person['permissions']
  /** Whether the deletion was asked for again after its consequences were told. */
  isConfirmed: boolean
  /** Changes for the audit entry that are no fields of the row. Hooks add them. */
  alsoAudited: Record<string, [before: unknown, after: unknown]>
}

/** Code that runs in the transaction of a write. A thrown refusal rolls it back. */
export interface ResourceHooks<Row> {
  /**
   * Work that must not hold a transaction, such as hashing: before that of a new row (`id` is null) or a change. What it
   * sets in the given values is written.
   */
  prepare?(given: Partial<Row>, id: number | null): Promise<void>
  /** Takes locks, before the row is read. */
  lock?(trx: Transaction): Promise<void>
  /** Fills in the values that are stored elsewhere (`stored: false`): one call for all rows. */
  read?(rows: readonly Row[], run: RunRows): Promise<void>
  /** Throws what speaks against the row. Its `after` may be corrected before it is written. */
  validate?(change: RowChange<Row>): Promise<void> | void
  afterSave?(change: RowChange<Row>): Promise<void>
  beforeDelete?(deletion: RowDeletion<Row>): Promise<void>
  afterDelete?(deletion: RowDeletion<Row>): Promise<void>
}

/** Rows of another table that refer to a row of the resource. */
export interface Use {
  label: Label
  table: string
  /** Column with the id of the resource's row. */
  column: string
  /** `clear`: a confirmed deletion leaves them without the row. Default: they prevent the deletion. */
  onDelete?: 'clear'
}

/** Something else that staff may do with a row: copy it, send it as a test. */
export interface RowAction<Row> {
  /** Label of its button. */
  label: Label
  /** The question that is asked before. */
  question: Label
  /** Default: `<resource>.<action>`. */
  permission?: string
  /** Its button is shown for rows whose field has one of these values. The action itself refuses others. */
  when?: { field: string; is: readonly string[] }
  /** `open`: id of the row to show afterwards. */
  run(on: Omit<RowChange<Row>, 'before' | 'after'> & { row: Row }): Promise<{ open?: number } | void>
}

/** Where a field stands in the form. */
export interface FormSection<Name extends string> {
  title?: Label
  help?: Label
  fields: readonly Name[]
}

export interface FormLayout<Name extends string> {
  /** A dialog over the list, or a page. Default: a dialog for six fields or fewer without nested ones. */
  as?: 'dialog' | 'page'
  /** Sections of the main column. Default: one section with every other field. */
  main?: readonly FormSection<Name>[]
  /** Fields of the side column. */
  side?: readonly FormSection<Name>[]
}

/** A function of a row. A method's type, so that a resource of any fields is also one whose rows are known by name only. */
type RowFunction<All extends Fields, Rest extends unknown[], Result> = {
  of(row: StoredRow & ValuesOf<All>, ...rest: Rest): Result
}['of']

/** How the routes of a family name one of its resources. */
export interface FamilyMember {
  /** Prefix of the names of the family's routes: `cms.admin.contents`. */
  route: string
  /** Folder of the components that plugins bring for all of them, as `<plugin>.<folder>` of `web/resources/`. */
  parts: string
  /** The parameter of the address with its value: `{ contentType: 'pages' }`. */
  params: Record<string, string>
}

export interface ResourceOptions<All extends Fields, Virtual extends VirtualFields> {
  /** `create`: the button for a new row. Default: « Ajouter ». */
  label: { one: Label; many: Label; create?: Label }
  /** A sentence below the title of the list. */
  caption?: Label
  /** Text of a list without rows. */
  empty?: Label
  /** What a deletion does, for its question; `{name}` stands for the row, `{code}` for its field. Default: « … sera supprimé ». */
  consequence?: Label
  /** Rows with this field, or virtual value, set are not deleted, or not even changed: their buttons are not shown. Hooks refuse it. */
  protects?: { field: (keyof All | keyof Virtual) & string; from: 'delete' | 'change' }
  table: string
  fields: All
  virtual?: Virtual
  /** Field that people call a row by, or a virtual one with a column and a value. */
  title: (keyof All | keyof Virtual) & string
  /** Order of the list when none is asked for, by keys of its columns: `-day,title`. Default: the title. */
  order?: string
  /** Keys of the list's columns, first to last. Default: the title, the other fields, virtual columns. */
  columns?: readonly string[]
  /** Tabs above the list. */
  tabs?: Record<string, ListTab>
  /** Set for a resource of a family: it has no routes of its own. */
  family?: FamilyMember
  /** Path of its API below `/api/admin/`. Default `<plugin>/<resource>`, with hyphens. */
  api?: string
  /** Path of its screens below `admin/`. Default: that of the API. */
  path?: string
  /** Ids of its screens. Default `<plugin>.admin.<resource>` and `<plugin>.admin.<resource>.form`. */
  screens?: {
    list?: string
    form?: string
    /** Screen that a row of the list opens, and a new row leads to, if it is not its form. */
    row?: string
  }
  /** Place of its creation among the actions of the palette (Ctrl/Cmd-K). Default: it is none of them. */
  action?: { order: number }
  menu?: { parent: string; order?: number; key?: string; icon?: string; label?: Label }
  /** Permission of an action, if it is not `<resource>.<action>`; false: nobody can do it. */
  permissions?: { [Action in ResourceAction]?: string | false }
  form?: FormLayout<keyof All & string>
  /** Sections of the plugin's translations that the components in `web/resources/<name>/` use. */
  words?: readonly string[]
  hooks?: ResourceHooks<StoredRow & ValuesOf<All>>
  usedBy?: readonly Use[]
  /** By name, which is also the last part of the route. */
  actions?: Record<string, RowAction<StoredRow & ValuesOf<All>>>
  /** The relation to the row that this one belongs to. The parent's form then has a table of these rows. */
  parent?: keyof All & string
  /**
   * Rows hang below each other, in an order: `...treeFields('<plugin>.<name>')` of core/resources/tree_fields.ts is among the
   * fields. `depth`: most levels.
   */
  tree?: true | { depth: number }
  /** True: a change keeps the values of fields that it leaves out. Default: they become empty. */
  keepsAbsent?: boolean
  /** Field that its entries in the audit log name it by. Default: the id. */
  auditBy?: keyof All & string
  /** Events that its changes emit. True: `<resource>.created`, `.updated` and `.deleted`, with the id. */
  events?: true | RowFunction<All, [action: WriteAction], DomainEvent>
  /** Topics and keys of the change feed. Default: the resource and the id. */
  feeds?: RowFunction<All, [], readonly (readonly [topic: string, key: string])[]>
  /** False: the table has no `created_at` and `updated_at`. */
  hasTimestamps?: boolean
  /** True: the database does not number the rows. A new one gets the next id. */
  isNumberedByHand?: boolean
  /**
   * Table of the translated fields, if it is not `<table>_translations` with `owner_id`. `json`: they are `jsonb` columns of
   * the table itself, with the texts by language.
   */
  translations?: { table: string; owner: string } | 'json'
  /** Its refusals, where it has words of its own. */
  errors?: { gone?: Refusal; used?: Refusal }
  /** Conditions of the rows that are its own, as SQL over `$row`. */
  where?: string
  /** Last word on the list that is made from the fields. `row`: alias of the table in its SQL. */
  list?: (made: ListDefinition, row: string) => ListDefinition
}

/** What every row has. */
export type StoredRow = Record<'id' | 'version', number>

/** Those that are only columns of the list have no value in a row. */
type VirtualValues<Virtual extends VirtualFields> = {
  [Name in keyof Virtual as Virtual[Name] extends { read: unknown } ? Name : never]: Virtual[Name] extends {
    read: (...input: never[]) => Promise<readonly (infer Value)[]>
  }
    ? Value
    : never
}

/** The values of the fields that are read again. */
type ReadOf<All extends Fields> = {
  [Name in keyof All as All[Name]['options'] extends { writeOnly: true } ? never : Name]: ValuesOf<All>[Name]
}

/** A kind of row that staff keep. The default export of `plugins/<id>/resources/<name>.ts`. */
export interface Resource<
  All extends Fields = Fields,
  Virtual extends VirtualFields = VirtualFields,
> extends ResourceOptions<All, Virtual> {
  /** `<plugin>.<resource>`: its list, the prefix of its permissions, its subject in the audit log. */
  id: string
}

/** A row as the API shows it. */
export type RowOf<One> =
  One extends Resource<infer All, infer Virtual> ? StoredRow & ReadOf<All> & VirtualValues<Virtual> : never

/** A row as it is stored: without virtual values. */
export type StoredOf<One> = One extends Resource<infer All, VirtualFields> ? StoredRow & ValuesOf<All> : never

/** What creates a row. */
export type CreationOf<One> = One extends Resource<infer All, VirtualFields> ? InputOf<All> : never

/** What changes a row: its fields, and the version that was looked at. */
export type ChangeBodyOf<One> =
  One extends Resource<infer All, VirtualFields> ? ChangeOf<All> & { version: number } : never

/** What changes many rows: the chosen ones, and the values that they get. */
export type MassUpdateOf<One> =
  One extends Resource<infer All, VirtualFields> ? { selection: Selection; values: Partial<ChangeOf<All>> } : never

/** Declares a resource. `id`: `<plugin>.<name in the plural>`. */
export function resource<All extends Fields, Virtual extends VirtualFields = Record<never, never>>(
  id: string,
  options: ResourceOptions<All, Virtual>
): Resource<All, Virtual> {
  return { id, ...options }
}

/**
 * A resource as core's own code sees it: its fields and rows are known by name only. A mapped type, so that the compiler
 * compares a definition with it key by key.
 */
export type AnyResource = { [Key in keyof Resource]: Resource[Key] }
