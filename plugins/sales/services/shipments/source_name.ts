import type { Run } from '#plugins/sales/database/statements'

/** What a source is called now: a delivery note keeps it. */
export async function sourceName(run: Run, code: string): Promise<string> {
  const [row] = await run<{ name: string }>('select name from catalogue_inventory_sources where code = ?', [code])
  return row?.name ?? code
}
