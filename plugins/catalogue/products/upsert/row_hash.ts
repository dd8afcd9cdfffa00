import { hash } from 'node:crypto'
import type { ProductInput } from '#plugins/catalogue/products/upsert/product_input'

/** Increment it when the same input is written differently: every product is then written again. */
const GENERATION = 1

/**
 * Hash of an input, to skip it when it is imported unchanged. Stock is left out: sales move it between two imports of a
 * file, so it is compared with the stored level instead.
 */
export function rowHash(input: ProductInput, currency: string): string {
  const text = JSON.stringify([GENERATION, currency, input], (key, value: unknown) =>
    key === 'stock' || key === 'version' ? undefined : value
  )
  return hash('sha1', text, 'base64url')
}
