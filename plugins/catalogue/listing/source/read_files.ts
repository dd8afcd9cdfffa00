import { valueOf } from '#plugins/catalogue/listing/shapes/attribute_shapes'
import { LOCALES } from '#core/i18n/locales'
import type { Bulk } from '#plugins/catalogue/database/bulk'
import type { ProductSource, SourceAttribute, SourceFile } from '#plugins/catalogue/listing/source/product_source'

/** Numbers that products say under attributes of a type: of pictures, or of files. */
export function numbersOf(
  products: readonly ProductSource[],
  attributes: readonly SourceAttribute[],
  type: 'image' | 'file'
): number[] {
  const asked = attributes.filter((attribute) => attribute.type === type)
  const numbers = asked.flatMap((attribute) =>
    products.flatMap((product) => LOCALES.map((locale) => Number(valueOf(product, attribute, locale) ?? 0)))
  )
  return [...new Set(numbers)].filter((number) => number > 0)
}

/** The files that products name; no statement where they name none. */
export async function readFiles(
  bulk: Bulk,
  products: readonly ProductSource[],
  attributes: readonly SourceAttribute[]
): Promise<Map<number, SourceFile>> {
  const rows = await bulk.run<SourceFile & { id: number }>(
    `select id, name, type, bytes from catalogue_files where id in ${bulk.ids}`,
    numbersOf(products, attributes, 'file')
  )
  return new Map(rows.map(({ id, name, type, bytes }) => [Number(id), { name, type, bytes: Number(bytes) }]))
}
