import { inject } from '@adonisjs/core'
import { Lists } from '#core/lists/lists'
import { forbidden } from '#core/identity/errors'
import { can, type Person } from '#core/identity/identity_port'
import { notFound } from '#core/http/errors'
import { View, type ViewQuery } from '#plugins/platform/models/view'
import { columnUnknown, viewNotShared } from '#plugins/platform/errors'
import type { ListDefinition } from '#core/lists/list'
import type { Transaction } from '#core/database/store'

/** The form of a view. */
export interface ViewInput {
  name: string
  isShared?: boolean | undefined
  isDefault?: boolean | undefined
  /** Absent: as it is. */
  isCommonDefault?: boolean | undefined
  query: { q?: string | undefined; sort?: string | undefined; filter?: Record<string, string> | undefined }
  columns?: string[] | null | undefined
  density?: 'normal' | 'compact' | null | undefined
}

/** Rules common to all changes of saved views. */
@inject()
export class ViewRules {
  constructor(private readonly lists: Lists) {}

  /**
   * @throws a refusal that names what the list does not have: a filter, an order, a column; 403 where somebody says what
   * is everybody's default who may not; viewNotShared
   */
  async check(key: string, list: ListDefinition, input: ViewInput, person: Person): Promise<void> {
    const { query, columns, isShared = false, isCommonDefault } = input
    if (isCommonDefault !== undefined && !can(person, 'platform.views.update')) throw forbidden()
    if (isCommonDefault && !isShared) throw viewNotShared({}, 'isCommonDefault')
    await this.lists.check(key, query)
    const unknown = columns?.find((name) => !Object.hasOwn(list.columns, name))
    if (unknown !== undefined) throw columnUnknown({ column: unknown }, 'columns')
  }

  /** The columns of the table from the input of the form. */
  fields(input: ViewInput, known?: View) {
    const { q, sort, filter } = input.query
    const query: ViewQuery = { ...(q ? { q } : {}), ...(sort ? { sort } : {}), ...(filter ? { filter } : {}) }
    return {
      name: input.name,
      isShared: input.isShared ?? false,
      isDefault: input.isDefault ?? false,
      isCommonDefault: (input.isShared ?? false) && (input.isCommonDefault ?? known?.isCommonDefault ?? false),
      query,
      columns: input.columns ?? null,
      density: input.density ?? null,
    }
  }

  /** A list opens with one view: a new one of its owner, or of everybody, takes the place of the others. */
  async keepOneDefault(trx: Transaction, { id, list, ownerId, isDefault, isCommonDefault }: View): Promise<void> {
    const others = () => View.query({ client: trx }).where({ list }).whereNot('id', id)
    if (isDefault) await others().where({ owner_id: ownerId, is_default: true }).update({ is_default: false })
    if (isCommonDefault) await others().where({ is_common_default: true }).update({ is_common_default: false })
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
