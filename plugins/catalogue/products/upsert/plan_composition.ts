import type { DomainError } from '#core/errors/domain_error'
import { LOCALES, isLocale, type Locale } from '#core/i18n/locales'
import {
  downloadInvalid,
  linksNotAllowed,
  optionInvalid,
  partInvalid,
  partsNotAllowed,
  priceRuleInvalid,
} from '#plugins/catalogue/products/errors'
import { fileUnknown } from '#plugins/catalogue/files/errors'
import {
  DOWNLOAD_KINDS,
  OPTION_TYPES,
  PRICE_RULES,
  type BundleOptionInput,
  type PartInput,
} from '#plugins/catalogue/products/upsert/composition_input'
import { isStorable } from '#plugins/catalogue/products/upsert/attribute_values'
import { firstUnprintableError } from '#plugins/catalogue/products/upsert/printable_errors'
import { isWhole } from '#plugins/catalogue/products/upsert/numbers'
import { isKey } from '#plugins/catalogue/products/upsert/plan_variants'
import type { BundleOptionState, DownloadState, PartState } from '#plugins/catalogue/products/upsert/product_state'
import type { PlanContext, ProductPlan } from '#plugins/catalogue/products/upsert/plan'
import { TEXT_LIMITS } from '#plugins/catalogue/database/text_limits'

type Names = Partial<Record<Locale, string>>

const MOST_PIECES = 10_000
const MOST_PARTS = 200
const WHOLE = 10_000
const CODE = new RegExp(`^[a-z0-9][a-z0-9_-]{0,${TEXT_LIMITS.partCode - 1}}$`)

/** Applies the price rule of a bundle. Runs before the variants: they have no price if the parts make it. */
export function planPriceRule({ input, next, errors }: ProductPlan): void {
  if (input.priceRule !== undefined) next.priceRule = input.priceRule
  if (input.partsDiscount !== undefined) next.partsDiscount = input.partsDiscount
  if (next.type !== 'bundle') Object.assign(next, { priceRule: 'fixed', partsDiscount: 0 })
  if (next.priceRule === 'fixed') next.partsDiscount = 0
  if (!PRICE_RULES.includes(next.priceRule)) {
    next.priceRule = 'fixed'
    errors.push(priceRuleInvalid({}, 'priceRule'))
  } else if (!isWhole(next.partsDiscount, WHOLE)) errors.push(priceRuleInvalid({}, 'partsDiscount'))
}

/** Applies the options of a bundle, the members of a grouped product, links and samples. */
export function planComposition(plan: ProductPlan, context: PlanContext): void {
  planBundle(plan, context)
  planMembers(plan, context)
  planDownloads(plan, context)
}

function planBundle(plan: ProductPlan, context: PlanContext): void {
  const { input, current, next, errors } = plan
  const given = [...(input.bundle ?? []), ...Object.values(input.bundleOptions ?? {}).filter(Boolean)]
  if (next.type !== 'bundle') {
    if (given.length > 0) errors.push(partsNotAllowed({ type: next.type }, 'bundle'))
    next.bundle = []
    return
  }
  if (input.bundle !== undefined) {
    next.bundle = (input.bundle ?? []).map((option) => optionOf(option, undefined))
  }
  for (const [code, option] of Object.entries(input.bundleOptions ?? {})) {
    const at = next.bundle.findIndex((one) => one.code === code)
    if (option === null) next.bundle = next.bundle.filter((one) => one.code !== code)
    else if (at < 0) next.bundle = [...next.bundle, optionOf({ ...option, code }, undefined)]
    else next.bundle = next.bundle.with(at, optionOf({ ...option, code }, next.bundle[at]))
  }
  const codes = new Set<string>()
  for (const { code, type, label, parts } of next.bundle) {
    const isSound = CODE.test(code) && OPTION_TYPES.includes(type) && isLabel(label) && !codes.has(code)
    const before = current?.bundle.find((option) => option.code === code)?.label
    const error = isSound ? newlyUnprintable(label, before, `bundle.${code}`) : null
    if (!isSound)
      errors.push(
        optionInvalid({ option: code.slice(0, TEXT_LIMITS.partCode) }, `bundle.${code.slice(0, TEXT_LIMITS.partCode)}`)
      )
    else if (error) errors.push(error)
    else checkParts(plan, context, parts, `bundle.${code}`)
    codes.add(code)
  }
}

function optionOf(input: BundleOptionInput, stored: BundleOptionState | undefined): BundleOptionState {
  const title = input.code.charAt(0).toUpperCase() + input.code.slice(1).replaceAll(/[_-]+/g, ' ')
  const fallback = { label: { fr_FR: title }, type: 'radio', isRequired: true, parts: [] } as const
  const { label, type, isRequired, parts } = { ...fallback, ...stored }
  return {
    code: input.code,
    label: { ...(stored || !input.label ? label : {}), ...input.label },
    type: input.type ?? type,
    isRequired: input.isRequired ?? isRequired,
    parts: input.parts?.map(partOf) ?? [...parts],
  }
}

