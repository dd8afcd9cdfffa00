import { refuse } from '#core/errors/refusals'
import { namedSigns, unprintableIn } from '#core/print/printable'
import { addressUnprintable } from '#plugins/sales/errors'
import type { AddressChoice } from '#plugins/sales/services/checkout/own_addresses'
import type { PostalAddress } from '#plugins/sales/contracts/address'

/**
 * What is typed is looked at by its validator; an address of the book may be older than that rule.
 * @throws addressUnprintable for an address of the book with signs that no document can print
 */
export function checkPrintable(address: PostalAddress | null, { field, id }: AddressChoice): void {
  if (id === undefined) return
  const signs = Object.values(address ?? {}).flatMap((text) => (typeof text === 'string' ? unprintableIn(text) : []))
  if (signs.length > 0) refuse([addressUnprintable({ signs: namedSigns([...new Set(signs)]) }, `${field}.id`)])
}
