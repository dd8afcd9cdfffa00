import { BaseModel, column } from '@adonisjs/lucid/orm'
import { idColumn, instantColumn, referenceColumn } from '#core/database/columns'
import type { DateTime } from 'luxon'

/** Something that a member of staff wrote down about a customer. */
export class CustomerNote extends BaseModel {
  static table = 'users_customer_notes'

  @idColumn()
  declare id: number

  @referenceColumn()
  declare customerId: number

  /** Null: they work here no longer. */
  @referenceColumn()
  declare authorId: number | null

  @column()
  declare authorName: string

  @column()
  declare text: string

  @instantColumn()
  declare createdAt: DateTime
}
