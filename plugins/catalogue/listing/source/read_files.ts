import { valueOf } from '#plugins/catalogue/listing/builders/attributes'
import { LOCALES } from '#core/i18n/locales'
import type { Statements } from '#core/database/statements'
import type { ProductSource, SourceAttribute, SourceFile } from '#plugins/catalogue/listing/source/product_source'

/** The ids that products have as values of attributes of a type: media ids of pictures, or ids of files. */
export function mediaIdsOf(
  products: readonly ProductSource[],
  attributes: readonly SourceAttribute[],
  type: 'image' | 'file'
): number[] {
  const ofType = attributes.filter((attribute) => attribute.type === type)
  const ids = ofType.flatMap((attribute) =>
    products.flatMap((product) => LOCALES.map((locale) => Number(valueOf(product, attribute, locale) ?? 0)))
  )
  return [...new Set(ids)].filter((id) => id > 0)
}

/** The files that attributes of products name; no statement runs where they name none. */
export async function readFiles(
  db: Statements,
  products: readonly ProductSource[],
  attributes: readonly SourceAttribute[]
): Promise<Map<number, SourceFile>> {
  const rows = await db.run<SourceFile & { id: number }>(
    `select id, name, type, bytes from catalogue_files where id in ${db.ids}`,
    mediaIdsOf(products, attributes, 'file')
  )
  return new Map(rows.map(({ id, ...file }) => [id, file]))
}
