import { badParameter, unknownParameter } from '#core/lists/errors'
import type { Dialect } from '#core/database/store'
import type { ListColumn, ListDefinition } from '#core/lists/list'

const MOST = 5

/** Whether people may order a list by this column. */
export function isSorted(column: ListColumn): boolean {
  return column.sort !== false
}

function sortsOf({ columns }: ListDefinition): string[] {
  return Object.keys(columns).filter((key) => isSorted(columns[key] as ListColumn))
}

/**
 * What stands after `order by`: the columns of `-price,name`, and at last the row's number, so that no row is on two
 * pages. Nothing comes before anything, on both databases.
 */
export function orderBy(list: ListDefinition, sort: string | null, dialect: Dialect): string {
  const asked = (sort ?? list.order).split(',')
  if (asked.length > MOST) throw badParameter('sort')
  const terms = asked.map((part) => {
    const falls = part.startsWith('-')
    const key = falls ? part.slice(1) : part
    const column = Object.hasOwn(list.columns, key) ? list.columns[key] : undefined
    if (!column || !isSorted(column)) throw unknownParameter('sort', sortsOf(list))
    const expression = orderExpression(column, dialect)
    if (expression === list.id) return `${expression} ${falls ? 'desc' : 'asc'}`
    return `${expression} ${falls ? 'desc' : 'asc'}${nulls(dialect, falls)}`
  })
  const falls = asked.at(-1)?.startsWith('-') ?? false
  return [...terms, `${list.id} ${falls ? 'desc' : 'asc'}`].join(', ')
}

/** Text without a sort key of its own is ordered by its folded letters. */
function orderExpression({ type, sql, sort }: ListColumn, dialect: Dialect): string {
  if (typeof sort === 'string') return sort
  if (type !== 'text') return sql
  return dialect === 'pg' ? `core_fold(${sql}) collate "C"` : `core_fold(${sql})`
}

function nulls(dialect: Dialect, falls: boolean): string {
  if (dialect === 'sqlite') return ''
  return falls ? ' nulls last' : ' nulls first'
}
