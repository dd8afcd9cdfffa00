import { choiceGone, fieldForbidden, rowUsed } from '#core/resources/errors'
import { leavesOf, valuesAt, type Leaf } from '#core/fields/leaves'
import { isStillReferenced } from '#core/database/constraint_errors'
import { queryRows } from '#core/database/query_rows'
import { refuse } from '#core/errors/refusals'
import type { DomainError } from '#core/errors/domain_error'
import type { Field } from '#core/fields/field'
import type { Kinds } from '#core/fields/field_kind'
import type { RunRows } from '#core/database/run_rows'
import type { AnyResource } from '#core/resources/resource'
import type { Input, Writer } from '#core/resources/writer'
import type { Lists } from '#core/lists/lists'
import { DEFAULT_LOCALE, LOCALES, type Locale } from '#core/i18n/locales'
import type { Names } from '#core/i18n/translator'
import type { Row } from '#core/resources/resource_rows'
import type { Transaction } from '#core/database/store'

/** The fields whose choices are looked up. Hooks that keep a group elsewhere know what is inside. */
function checkedLeaves({ fields }: AnyResource): Leaf[] {
  return leavesOf(fields).filter(({ names: [first = '', ...inner] }) => {
    return inner.length === 0 || fields[first]?.options.stored !== false
  })
}

/** Whether the input chooses something that is known only when it is read. */
export function hasReadChoices(resource: AnyResource, kinds: Kinds, input: Input): boolean {
  return checkedLeaves(resource).some((leaf) => {
    const { of, choices } = leaf.field.options as { of?: string; choices?: unknown }
    const isRead = of !== undefined || typeof choices === 'function' || kinds.of(leaf.field).firstUnknown
    return isRead && valuesAt(leaf, input).length > 0
  })
}

/** What choices are looked up with. */
interface Asking {
  lists: Lists
  kinds: Kinds
  run: RunRows
  locale: Locale
}

/** The values that a field does not offer. */
async function strangersAmong(
  values: readonly (string | number)[],
  field: Field,
  { lists, kinds, run, locale }: Asking
): Promise<Set<string | number>> {
  const { of, choices } = field.options as { of?: string; choices?: unknown }
  if (of !== undefined || typeof choices === 'function') {
    const offered = new Set<string | number>(
      of === undefined
        ? (await (choices as () => Promise<readonly { value: string }[]>)()).map(({ value }) => value)
        : await lists.ids(of, { ids: values as number[] }, { locale })
    )
    return new Set(values.filter((value) => !offered.has(value)))
  }
  const { firstUnknown } = kinds.of(field)
  const strangers = new Set<string | number>()
  for (let rest = values; firstUnknown && rest.length > 0; rest = rest.filter((value) => !strangers.has(value))) {
    const stranger = await firstUnknown(rest, field.options, run)
    if (stranger === undefined) break
    strangers.add(stranger)
  }
  return strangers
}

/**
 * What speaks against the choices of each input that only the database or a plugin knows: rows of relations, choices that are
 * read, also inside groups and repeaters. Each field asks once, however many inputs there are. What a row had before is not
 * asked for.
 */
export async function choiceRefusals(
  resource: AnyResource,
  asking: Asking,
  inputs: readonly { input: Input; before: Input }[]
): Promise<DomainError[][]> {
  const refused: DomainError[][] = inputs.map(() => [])
  for (const leaf of checkedLeaves(resource)) {
    const { field } = leaf
    const fresh = inputs.map(({ input, before }) => {
      const known = new Set([valuesAt(leaf, before).map(({ value }) => value), field.options.blank].flat())
      return valuesAt(leaf, input).filter(({ value }) => !known.has(value))
    })
    const asked = [...new Set(fresh.flat().map(({ value }) => value))]
    if (asked.length === 0) continue
    const strangers = await strangersAmong(asked, field, asking)
    for (const [at, values] of fresh.entries()) {
      const stranger = values.find(({ value }) => strangers.has(value))
      if (stranger === undefined) continue
      const { value, at: place } = stranger
      refused[at]?.push((field.options.unknown ?? choiceGone)({ code: value, value }, place))
    }
  }
  return refused
}

/** Refuses a row without a value that has a refusal of its own. */
export function refuseMissing({ fields }: AnyResource, row: Row): void {
  refuse(
    Object.entries(fields).flatMap(([name, { options }]) => {
      return options.missing && (row[name] ?? null) === null ? [options.missing({}, name)] : []
    })
  )
}

