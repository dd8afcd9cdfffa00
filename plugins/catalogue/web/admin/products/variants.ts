import { newVariant, type ProductValues, type VariantValues } from './values'

/** Chosen options by attribute: `{ volume: ['75cl', '150cl'] }`. */
export type ChosenOptions = Record<string, string[]>

/** The used options by attribute. */
export function chosenOptions(variants: readonly VariantValues[], codes: readonly string[]): ChosenOptions {
  const chosen = (code: string) => [...new Set(variants.flatMap(({ options }) => options[code] || []))]
  return Object.fromEntries(codes.map((code) => [code, chosen(code)]))
}

/**
 * One variant per combination of the chosen options. Existing variants stay, and an empty one is used first. Variants of
 * removed combinations are dropped, unless they were saved before: those must be removed by hand.
 */
export function combined(variants: readonly VariantValues[], chosen: ChosenOptions): VariantValues[] {
  const codes = Object.keys(chosen)
  const keyOf = ({ options }: Pick<VariantValues, 'options'>) => codes.map((code) => options[code] ?? '').join('\n')
  const wanted = codes.reduce<Record<string, string>[]>(
    (found, code) => found.flatMap((options) => (chosen[code] ?? []).map((value) => ({ ...options, [code]: value }))),
    [{}]
  )
  const keys = new Set(wanted.map((options) => keyOf({ options })))
  const kept = variants.filter((variant) => variant.id !== undefined || keys.has(keyOf(variant)))
  const there = new Set(kept.map(keyOf))
  const blank = variants.find((variant) => variant.id === undefined && codes.every((code) => !variant.options[code]))
  const added = wanted
    .filter((options) => !there.has(keyOf({ options })))
    .map((options, at) => ({
      ...(at === 0 && blank ? blank : { ...newVariant(), price: kept.at(-1)?.price ?? null }),
      options: { ...options },
    }))
  const next = [...kept, ...added]
  return next.length > 0 ? next : [blank ?? newVariant()]
}

/** Proposed SKU of a variant, from the product's name and the options. */
export function proposedSku({ translations }: ProductValues, { options }: Pick<VariantValues, 'options'>): string {
  const name = written(translations.fr_FR.name).slice(0, 40).replace(/-+$/, '')
  if (name === '') return ''
  return [name, ...Object.values(options).map(written)].filter(Boolean).join('-').slice(0, 64)
}

function written(text: string): string {
  const plain = text.normalize('NFD').replace(/\p{M}/gu, '').toUpperCase()
  return plain.replace(/[^A-Z0-9]+/g, '-').replace(/^-|-$/g, '')
}

/** Fills the empty SKUs of new variants with the proposed ones. */
export function withSkus(values: ProductValues): ProductValues {
  if (values.variants.every(({ sku }) => sku.trim() !== '')) return values
  return {
    ...values,
    variants: values.variants.map((variant) =>
      variant.id === undefined && variant.sku.trim() === ''
        ? { ...variant, sku: proposedSku(values, variant) }
        : variant
    ),
  }
}
