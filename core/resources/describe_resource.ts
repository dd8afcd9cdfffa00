import {
  actionPermission,
  apiPath,
  listKeyOf,
  linkedFields,
  massFields,
  permissionOf,
  routePrefix,
  screenIds,
  screenPath,
} from '#core/resources/names'
import { can } from '#core/identity/identity_port'
import { describeFields, type DescribedField } from '#core/fields/nested'
import {
  ACTIONS,
  type AnyResource,
  type FormSection,
  type ResourceAction,
  type RowAction,
} from '#core/resources/resource'
import type { Field } from '#core/fields/field'
import type { Kinds } from '#core/fields/field_kind'
import type { Label } from '#core/i18n/label'
import type { Locale } from '#core/i18n/locales'
import type { Person } from '#core/identity/person'

export interface DescribedSection {
  title: string | null
  help: string | null
  /** Names of its fields. */
  fields: string[]
}

/** A resource as its screens need to know it, in the language of who looks at it. */
export interface DescribedResource {
  id: string
  one: string
  many: string
  create: string
  caption: string | null
  /** Text of a list without rows. */
  empty: string | null
  /** Question of a deletion; `{name}` stands for the row. */
  consequence: string | null
  /** Rows that are not deleted or not changed: those where this field, this column of the list, is set. */
  protects: { field: string; column: string; from: 'delete' | 'change' } | null
  /** Name of the field that the audit log calls a row by. */
  auditBy: string
  /** Name of the field that people call a row by. */
  title: string
  /** Path of its API. */
  api: string
  /** Prefix of the names of its routes. */
  route: string
  /** Parameters of all its routes, for a resource of a family. */
  params: Record<string, string>
  /** What plugins bring components by: its id, or that of its family. */
  parts: string
  /** Path of its list below `admin/`. */
  path: string
  /** `row`: the screen that a row opens, if it is not its form. */
  screens: { list: string; form: string; row: string | null; change: string }
  /** Permission of each action; null: nobody can do it. */
  permissions: Record<ResourceAction, string | null>
  form: { as: 'dialog' | 'page'; main: DescribedSection[]; side: DescribedSection[] }
  /** The fields that the reader may see. `isReadOnly`: they may not change it. */
  fields: (DescribedField & { isReadOnly: boolean })[]
  /** Names of the fields that the reader may change in many rows at once. */
  massFields: string[]
  /** Its rows hang below each other. `depth`: most levels, if there is a limit. */
  tree: { depth: number | null } | null
  /** What else may be done with a row. */
  actions: {
    name: string
    label: string
    question: string
    permission: string
    when: RowAction<never>['when'] | null
  }[]
  /** The resources whose rows belong to a row of this one. */
  children: DescribedChild[]
  /** The values that no form changes: read-only fields, then virtual ones. */
  virtual: { name: string; label: string }[]
}

/** A resource whose rows stand in a table below the form of their parent. */
export interface DescribedChild {
  id: string
  one: string
  many: string
  /** Label of the button that creates a row. */
  add: string
  route: string
  /** Id of the screen of its whole list. */
  screen: string
  /** Permission to see its rows. */
  list: string
  /** Permission to create a row; null: nobody can. */
  create: string | null
  /** Name of its field with the parent. */
  field: string
  /** Key of the list's filter by the parent. */
  filter: string
  /** Keys of the columns to show. */
  columns: string[]
  isTree: boolean
}

const PAGE_KINDS = new Set(['repeater', 'group', 'long_text', 'rich_text'])

/** Fields that a dialog has room for. */
const DIALOG_FIELDS = 6

interface DescriptionParts {
  kinds: Kinds
  locale: Locale
  person: Person | null
  /** Every resource: some may be children of this one. */
  all: readonly AnyResource[]
}