/** Refuses a value of a field that the writer may not change. An equal one is no change. */
export function refuseForbidden({ fields }: AnyResource, before: Row, input: Input, { may }: Writer): void {
  const forbidden = Object.entries(fields).filter(([name, { options }]) => {
    const key = options.permission?.update
    if (!key || may(key) || input[name] === undefined) return false
    return JSON.stringify(input[name] ?? null) !== JSON.stringify(before[name] ?? null)
  })
  refuse(forbidden.map(([name]) => fieldForbidden({}, name)))
}

/** What refers to a row, and whether a confirmed deletion takes the row out of it. */
export interface FoundUse {
  label: string
  count: number
  isCleared: boolean
}

/** What refers to these rows, by their ids: one statement for each kind of use. */
export async function usesOf(
  trx: Transaction,
  { usedBy = [] }: AnyResource,
  ids: readonly number[],
  locale: Locale
): Promise<Map<number, FoundUse[]>> {
  const uses = new Map<number, FoundUse[]>(ids.map((id) => [id, []]))
  for (const { table, column, label, onDelete } of usedBy) {
    const found = await queryRows<{ id: number; count: number }>(
      trx,
      `select ${column} as id, count(*) as count from ${table}
       where ${column} in (${ids.map(() => '?').join(', ')}) group by ${column}`,
      ids
    )
    for (const { id, count } of found) {
      uses.get(Number(id))?.push({ label: label[locale], count: Number(count), isCleared: onDelete === 'clear' })
    }
  }
  return uses
}

/** The refusal to delete a row that others refer to. */
export function usedRefused({ title, errors }: AnyResource, row: Row, used: readonly FoundUse[]): DomainError {
  const total = used.reduce((sum, { count }) => sum + count, 0)
  const uses = used.map(({ label, count }) => `${label} (${count})`).join(', ')
  return (errors?.used ?? rowUsed)({ name: nameOf(row, title), count: total, uses }, title, {
    count: total,
    uses: used,
    isConfirmable: used.every(({ isCleared }) => isCleared),
  })
}

const BELOW: Record<Locale, string> = { fr_FR: 'en dessous', en_GB: 'below' }

/** Uses of several rows, with one count for each kind. */
function summed(uses: readonly FoundUse[]): FoundUse[] {
  const kinds = [...Map.groupBy(uses, ({ label }) => label).values()] as [FoundUse, ...FoundUse[]][]
  return kinds.map((same) => ({ ...same[0], count: same.reduce((sum, { count }) => sum + count, 0) }))
}

/**
 * Refuses the deletion of a row that others refer to, or that rows of a tree hang below (`below`: their ids). Clears the
 * references where a confirmation allows it.
 */
export async function refuseUsed(
  trx: Transaction,
  resource: AnyResource,
  row: Row,
  { isConfirmed, locale, below = [] }: { isConfirmed: boolean; locale: Locale; below?: readonly number[] }
): Promise<void> {
  const found = await usesOf(trx, resource, [row.id, ...below], locale)
  const hanging = { label: `${resource.label.many[locale]} ${BELOW[locale]}`, count: below.length, isCleared: true }
  const used = summed([...(below.length > 0 ? [hanging] : []), ...[...found.values()].flat()])
  if (used.some(({ isCleared }) => !isCleared || !isConfirmed)) throw usedRefused(resource, row, used)
  for (const { table, column, onDelete } of resource.usedBy ?? []) {
    if (onDelete === 'clear') await queryRows(trx, `update ${table} set ${column} = null where ${column} = ?`, [row.id])
  }
}

/** What a failed deletion means: a row that `usedBy` does not name refers to this one. */
export function stillUsed(error: unknown, { title, errors }: AnyResource, row: Row): unknown {
  if (!isStillReferenced(error)) return error
  const values = { name: nameOf(row, title), count: 0, uses: '' }
  return (errors?.used ?? rowUsed)(values, undefined, { isConfirmable: false })
}

/** What people call a row by: in their language, where the title is translated. */
export function nameOf(row: Row, title: string): string | Names {
  const name = row[title]
  if (typeof name !== 'object' || name === null) return String(name ?? row.id)
  const texts = name as Partial<Names>
  return Object.fromEntries(LOCALES.map((locale) => [locale, texts[locale] ?? texts[DEFAULT_LOCALE] ?? ''])) as Names
}
