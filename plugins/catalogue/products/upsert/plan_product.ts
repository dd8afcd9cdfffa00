import { codeInvalid, textInvalid } from '#plugins/catalogue/errors'
import { familyFixed, familyUnknown } from '#plugins/catalogue/vocabulary/errors'
import { statusUnknown, typeUnknown } from '#plugins/catalogue/products/errors'
import { isStorable } from '#plugins/catalogue/products/upsert/attribute_values'
import { planAttributes } from '#plugins/catalogue/products/upsert/plan_attributes'
import { planComposition, planPriceRule } from '#plugins/catalogue/products/upsert/plan_composition'
import { planTexts } from '#plugins/catalogue/products/upsert/plan_texts'
import { isKey, planVariants } from '#plugins/catalogue/products/upsert/plan_variants'
import { codeOf, LINK_KINDS, PRODUCT_STATUSES, PRODUCT_TYPES } from '#plugins/catalogue/products/upsert/product_input'
import { emptyProduct, type ProductState } from '#plugins/catalogue/products/upsert/product_state'
import { DEFAULT_FAMILY } from '#plugins/catalogue/vocabulary/system_attributes'
import type { PlanContext, ProductPlan } from '#plugins/catalogue/products/upsert/plan'
import { TEXT_LIMITS } from '#plugins/catalogue/database/text_limits'

/** Plans what an input changes of a product. The plan has the errors that speak against it. */
export function planProduct(
  { index, input, current, hash }: Pick<ProductPlan, 'index' | 'input' | 'current' | 'hash'>,
  context: PlanContext
): ProductPlan {
  const next = current ? copyOf(current) : { ...emptyProduct(codeOf(input), 0), status: context.newStatus }
  const lacks = { values: [], kept: [], isHeldBack: false }
  const plan: ProductPlan = { index, input, current, next, hash, wantedSlugs: {}, errors: [], lacks }
  if (!isKey(next.code)) plan.errors.push(codeInvalid({ code: next.code.slice(0, TEXT_LIMITS.key) }, 'code'))
  planFamily(plan, context)
  planRow(plan)
  planPriceRule(plan)
  planVariants(plan, context)
  planTexts(plan, context)
  planAttributes(plan, context)
  planPlaces(plan, context)
  planMedia(plan)
  planComposition(plan, context)
  return plan
}

function copyOf(product: ProductState): ProductState {
  const translations = Object.entries(product.translations).map(([locale, text]) => [locale, { ...text }])
  return {
    ...product,
    translations: Object.fromEntries(translations) as ProductState['translations'],
    variants: product.variants.map((variant) => ({
      ...variant,
      options: { ...variant.options },
      stock: { ...variant.stock },
    })),
    downloads: [...product.downloads],
    links: { ...product.links },
  }
}

function planFamily({ input, current, next, errors }: ProductPlan, { definitions }: PlanContext): void {
  const named = input.family ?? (current ? undefined : DEFAULT_FAMILY)
  if (named === undefined) return
  const family = definitions.families.get(named)
  if (!family) errors.push(familyUnknown({ family: named }, 'family'))
  else if (current && current.familyId !== family.id) errors.push(familyFixed({}, 'family'))
  else next.familyId = family.id
}

function planRow({ input, next, errors }: ProductPlan): void {
  if (input.type !== undefined) {
    if (PRODUCT_TYPES.includes(input.type)) next.type = input.type
    else errors.push(typeUnknown({ type: String(input.type) }, 'type'))
  } else if (next.type === 'simple' && input.variants.length > 1) next.type = 'configurable'
  if (input.status !== undefined) {
    if (PRODUCT_STATUSES.includes(input.status)) next.status = input.status
    else errors.push(statusUnknown({ status: String(input.status) }, 'status'))
  }
  if (input.taxCategory !== undefined) next.taxCategory = input.taxCategory?.trim() || null
  if (next.taxCategory !== null && !isStorable(next.taxCategory)) {
    errors.push(textInvalid({ field: 'taxCategory' }, 'taxCategory'))
  }
  if (input.position !== undefined) next.position = input.position
}

function planPlaces({ input, next, errors }: ProductPlan, { names }: PlanContext): void {
  for (const [field, kind] of [
    ['categories', 'category'],
    ['dishes', 'dish'],
  ] as const) {
    const given = input[field]
    if (given === undefined) continue
    const ids: number[] = []
    for (const path of given ?? []) {
      const id = names.categories.idOf(kind, path)
      if (id === null) errors.push(names.categories.problemOf(path, field))
      else if (!ids.includes(id)) ids.push(id)
    }
    next[field] = ids
  }
  for (const kind of LINK_KINDS) {
    const given = input.links?.[kind]
    if (given === undefined) continue
    const targets = (given ?? []).map((key) => names.linkTarget(key))
    next.links[kind] = [...new Set(targets)].filter((target) => target !== next.id && target !== '')
  }
}

function planMedia({ input, next, errors }: ProductPlan): void {
  if (input.media === undefined) return
  const skus = new Set(next.variants.map(({ sku }) => sku))
  const isUnchanged = ({ kind }: { kind: 'image' | 'video' }) => input.keptMedia?.includes(kind) ?? false
  const given = (input.media ?? []).map(({ mediaId, kind = 'image', alt = {}, variant = null }) => {
    if (variant !== null && !skus.has(variant)) errors.push(textInvalid({ field: 'variant' }, 'media'))
    return { mediaId, kind, alt, variant }
  })
  const media = [...next.media.filter(isUnchanged), ...given.filter((one) => !isUnchanged(one))]
  // A form gives the order of all media. Where the input has one kind only, pictures come before videos.
  next.media = input.keptMedia ? media.sort((one, other) => one.kind.localeCompare(other.kind)) : media
}
