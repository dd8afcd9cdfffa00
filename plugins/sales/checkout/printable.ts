import { refuse } from '#core/errors/refusals'
import { namedSigns, unprintableIn } from '#core/print/printable'
import { addressUnprintable } from '#plugins/sales/checkout/errors'
import type { AddressChoice } from '#plugins/sales/checkout/own_addresses'
import type { PostalAddress } from '#plugins/sales/contracts/address'

/**
 * Checks an address of the address book, which may be older than the rule. Validators check typed addresses.
 * @throws addressUnprintable for characters that no document can print
 */
export function checkPrintable(address: PostalAddress | null, { field, id }: AddressChoice): void {
  if (id === undefined) return
  const signs = Object.values(address ?? {}).flatMap((text) => (typeof text === 'string' ? unprintableIn(text) : []))
  if (signs.length > 0) refuse([addressUnprintable({ signs: namedSigns([...new Set(signs)]) }, `${field}.id`)])
}
