import { isSame } from '#web/admin/form/paths'
import type { ResponseOf } from '#web/lib/registry'

type ShownProduct = ResponseOf<'catalogue.admin.products.show'>['data']

export type PriceValues = ShownProduct['variants'][number]['prices'][number]
export type PartValues = ShownProduct['members'][number]
export type BundleOptionValues = ShownProduct['bundle'][number]
export type DownloadValues = ShownProduct['downloads'][number]

/** What some types of products have beside the rest. */
export type CompositionValues = Pick<ShownProduct, 'priceRule' | 'partsDiscount' | 'bundle' | 'members' | 'downloads'>

export function newComposition(): CompositionValues {
  return { priceRule: 'fixed', partsDiscount: 0, bundle: [], members: [], downloads: [] }
}

export function compositionOf(product: ShownProduct): CompositionValues {
  const { priceRule, partsDiscount, bundle, members, downloads } = product
  return { priceRule, partsDiscount, bundle, members, downloads }
}

/** Only what was changed, as the rest of the form. */
export function sentComposition(values: CompositionValues, before: CompositionValues | null) {
  const isChanged = (part: keyof CompositionValues) => !isSame(values[part], (before ?? newComposition())[part])
  const { priceRule, partsDiscount, bundle, members, downloads } = values
  return {
    ...(isChanged('priceRule') ? { priceRule } : {}),
    ...(isChanged('partsDiscount') ? { partsDiscount: partsDiscount ?? 0 } : {}),
    ...(isChanged('bundle')
      ? { bundle: bundle.map((option) => ({ ...option, parts: option.parts.map(sentPart) })) }
      : {}),
    ...(isChanged('members') ? { members: members.map(sentPart) } : {}),
    ...(isChanged('downloads')
      ? {
          downloads: downloads.map(({ kind, title, source, times, days }) => {
            return { kind, title, source, times: times ?? 0, days: days ?? 0 }
          }),
        }
      : {}),
  }
}

function sentPart({ sku, quantity, isDefault, isQuantityFree }: PartValues) {
  return { sku, quantity: quantity ?? 1, isDefault, isQuantityFree }
}
