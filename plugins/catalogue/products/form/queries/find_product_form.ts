import { inject } from '@adonisjs/core'
import app from '@adonisjs/core/services/app'
import { ChannelPort, type Channel } from '#core/context/shop_context'
import { LOCALES, LOCALE_PREFIXES, type Locale } from '#core/i18n/locales'
import { Addresses } from '#plugins/catalogue/permalinks/addresses'
import { Store } from '#core/database/store'
import { firstDay, lastDay } from '#plugins/catalogue/prices/special_days'
import { LINK_KINDS } from '#plugins/catalogue/products/upsert/product_input'
import { mediumUrl } from '#core/media/media_record'
import { MISSING_ORDER, MISSING_VALUES } from '#plugins/catalogue/products/list/missing_values'
import { queryProducts, seenCondition } from '#plugins/catalogue/products/read_products'
import { statesOf } from '#plugins/catalogue/products/upsert/load_products'
import type { Label } from '#core/i18n/label'
import type { ReadSet } from '#core/database/read_set'
import type {
  FormCustomerGroup,
  FormLevel,
  FormLink,
  FormTexts,
  FormVariant,
  ProductForm,
} from '#plugins/catalogue/products/form/product_form'
import type { ProductState, VariantState } from '#plugins/catalogue/products/upsert/product_state'

/** A product that a link leads to; the list's row of it may be missing. */
interface FoundLink {
  id: number
  code: string
  name: string | null
  sku: string | null
  image: string | null
}

interface FoundFile {
  id: number
  name: string
  hash: string
  format: string
  variants: { width: number }[]
}

/** A product with everything its form edits, in one statement. */
@inject()
export class FindProductForm {
  constructor(
    private readonly store: Store,
    private readonly channels: ChannelPort,
    private readonly addresses: Addresses
  ) {}

  /** Null: there is no such product. */
  async execute(id: number): Promise<ProductForm | null> {
    const lists = await this.store.read.readAll((reads) => queryForm(reads, id))
    const [found] = lists.products.rows
    const state = statesOf(lists).get(id)
    if (!found || !state) return null
    const { baseCurrency: currency, timezone } = this.channels.all()[0] as Channel
    const { rowHash: _, familyId: __, ...own } = state
    const names = new Map(lists.partNames.rows.map(({ sku, name }) => [sku, name]))
    const withNames = (parts: ProductState['members']) =>
      parts.map((part) => ({ ...part, name: names.get(part.sku) || '' }))
    return {
      ...own,
      id,
      family: found.family,
      familyName: lists.families.rows[0]?.name ?? {},
      currency,
      createdAt: found.createdAt,
      updatedAt: found.updatedAt,
      missing: lists.missing.rows.map(({ code }) => code),
      translations: this.#texts(state),
      variants: state.variants.map((variant) => formVariant(variant, lists.levels.rows, timezone)),
      links: linksOf(state.links, lists.linked.rows),
      media: mediaOf(state.media, lists.files.rows),
      bundle: state.bundle.map((option) => ({ ...option, parts: withNames(option.parts) })),
      members: withNames(state.members),
      downloads: lists.downloads.rows.map(({ id: ___, productId: ____, ...download }) => download),
      customerGroups: lists.customerGroups.rows,
    }
  }

  #texts({ translations }: ProductState): ProductForm['translations'] {
    const basePath = app.config.get<string>('cellier.basePath').replace(/\/$/, '')
    const entries = LOCALES.map((locale): [Locale, FormTexts] => {
      const text = translations[locale]
      const path = `${basePath}${LOCALE_PREFIXES[locale]}${this.addresses.path('product', locale, text.slug)}`
      return [locale, { ...text, path: text.slug === '' ? null : path }]
    })
    return Object.fromEntries(entries) as ProductForm['translations']
  }
}

