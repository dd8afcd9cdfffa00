import type { ProductOption, Variant } from '#web/lib/shapes'
import type { ProductData } from './product_data'

/** The variant of an address, or the first that can be had. */
export function chosenVariant({ variants }: ProductData, sku: string | null): Variant | null {
  return (
    variants.find((variant) => variant.sku === sku) ??
    variants.find(({ stock }) => stock !== 'out_of_stock') ??
    variants[0] ??
    null
  )
}

/** The variant one gets by changing one option of another: the one that keeps most of the rest. Null when there is none. */
export function variantWith(variants: Variant[], from: Variant, option: string, value: string): Variant | null {
  const agreement = (variant: Variant) =>
    Object.entries(from.options).filter(([code, chosen]) => variant.options[code]?.code === chosen.code).length
  const candidates = variants.filter((variant) => variant.options[option]?.code === value)
  return candidates.sort((one, other) => agreement(other) - agreement(one))[0] ?? null
}

/** Options that leave a choice. */
export function openOptions(options: ProductOption[]): ProductOption[] {
  return options.filter(({ values }) => values.length > 1)
}
