import { BaseModel, column } from '@adonisjs/lucid/orm'
import { booleanColumn, idColumn, instantColumn } from '#core/database/columns'
import type { DateTime } from 'luxon'
import type { Interface } from '#core/plugin/contract'

/** A set of permissions of one interface. */
export class Role extends BaseModel {
  static table = 'users_roles'

  @idColumn()
  declare id: number

  @column()
  declare name: string

  @column()
  declare guardName: Interface

  /** The protected administrator: holds every permission, present and future. */
  @booleanColumn()
  declare grantsAll: boolean

  @column()
  declare version: number

  @instantColumn()
  declare createdAt: DateTime

  @instantColumn()
  declare updatedAt: DateTime
}
