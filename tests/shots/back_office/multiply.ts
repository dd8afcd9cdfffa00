import Database from 'better-sqlite3'
import { columnsOf, multiplySales } from './multiply_sales.js'

type Connection = Database.Database

/** Lists that grow by what staff do: their rows are copied until there are enough. */
const COPIED = [
  'core_jobs',
  'core_audit_entries',
  'platform_imports',
  'catalogue_bulk_changes',
  'users_bulk_changes',
  'sales_table_rates',
  'sales_tax_rates',
  'marketing_cart_rules',
]

/** What copies have instead of what they were copied from: they must change no price of what is looked at. */
const OTHERWISE: Record<string, Record<string, string>> = {
  sales_tax_rates: { starts_on: "'2199-01-01'" },
  marketing_cart_rules: { name: "name || ' ' || n.i", is_active: '0' },
}

/** Copies the rows of a shop's lists until there are as many as asked for. */
export function multiply(file: string, rows: number): void {
  const database = new Database(file)
  database.pragma('busy_timeout = 20000')
  for (const table of COPIED) copyRows(database, table, rows)
  if (rows > 3) {
    copyCodes(database, rows)
    multiplySales(database, rows)
  }
  database.close()
}

/** Keys that must differ are left out. */
function copyRows(database: Connection, table: string, rows: number): void {
  const { standing } = database.prepare(`select count(*) as standing from ${table}`).get() as { standing: number }
  if (standing === 0 || standing >= rows) return
  const columns = columnsOf(database, table).filter((name) => name !== 'id' && name !== 'unique_key')
  const values = columns.map((name) => OTHERWISE[table]?.[name] ?? name)
  database.exec(`insert into ${table} (${columns.join()})
    with recursive n (i) as (select 1 union all select i + 1 from n where i < ${Math.ceil(rows / standing)})
    select ${values.join()} from n cross join ${table} limit ${rows - standing}`)
}

/** A discount has as many codes as the list that is looked at has rows. */
function copyCodes(database: Connection, rows: number): void {
  const columns = columnsOf(database, 'marketing_coupons').filter((name) => name !== 'id')
  const values = columns.map((name) => (name === 'code' ? "code || '-' || n.i" : name))
  database.exec(`insert into marketing_coupons (${columns.join()})
    with recursive n (i) as (select 1 union all select i + 1 from n where i < ${rows})
    select ${values.join()} from n cross join marketing_coupons where is_primary = 0 limit ${rows}`)
}
