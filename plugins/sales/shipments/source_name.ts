import type { Run } from '#plugins/sales/database/statements'

/** Current name of a source. Delivery notes store it. */
export async function sourceName(run: Run, code: string): Promise<string> {
  const [row] = await run<{ name: string }>('select name from catalogue_inventory_sources where code = ?', [code])
  return row?.name ?? code
}