function planMembers(plan: ProductPlan, context: PlanContext): void {
  const { input, next, errors } = plan
  if (next.type !== 'grouped') {
    if ((input.members ?? []).length > 0) errors.push(partsNotAllowed({ type: next.type }, 'members'))
    next.members = []
    return
  }
  if (input.members !== undefined) next.members = (input.members ?? []).map(partOf)
  checkParts(plan, context, next.members, 'members')
}

function partOf({ sku, quantity = 1, isDefault = false, isQuantityFree = false }: PartInput): PartState {
  return { sku: sku.trim(), quantity, isDefault, isQuantityFree }
}

function checkParts({ next, errors }: ProductPlan, { names }: PlanContext, parts: PartState[], at: string): void {
  const own = new Set(next.variants.map(({ sku }) => sku))
  const seen = new Set<string>()
  if (parts.length > MOST_PARTS) errors.push(partInvalid({ sku: '…' }, at))
  for (const { sku, quantity } of parts) {
    const isSound = isKey(sku) && isWhole(quantity, MOST_PIECES) && quantity > 0
    if (!isSound || own.has(sku) || seen.has(sku) || names.isComposite(sku)) {
      errors.push(partInvalid({ sku: sku.slice(0, TEXT_LIMITS.key) }, at))
    }
    seen.add(sku)
  }
}

function planDownloads(plan: ProductPlan, context: PlanContext): void {
  const { input, current, next, errors } = plan
  if (input.downloads !== undefined) {
    next.downloads = (input.downloads ?? []).map(({ kind, title = {}, source, times = 0, days = 0 }) => {
      return { kind, title, source: sourceOf(plan, context, source, kind), times, days }
    })
  }
  for (const kind of DOWNLOAD_KINDS) planCells(plan, context, kind)
  next.downloads.sort((one, other) => (one.kind < other.kind ? -1 : one.kind > other.kind ? 1 : 0))
  if (next.type !== 'downloadable') {
    const hasLinks = [...(input.downloads ?? []), ...(input.downloadCells?.link?.items ?? [])].some(
      (one) => !('kind' in one) || one.kind === 'link'
    )
    if (hasLinks) errors.push(linksNotAllowed({}, 'downloads.link'))
    next.downloads = next.downloads.filter(({ kind }) => kind === 'sample')
  }
  const seen = new Set<string>()
  for (const download of next.downloads) {
    const key = `${download.kind} ${download.source}`
    const { kind, title, source, times, days } = download
    const isSound = DOWNLOAD_KINDS.includes(kind) && isLabel(title) && isWhole(times, WHOLE) && isWhole(days, WHOLE)
    const before = current?.downloads.find((one) => one.kind === kind && one.source === source)?.title
    const error = newlyUnprintable(title, before, `downloads.${kind}`)
    if (!isSound || seen.has(key)) errors.push(downloadInvalid({}, `downloads.${kind}`))
    else if (error) errors.push(error)
    seen.add(key)
  }
}

function planCells(plan: ProductPlan, context: PlanContext, kind: DownloadState['kind']): void {
  const { input, next } = plan
  const { items, titles = {} } = input.downloadCells?.[kind] ?? {}
  const stored = next.downloads.filter((one) => one.kind === kind)
  let own = stored
  if (items !== undefined) {
    own = (items ?? []).map(({ source, times = 0, days = 0 }) => {
      const found = sourceOf(plan, context, source, kind)
      const title = stored.find((one) => one.source === found)?.title ?? {}
      return { kind, title, source: found, times, days }
    })
  }
  for (const [locale, words] of Object.entries(titles)) {
    if (!isLocale(locale)) continue
    own = own.map((one, index) => ({ ...one, title: titled(one.title, locale, words[index] ?? '') }))
  }
  if (items !== undefined || Object.keys(titles).length > 0) {
    next.downloads = [...next.downloads.filter((one) => one.kind !== kind), ...own]
  }
}

function titled(title: DownloadState['title'], locale: Locale, text: string): DownloadState['title'] {
  const { [locale]: former, ...others } = title
  return text.trim() === '' ? others : { ...others, [locale]: text.trim() }
}

/** The stored form of a source: an address unchanged, a file by its hash. */
function sourceOf({ errors }: ProductPlan, { names }: PlanContext, given: string, kind: string): string {
  const source = given.trim()
  const at = `downloads.${kind}`
  if (/^https?:\/\//i.test(source)) {
    if (!URL.canParse(source) || source.length > TEXT_LIMITS.address || !isStorable(source)) {
      errors.push(downloadInvalid({}, at))
    }
    return source
  }
  const hash = names.fileHash(source)
  if (hash === null) errors.push(fileUnknown({ file: source.slice(0, 100) }, at))
  return hash ?? source
}

/** A text of a part that documents cannot print, unless it stood before. */
function newlyUnprintable(label: Names, before: Names | undefined, field: string): DomainError | null {
  const fresh = LOCALES.filter((locale) => label[locale] !== before?.[locale])
  return firstUnprintableError(
    fresh.map((locale) => label[locale] ?? ''),
    field
  )
}

function isLabel(label: object): boolean {
  return Object.entries(label).every(
    ([locale, text]) =>
      LOCALES.includes(locale as Locale) &&
      typeof text === 'string' &&
      isStorable(text) &&
      text.length <= TEXT_LIMITS.partLabel
  )
}
