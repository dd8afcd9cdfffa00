import { BaseSchema } from '@adonisjs/lucid/schema'
import { code } from '#core/database/columns'

const TABLES = ['core_jobs', 'core_files']

/**
 * The permission that a job was asked for under, and a file made. Those of before name none: only administrators see
 * theirs.
 */
export default class extends BaseSchema {
  async up() {
    for (const name of TABLES) {
      this.schema.alterTable(name, (table) => {
        code(table, 'permission', 120).nullable()
      })
    }
  }

  async down() {
    for (const name of TABLES) this.schema.raw(`alter table ${name} drop column permission`)
  }
}
