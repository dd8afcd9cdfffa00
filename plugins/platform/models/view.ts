import { BaseModel, column } from '@adonisjs/lucid/orm'
import { booleanColumn, idColumn, instantColumn, jsonColumn, referenceColumn } from '#core/database/columns'
import type { DateTime } from 'luxon'

/** The parameters of a list's address that a view stores. */
export interface ViewQuery {
  q?: string
  sort?: string
  filter?: Record<string, string>
}

/** A saved view of a list. A shared one is offered to everybody who may read the list. */
export class View extends BaseModel {
  static override table = 'platform_views'

  @idColumn()
  declare id: number

  @column()
  declare list: string

  @referenceColumn()
  declare ownerId: number

  @column()
  declare name: string

  @booleanColumn()
  declare isShared: boolean

  @booleanColumn()
  declare isDefault: boolean

  /** Shared, it opens the list for everybody who has no default of their own. */
  @booleanColumn()
  declare isCommonDefault: boolean

  @jsonColumn()
  declare query: ViewQuery

  @jsonColumn()
  declare columns: string[] | null

  @column()
  declare density: 'normal' | 'compact' | null

  @column()
  declare version: number

  @instantColumn()
  declare createdAt: DateTime

  @instantColumn()
  declare updatedAt: DateTime
}
