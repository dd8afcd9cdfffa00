import { hash } from 'node:crypto'
import type { ProductInput } from '#plugins/catalogue/services/upsert/product_input'

/** Moves when the same input would be written differently: everything is then written again. */
const GENERATION = 1

/**
 * What tells one input from another. Stock is left out: sales move it between two imports of one
 * file, so it is compared with what is there.
 */
export function rowHash(input: ProductInput, currency: string): string {
  const text = JSON.stringify([GENERATION, currency, input], (key, value: unknown) =>
    key === 'stock' || key === 'version' ? undefined : value
  )
  return hash('sha1', text, 'base64url')
}
