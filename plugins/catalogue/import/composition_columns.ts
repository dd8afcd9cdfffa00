import type { Locale } from '#core/i18n/locales'
import { readAmount, readCount, readParts } from '#plugins/catalogue/import/cells'
import { cellUnreadable } from '#plugins/catalogue/import/errors'
import type { CellContext, CellReader, ColumnName, Draft } from '#plugins/catalogue/import/cell_reader'
import type {
  BundleOptionInput,
  DownloadCells,
  DownloadKind,
  OptionType,
  PartInput,
} from '#plugins/catalogue/products/upsert/composition_input'
import type { GroupPriceInput, TierInput } from '#plugins/catalogue/products/upsert/price_input'
import type { VariantInput } from '#plugins/catalogue/products/upsert/product_input'

const PERCENT = /^-?\s*(\d{1,3}(?:[.,]\d{1,2})?)\s*%$/
const PART = /^(.+?)(?:\*(\d{1,6}))?((?:\s+(?:default|free))*)$/
const HEAD = /^(select|radio|checkbox|multiselect)(?:\s+(required|optional))?$/
const SOURCE = /^(\S.*?)((?:\s+(?:times|days)=\d{1,6})*)$/
const BUNDLE = /^bundle\.([^.]+)(?:\.([a-z]{2}_[A-Z]{2}))?$/
const DOWNLOADS = /^(links|samples)(?:\.([a-z]{2}_[A-Z]{2}))?$/
const NO = new Set(['0', 'false', 'no', 'non'])
const YES = new Set(['', '1', 'true', 'yes', 'oui'])

/** Columns of prices by group and quantity, and of what products are made of; null for others. */
export function compositionColumn(field: string, context: CellContext): ColumnName | null {
  const variant = variantReader(field, context)
  if (variant) return { kind: 'variant', reader: { field, read: variant } }
  const product = productReader(field)
  return product && { kind: 'product', reader: { field, read: product } }
}

function variantReader(field: string, context: CellContext): CellReader<VariantInput>['read'] | null {
  const [head, ...rest] = field.split('.')
  const group = rest.join('.')
  if (head === 'group_price' && group) {
    return (into, text) => {
      into.groupPrices = { ...into.groupPrices, [group]: text.trim() === '' ? null : readPrice(text, context) }
    }
  }
  if (head === 'tiers') {
    return (into, text) => {
      into.tiers = { ...into.tiers, [group]: readParts(text).map((part) => readTier(part, context)) }
    }
  }
  if (field === 'manage_stock') return (into, text) => (into.manageStock = readFlag(text))
  return null
}

function productReader(field: string): CellReader<Draft>['read'] | null {
  if (field === 'grouped') return (into, text) => (into.members = readParts(text).map(readPart))
  if (field === 'bundle_price') return readPriceRule
  const [, option, label] = BUNDLE.exec(field) ?? []
  if (option) return bundleReader(option, (label as Locale | undefined) ?? null)
  const [, list, locale] = DOWNLOADS.exec(field) ?? []
  if (list) return downloadReader(list === 'links' ? 'link' : 'sample', (locale as Locale | undefined) ?? null)
  return null
}

/** `bundle.red` holds type and parts of an option, `bundle.red.fr_FR` what it is called. */
function bundleReader(code: string, locale: Locale | null): CellReader<Draft>['read'] {
  return (into, text) => {
    const options = into.bundleOptions ?? {}
    const standing = options[code]
    if (locale === null) {
      const option = readOption(text)
      into.bundleOptions = { ...options, [code]: option && { ...labelOf(standing), ...option } }
    } else if (text.trim() !== '') {
      into.bundleOptions = {
        ...options,
        [code]: { ...standing, label: { ...labelOf(standing).label, [locale]: text.trim() } },
      }
    }
  }
}

function labelOf(option: Partial<BundleOptionInput> | null | undefined): Pick<Partial<BundleOptionInput>, 'label'> {
  return option?.label ? { label: option.label } : {}
}

function readOption(text: string): Partial<Omit<BundleOptionInput, 'code' | 'label'>> | null {
  const [first = '', ...rest] = readParts(text)
  if (first === '') return null
  const head = HEAD.exec(first)
  const parts = (head ? rest : [first, ...rest]).map(readPart)
  return { type: (head?.[1] ?? 'radio') as OptionType, isRequired: head?.[2] !== 'optional', parts }
}

function readPart(text: string): PartInput {
  const [, sku = '', quantity = '1', marks = ''] = PART.exec(text) ?? []
  if (sku === '') throw cellUnreadable({ text: shown(text), example: 'BDX-0001*2' })
  return {
    sku: sku.trim(),
    quantity: Number(quantity),
    isDefault: marks.includes('default'),
    isQuantityFree: marks.includes('free'),
  }
}

/** `links` holds addresses and files with their limits, `links.fr_FR` their titles in the same order. */
function downloadReader(kind: DownloadKind, locale: Locale | null): CellReader<Draft>['read'] {
  return (into, text) => {
    const cells: DownloadCells = { ...into.downloadCells?.[kind] }
    if (locale === null) cells.items = readParts(text).map(readSource)
    else cells.titles = { ...cells.titles, [locale]: text.trim() === '' ? [] : text.split('|') }
    into.downloadCells = { ...into.downloadCells, [kind]: cells }
  }
}

function readSource(text: string) {
  const [, source = '', limits = ''] = SOURCE.exec(text) ?? []
  const limit = (name: string) => Number(new RegExp(`${name}=(\\d+)`).exec(limits)?.[1] ?? 0)
  return { source, times: limit('times'), days: limit('days') }
}

const readPriceRule: CellReader<Draft>['read'] = (into, text) => {
  const [, rule = '', discount = ''] = /^(fixed|parts)?\s*(.*)$/.exec(text.trim()) ?? []
  const percent = PERCENT.exec(discount)?.[1]
  if (discount !== '' && (percent === undefined || rule !== 'parts')) {
    throw cellUnreadable({ text: shown(text), example: 'parts -10%' })
  }
  into.priceRule = rule === 'parts' ? 'parts' : 'fixed'
  into.partsDiscount = percent ? (readAmount(percent, 2) ?? 0) : 0
}

/** An amount, `11.50`, or a discount, `-10%`. */
function readPrice(text: string, { digits, currency }: CellContext): GroupPriceInput {
  const percent = PERCENT.exec(text.trim())?.[1]
  if (percent !== undefined) return { percent: readAmount(percent, 2) ?? 0 }
  return { amount: readAmount(text, digits, currency) ?? 0 }
}

/** A quantity with its price: `6:10.90`. */
function readTier(text: string, context: CellContext): TierInput {
  const at = text.indexOf(':')
  if (at < 1) throw cellUnreadable({ text: shown(text), example: '6:10.90|12:-10%' })
  return { quantity: readCount(text.slice(0, at)) ?? 0, ...readPrice(text.slice(at + 1), context) }
}

function readFlag(text: string): boolean {
  const word = text.trim().toLowerCase()
  if (NO.has(word)) return false
  if (YES.has(word)) return true
  throw cellUnreadable({ text: shown(text), example: '1' })
}

function shown(text: string): string {
  return text.trim().slice(0, 40)
}
