import { inject } from '@adonisjs/core'
import { Lists } from '#core/lists/lists'
import { forbidden } from '#core/identity/errors'
import { can, type Person } from '#core/identity/identity_port'
import { notFound } from '#core/http/errors'
import { View, type ViewQuery } from '#plugins/platform/models/view'
import { columnUnknown } from '#plugins/platform/errors'
import type { ListDefinition } from '#core/lists/list'
import type { Transaction } from '#core/database/store'

/** What a form says of a view. */
export interface ViewInput {
  name: string
  isShared?: boolean | undefined
  isDefault?: boolean | undefined
  query: { q?: string | undefined; sort?: string | undefined; filter?: Record<string, string> | undefined }
  columns?: string[] | null | undefined
  density?: 'normal' | 'compact' | null | undefined
}

/** What all changes of saved views have in common. */
@inject()
export class ViewRules {
  constructor(private readonly lists: Lists) {}

  /** @throws a refusal that names what the list does not have: a filter, an order, a column */
  async check(key: string, list: ListDefinition, { query, columns }: ViewInput): Promise<void> {
    await this.lists.check(key, query)
    const unknown = columns?.find((name) => !Object.hasOwn(list.columns, name))
    if (unknown !== undefined) throw columnUnknown({ column: unknown }, 'columns')
  }

  /** The columns of the table out of what a form says. */
  fields(input: ViewInput) {
    const { q, sort, filter } = input.query
    const query: ViewQuery = { ...(q ? { q } : {}), ...(sort ? { sort } : {}), ...(filter ? { filter } : {}) }
    return {
      name: input.name,
      isShared: input.isShared ?? false,
      isDefault: input.isDefault ?? false,
      query,
      columns: input.columns ?? null,
      density: input.density ?? null,
    }
  }

  /** A list opens with one view: a new one of its owner takes the place of the others. */
  async keepOneDefault(trx: Transaction, { id, list, ownerId, isDefault }: View): Promise<void> {
    if (!isDefault) return
    const others = View.query({ client: trx }).where({ list, owner_id: ownerId, is_default: true }).whereNot('id', id)
    await others.update({ is_default: false })
  }
}

/**
 * The view of a number, to be changed by this person.
 * @throws notFound for one they cannot see, 403 for one that another shares
 */
export async function changeableView(id: number, person: Person, client?: Transaction): Promise<View> {
  const view = await View.find(id, client ? { client } : undefined)
  if (!view || (view.ownerId !== person.id && !view.isShared)) throw notFound()
  if (view.ownerId !== person.id && !can(person, 'platform.views.update')) throw forbidden()
  return view
}
