import { DomainError } from '#core/errors/domain_error'
import { defaultUnreadable } from '#core/import/errors'
import { tryDefaults } from '#plugins/catalogue/import/try_defaults'
import { DEFAULT_SOURCE } from '#plugins/catalogue/vocabulary/system_attributes'
import type { ImportFile } from '#core/import/importer'
import type { CellReader, Draft } from '#plugins/catalogue/import/cell_reader'
import type { OwnColumns } from '#plugins/catalogue/import/own_format'
import type { VariantInput } from '#plugins/catalogue/products/upsert/product_input'

/** Refuses the file if a default is invalid for all rows. Reported once, with the field name that the user wrote. */
export async function refuseDefaults(file: ImportFile, columns: OwnColumns): Promise<void> {
  const isGiven = ({ field }: { field: string }) => (file.defaults[field] ?? '').trim() !== ''
  const draft: Draft = {}
  const variant: VariantInput = { sku: '' }
  for (const reader of columns.product.filter(isGiven)) read(file, reader, draft)
  for (const reader of columns.variant.filter(isGiven)) read(file, reader, variant)
  const refused = await tryDefaults(file, draft, variant)
  if (refused) throw unreadable(file, refused.field, refused.error)
}

function read<Into>(file: ImportFile, { field, read: readCell }: CellReader<Into>, into: Into): void {
  try {
    readCell(into, file.defaults[field] ?? '')
  } catch (error) {
    throw error instanceof DomainError ? unreadable(file, field, error) : error
  }
}

function unreadable({ defaults }: ImportFile, field: string, { kind, parameters }: DomainError): DomainError {
  return defaultUnreadable({
    field: field === `stock.${DEFAULT_SOURCE}` ? 'stock' : field,
    value: (defaults[field] ?? '').slice(0, 60),
    reason: { message: kind.message, parameters },
  })
}
