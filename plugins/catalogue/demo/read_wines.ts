import { readFile } from 'node:fs/promises'
import { parse } from 'csv-parse/sync'
import type { DemoWine } from '#plugins/catalogue/demo/similar_wines'

/** The demo's wines that are for sale, one a product: the first row of each speaks for it. */
export async function readDemoWines(file: string): Promise<DemoWine[]> {
  const rows: Record<string, string>[] = parse(await readFile(file), { columns: true, bom: true })
  const isFirst = ({ sku, product }: Record<string, string>) => !product || product === sku
  return rows
    .filter((row) => row.family === 'wine' && row.status === 'published' && isFirst(row))
    .map((row) => ({
      sku: row.sku ?? '',
      colour: row['attr.colour'] ?? '',
      appellation: row['attr.appellation'] ?? '',
      region: row['attr.region'] ?? '',
      country: row['attr.country'] ?? '',
      price: Math.round(Number(row.price) * 100),
      isToBeHad: Number(row['stock.main']) > 0,
    }))
}
