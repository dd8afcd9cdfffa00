import { BaseSchema } from '@adonisjs/lucid/schema'
import { code, instant, sortKey } from '#core/database/columns'
import { customerTexts } from '#plugins/users/services/customer_texts'

const COLUMNS = ['vat_number', 'sort_name', 'search_text', 'erased_at']

interface Row {
  id: number
  email: string
  first_name: string
  last_name: string
  company: string | null
  corporate_name: string | null
  trade_name: string | null
  phone: string | null
}

/**
 * What lists of customers order by and look in, their VAT number, and when their personal data were erased: the row of
 * such a customer stands only because something that must be kept names it.
 */
export default class extends BaseSchema {
  async up() {
    this.schema.alterTable('users_customers', (table) => {
      code(table, 'vat_number', 16).nullable()
      sortKey(table, 'sort_name').notNullable().defaultTo('')
      table.text('search_text').notNullable().defaultTo('')
      instant(table, 'erased_at').nullable()
      table.index(['sort_name', 'id'], 'users_customers_sort_name')
      table.index(['created_at', 'id'], 'users_customers_created_at')
    })
    this.defer(async (db) => {
      const rows = (await db.from('users_customers').select('*')) as Row[]
      for (const { id, ...row } of rows) {
        const { sortName, searchText } = customerTexts({
          ...{ email: row.email, phone: row.phone, company: row.company },
          ...{ firstName: row.first_name, lastName: row.last_name },
          ...{ corporateName: row.corporate_name, tradeName: row.trade_name },
        })
        await db.from('users_customers').where('id', id).update({ sort_name: sortName, search_text: searchText })
      }
    })
  }

  async down() {
    this.schema.alterTable('users_customers', (table) => {
      table.dropIndex(['sort_name', 'id'], 'users_customers_sort_name')
      table.dropIndex(['created_at', 'id'], 'users_customers_created_at')
    })
    for (const column of COLUMNS) this.schema.raw(`alter table users_customers drop column ${column}`)
  }
}