export async function describeResource(
  resource: AnyResource,
  { kinds, locale, person, all: others }: DescriptionParts
): Promise<DescribedResource> {
  const { label, caption, empty, consequence, protects, form = {}, fields } = resource
  const all = await describeFields(fields, locale, kinds)
  const seen = all.filter(({ name }) => mayDo(person, fields[name]?.options.permission?.view))
  const side = (form.side ?? []).map((section) => describeSection(section, locale))
  const inSide = new Set(side.flatMap((section) => section.fields))
  const isFact = (name: string) => fields[name]?.options.readOnly === true
  const asked = seen.filter(({ name }) => !isFact(name) && fields[name]?.options.form !== false)
  const rest = { fields: asked.map(({ name }) => name).filter((name) => !inSide.has(name)) }
  return {
    id: resource.id,
    one: label.one[locale],
    many: label.many[locale],
    create: (label.create ?? CREATE)[locale],
    caption: caption?.[locale] ?? null,
    empty: empty?.[locale] ?? null,
    consequence: consequence?.[locale] ?? null,
    protects: protects ? { ...protects, column: listKeyOf(resource, protects.field) } : null,
    auditBy: resource.auditBy ?? 'id',
    title: resource.title,
    api: apiPath(resource),
    route: routePrefix(resource),
    params: resource.family?.params ?? {},
    parts: resource.family?.parts ?? resource.id,
    path: screenPath(resource),
    screens: screenIds(resource),
    permissions: permissionsOf(resource),
    form: {
      as: form.as ?? (isShort(resource) ? 'dialog' : 'page'),
      main: (form.main ?? [rest]).map((section) => describeSection(section, locale)),
      side,
    },
    fields: seen.map((field) => ({
      ...field,
      isReadOnly:
        isFact(field.name) ||
        !mayDo(person, fields[field.name]?.options.permission?.update) ||
        !mayChoose(person, fields[field.name], others),
    })),
    massFields: massFields(resource).filter((name) => {
      const { view, update } = fields[name]?.options.permission ?? {}
      return mayDo(person, view) && mayDo(person, update)
    }),
    tree: resource.tree ? { depth: resource.tree === true ? null : resource.tree.depth } : null,
    actions: Object.entries(resource.actions ?? {}).map(([name, { label: own, question, when = null }]) => ({
      when,
      name,
      label: own[locale],
      question: question[locale],
      permission: actionPermission(resource, name),
    })),
    children: others.flatMap((other) => (parentOf(other) === resource.id ? [describeChild(other, locale)] : [])),
    virtual: [
      ...seen.filter(({ name }) => isFact(name) && fields[name]?.options.form !== false),
      ...Object.entries(resource.virtual ?? {}).flatMap(([name, { label: own, read, form: shown }]) => {
        return read && shown !== false && !(name in fields) ? [{ name, label: own[locale] }] : []
      }),
    ].map(({ name, label: own }) => ({ name, label: own })),
  }
}

const CREATE: Label = { fr_FR: 'Ajouter', en_GB: 'Add' }

/** Id of the resource that the rows of this one belong to. */
function parentOf({ parent, fields }: AnyResource): string | null {
  return parent ? ((fields[parent]?.options as { of?: string }).of ?? null) : null
}

function describeChild(child: AnyResource, locale: Locale): DescribedChild {
  const { id, label, fields, parent = '' } = child
  const shown = Object.keys(fields).filter((name) => name !== parent && fields[name]?.options.column === undefined)
  return {
    id,
    one: label.one[locale],
    many: label.many[locale],
    add: (label.create ?? CREATE)[locale],
    route: routePrefix(child),
    screen: screenIds(child).list,
    list: permissionOf(child, 'list') ?? '',
    create: permissionOf(child, 'create'),
    field: parent,
    filter: listKeyOf(child, parent),
    columns: shown.map((name) => listKeyOf(child, name)),
    isTree: child.tree !== undefined,
  }
}

const mayDo = (person: Person | null, key: string | undefined) => key === undefined || can(person, key)

/** Rows of a resource are chosen by those who may list them; others see the names of those that are chosen. */
function mayChoose(person: Person | null, field: Field | undefined, all: readonly AnyResource[]): boolean {
  if (field?.kind !== 'relation') return true
  const { of } = field.options as { of?: string }
  const related = all.find(({ id }) => id === of)
  return !related || mayDo(person, permissionOf(related, 'list') ?? undefined)
}

function describeSection({ title, help, fields }: FormSection<string>, locale: Locale): DescribedSection {
  return { title: title?.[locale] ?? null, help: help?.[locale] ?? null, fields: [...fields] }
}

function permissionsOf(resource: AnyResource): DescribedResource['permissions'] {
  return Object.fromEntries(ACTIONS.map((action) => [action, permissionOf(resource, action)])) as never
}

/** Whether the form fits into a dialog. */
function isShort(resource: AnyResource): boolean {
  const fields = Object.values(resource.fields)
  const isNested = fields.some(({ kind, options }) => PAGE_KINDS.has(kind) || options.translated)
  return fields.length <= DIALOG_FIELDS && !isNested && linkedFields(resource).length === 0
}
