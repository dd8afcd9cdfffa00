import { endOfDay, startOfDay } from '#plugins/catalogue/prices/special_days'
import { specialDates } from '#plugins/catalogue/prices/errors'
import { stockOnlyMoved } from '#plugins/catalogue/stock/errors'
import type { Infer } from '@vinejs/vine/types'
import type { storeProduct, updateProduct } from '#plugins/catalogue/products/form/product_form_validator'
import type { DomainError } from '#core/errors/domain_error'
import type { ProductInput, VariantInput } from '#plugins/catalogue/products/upsert/product_input'

/** A product as a form sends it. */
export type SentProduct = Infer<typeof storeProduct> | Infer<typeof updateProduct>

type SentVariant = Infer<typeof storeProduct>['variants'][number]

/** What stands before the change: which variants the sent ones are. */
export interface Standing {
  code: string
  /** Id → SKU. */
  skus: ReadonlyMap<number, string>
}

/** What `UpsertProducts` is told by a form. Days are those of the zone; `errors` names those that are none. */
export function productInputOf(
  sent: SentProduct,
  standing: Standing | null,
  zone: string
): { input: ProductInput; errors: DomainError[] } {
  const { variants, media, categories, dishes, ...rest } = sent as Infer<typeof updateProduct> &
    Infer<typeof storeProduct>
  const errors: DomainError[] = []
  const told = (variants ?? []).map((each, index) => variantOf(each, { index, standing, zone, errors }))
  const kept = new Set((variants ?? []).map(({ id }) => id))
  const gone = variants && standing ? [...standing.skus].filter(([id]) => !kept.has(id)) : []
  const input = {
    ...rest,
    ...(sent.bundle ? { bundle: sent.bundle.map((option) => ({ ...option, label: worded(option.label ?? {}) })) } : {}),
    ...(sent.downloads ? { downloads: sent.downloads.map((one) => ({ ...one, title: worded(one.title ?? {}) })) } : {}),
    ...(categories ? { categories } : {}),
    ...(dishes ? { dishes } : {}),
    ...(media ? { media: media.map(({ alt = {}, ...medium }) => ({ ...medium, alt: worded(alt) })) } : {}),
    ...(standing ? { code: standing.code } : {}),
    variants: told,
    removedVariants: gone.map(([, sku]) => sku),
  } as ProductInput
  return { input, errors }
}

interface Around {
  index: number
  standing: Standing | null
  zone: string
  errors: DomainError[]
}

function variantOf(sent: SentVariant, { index, standing, zone, errors }: Around): VariantInput {
  const { id, specialFrom, specialTo, ...variant } = sent
  const former = id === undefined ? undefined : standing?.skus.get(id)
  const days = {
    ...(specialFrom === undefined ? {} : { specialFrom: specialFrom && startOfDay(specialFrom, zone) }),
    ...(specialTo === undefined ? {} : { specialTo: specialTo && endOfDay(specialTo, zone) }),
  }
  const isWrong = (specialFrom && !days.specialFrom) || (specialTo && !days.specialTo)
  if (former !== undefined && variant.stock) errors.push(stockOnlyMoved({}, `variants.${index}.stock`))
  if (isWrong) errors.push(specialDates({}, `variants.${index}.specialTo`))
  return { ...variant, ...days, ...(former === undefined ? {} : { formerSku: former }) } as VariantInput
}

function worded(alt: Record<string, string | null | undefined>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(alt).flatMap(([locale, text]) => (text?.trim() ? [[locale, text.trim()]] : []))
  )
}