function queryForm(reads: ReadSet, id: number) {
  const { json } = reads
  const isSeen = seenCondition(reads)
  reads.with('seen as (select cast(? as bigint) as id)', id)
  return {
    ...queryProducts(reads, {}),
    families: reads.list<{ name: Partial<Label> }>(
      { name: json.part('f.name') },
      `catalogue_products p join catalogue_families f on f.id = p.family_id where ${isSeen('p.id')}`,
      'f.id'
    ),
    missing: reads.list<{ code: string }>(
      { code: 'a.code' },
      `catalogue_products p cross join ${MISSING_VALUES} and ${isSeen('p.id')}`,
      MISSING_ORDER
    ),
    levels: reads.list<FormLevel & { variantId: number }>(
      { variantId: 'l.variant_id', source: 's.code', onHand: 'l.on_hand', reserved: 'l.reserved' },
      `catalogue_variants v join catalogue_stock_levels l on l.variant_id = v.id
        join catalogue_inventory_sources s on s.id = l.source_id where ${isSeen('v.product_id')}`,
      's.priority, s.id'
    ),
    linked: reads.list<FoundLink>(
      { id: 'l.id', code: 'l.code', name: 'r.name', sku: 'r.sku', image: 'r.image' },
      `catalogue_product_links k join catalogue_products l on l.id = k.linked_id
        left join catalogue_product_rows r on r.product_id = k.linked_id where ${isSeen('k.product_id')}`,
      'l.id'
    ),
    files: reads.list<FoundFile>(
      { id: 'm.id', name: 'm.name', hash: 'm.hash', format: 'm.format', variants: json.part('m.variants') },
      `core_media m where m.id in (select pm.media_id from catalogue_product_media pm where ${isSeen('pm.product_id')})`,
      'm.id'
    ),
    partNames: reads.list<{ sku: string; name: string | null }>(
      { sku: 'pv.sku', name: 't.name' },
      `catalogue_product_parts pp join catalogue_variants pv on pv.sku = pp.sku
        join catalogue_product_translations t on t.product_id = pv.product_id and t.locale = 'fr_FR'
        where ${isSeen('pp.product_id')}`,
      'pv.id'
    ),
    customerGroups: queryCustomerGroups(reads),
  }
}

/** Groups that can have prices of their own: visitors who are not signed in see everybody's. */
export function queryCustomerGroups(reads: ReadSet) {
  return reads.list<FormCustomerGroup>({ code: 'code', name: 'name' }, "users_groups where code <> 'guest'", 'id')
}

function formVariant(
  { id, prices, stock: _, ...variant }: VariantState,
  levels: readonly (FormLevel & { variantId: number })[],
  zone: string
): FormVariant {
  return {
    ...variant,
    id: id as number,
    specialFrom: firstDay(variant.specialFrom, zone),
    specialTo: lastDay(variant.specialTo, zone),
    prices: prices.map(({ group, ...price }) => ({ ...price, group: group || null })),
    stock: levels.filter(({ variantId }) => variantId === id).map(({ variantId: __, ...level }) => level),
  }
}

/** Links by kind: first those that lead to a product, then those that wait for one. */
function linksOf(links: ProductState['links'], linked: readonly FoundLink[]): ProductForm['links'] {
  const products = new Map(linked.map((product) => [product.id, product]))
  const shown = (target: number | string): FormLink[] => {
    if (typeof target === 'string') return [{ id: null, code: target, name: target, sku: target, image: null }]
    const product = products.get(target)
    return product ? [{ ...product, name: product.name ?? product.code, sku: product.sku ?? product.code }] : []
  }
  const pendingLast = (targets: readonly (number | string)[]) => [
    ...targets.filter((target) => typeof target === 'number'),
    ...targets.filter((target) => typeof target === 'string'),
  ]
  return Object.fromEntries(
    LINK_KINDS.map((kind) => [kind, pendingLast(links[kind]).flatMap(shown)])
  ) as ProductForm['links']
}

function mediaOf(media: ProductState['media'], files: readonly FoundFile[]): ProductForm['media'] {
  const byId = new Map(files.map((file) => [file.id, file]))
  return media.flatMap((medium) => {
    const file = byId.get(medium.mediaId)
    return file ? [{ ...medium, name: file.name, url: mediumUrl(file) }] : []
  })
}
