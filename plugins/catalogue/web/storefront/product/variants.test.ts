import { test } from '@japa/runner'
import type { ProductPage, Variant } from '#web/lib/shapes'
import { chosenVariant, variantWith } from './variants'

const option = (code: string) => ({ code, label: code })
const variant = (sku: string, volume: string, vintage: string, stock: Variant['stock']) =>
  ({ sku, stock, options: { volume: option(volume), vintage: option(vintage) } }) as unknown as Variant

const variants = [
  variant('A', '75cl', '2018', 'out_of_stock'),
  variant('B', '75cl', '2019', 'in_stock'),
  variant('C', '150cl', '2018', 'in_stock'),
  variant('D', '150cl', '2019', 'in_stock'),
]
const product = { variants } as ProductPage

test.group('Variants of a product', () => {
  test('the address chooses, else the first that can be had', ({ assert }) => {
    assert.equal(chosenVariant(product, 'D')?.sku, 'D')
    assert.equal(chosenVariant(product, null)?.sku, 'B')
    assert.equal(chosenVariant(product, 'unknown')?.sku, 'B')
  })

  test('changing one option keeps the others where such a variant exists', ({ assert }) => {
    assert.equal(variantWith(variants, variants[1] as Variant, 'volume', '150cl')?.sku, 'D')
    assert.equal(variantWith(variants, variants[0] as Variant, 'volume', '150cl')?.sku, 'C')
    assert.isNull(variantWith(variants, variants[0] as Variant, 'volume', '300cl'))
  })
})
