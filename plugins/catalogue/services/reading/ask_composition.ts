import { seenBy } from '#plugins/catalogue/services/reading/ask_belongings'
import type { BundleOptionState, DownloadState, PartState } from '#plugins/catalogue/services/upsert/product_state'
import type { ReadSet } from '#core/database/read_set'

/** A link or sample; `name` is that of its file. */
export type FoundDownload = DownloadState & { id: number; name: string | null }

interface FoundOption extends Omit<BundleOptionState, 'parts'> {
  id: number
  product: number
}

interface FoundPart extends PartState {
  product: number
  option: number | null
}

/** A product that is given what it is made of. */
interface Composed {
  bundle: BundleOptionState[]
  members: PartState[]
}

/** Links and samples, and the parts of bundles and groups. */
export function askComposition(reads: ReadSet) {
  const { json } = reads
  const isSeen = seenBy(reads)
  return {
    options: reads.list<FoundOption>(
      {
        ...{ id: 'o.id', product: 'o.product_id', code: 'o.code', label: json.part('o.label'), type: 'o.type' },
        isRequired: 'o.is_required',
      },
      `catalogue_bundle_options o where ${isSeen('o.product_id')}`,
      'o.product_id, o.position'
    ),
    parts: reads.list<FoundPart>(
      {
        ...{ product: 'pp.product_id', option: 'pp.option_id', sku: 'pp.sku', quantity: 'pp.quantity' },
        ...{ isDefault: 'pp.is_default', isQuantityFree: 'pp.is_quantity_free' },
      },
      `catalogue_product_parts pp where ${isSeen('pp.product_id')}`,
      'pp.product_id, pp.position'
    ),
    downloads: reads.list<FoundDownload & { product: number }>(
      {
        ...{ id: 'd.id', product: 'd.product_id', kind: 'd.kind', title: json.part('d.title'), source: 'd.source' },
        ...{ times: 'd.times', days: 'd.days', name: 'df.name' },
      },
      `catalogue_downloads d left join catalogue_files df on df.hash = d.file_hash where ${isSeen('d.product_id')}`,
      'd.product_id, d.kind, d.position'
    ),
  }
}

/** Gives products the options and parts that were found of them. */
export function addParts(
  products: ReadonlyMap<number, Composed>,
  { options, parts }: Pick<ReturnType<typeof askComposition>, 'options' | 'parts'>
): void {
  const byId = new Map<number, BundleOptionState>()
  for (const { id, product, isRequired, ...row } of options.rows) {
    const option = { ...row, isRequired: Boolean(isRequired), parts: [] }
    byId.set(id, option)
    products.get(product)?.bundle.push(option)
  }
  for (const { product, option, isDefault, isQuantityFree, ...row } of parts.rows) {
    const part = { ...row, isDefault: Boolean(isDefault), isQuantityFree: Boolean(isQuantityFree) }
    const place = option === null ? products.get(product)?.members : byId.get(option)?.parts
    place?.push(part)
  }
}
