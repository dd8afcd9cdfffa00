import { BaseModel, column } from '@adonisjs/lucid/orm'
import { booleanColumn, idColumn, instantColumn, referenceColumn } from '#core/database/columns'
import type { DateTime } from 'luxon'

/** A group of customers. Visitors belong to `guest`. */
export class Group extends BaseModel {
  static table = 'users_groups'

  @idColumn()
  declare id: number

  @column()
  declare code: string

  @column()
  declare name: string

  /** One of the shop's own, which cannot be deleted. */
  @booleanColumn()
  declare isBuiltIn: boolean

  /** Members see prices without VAT first. */
  @booleanColumn()
  declare showsNetPrices: boolean

  /** New individuals belong here; one group of the shop takes them. */
  @booleanColumn()
  declare takesIndividuals: boolean

  /** New professionals belong here; one group of the shop takes them. */
  @booleanColumn()
  declare takesProfessionals: boolean

  /** Front role of the members; null: they hold no permission. */
  @referenceColumn()
  declare roleId: number | null

  @column()
  declare version: number

  @instantColumn()
  declare createdAt: DateTime

  @instantColumn()
  declare updatedAt: DateTime
}
