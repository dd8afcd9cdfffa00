import { readJson } from '#plugins/catalogue/database/bulk'
import type { JsonSql } from '#core/database/json_sql'
import type { Locale } from '#core/i18n/locales'
import type { DownloadKind, OptionType } from '#plugins/catalogue/services/upsert/composition_input'

/** A variant inside a bundle or a group. */
export interface FormPart {
  sku: string
  /** Empty while no product bears the SKU. */
  name: string
  quantity: number
  isDefault: boolean
  isQuantityFree: boolean
}

export interface FormBundleOption {
  code: string
  label: Partial<Record<Locale, string>>
  type: OptionType
  isRequired: boolean
  parts: FormPart[]
}

export interface FormDownload {
  kind: DownloadKind
  title: Partial<Record<Locale, string>>
  source: string
  times: number
  days: number
  /** Of a file; null: an address. */
  name: string | null
  /** How often it was fetched. */
  downloads: number
}

/** Who may have prices of their own. */
export interface FormCustomerGroup {
  code: string
  name: string
}

/** What a form says of a product's parts, files and prices beside the variants. */
export interface FormComposition {
  bundle: FormBundleOption[]
  members: FormPart[]
  downloads: FormDownload[]
  customerGroups: FormCustomerGroup[]
}

export interface FoundComposition {
  bundle: unknown
  parts: unknown
  downloads: unknown
  customer_groups: unknown
}

type FoundPart = FormPart & { option: string | null }

/** Groups that can have prices of their own: visitors who are not signed in see everybody's. */
const PRICED = "code <> 'guest'"

/** Columns that bring all of it with the product's own row `p`. */
export function compositionColumns(json: JsonSql): string {
  const { list, object, part } = json
  const option = object({
    ...{ code: 'o.code', label: part('o.label'), type: 'o.type', isRequired: 'o.is_required' },
  })
  const piece = object({
    ...{ option: 'po.code', sku: 'pp.sku', name: 'pr.name', quantity: 'pp.quantity' },
    ...{ isDefault: 'pp.is_default', isQuantityFree: 'pp.is_quantity_free' },
  })
  const download = object({
    ...{ kind: 'd.kind', title: part('d.title'), source: 'd.source', times: 'd.times', days: 'd.days' },
    ...{ name: 'df.name', downloads: 'd.downloads' },
  })
  return `(select ${list(option, 'o.position')} from catalogue_bundle_options o where o.product_id = p.id) as bundle,
      (select ${list(piece, 'pp.position')} from catalogue_product_parts pp
        left join catalogue_bundle_options po on po.id = pp.option_id
        left join catalogue_variants pv on pv.sku = pp.sku
        left join catalogue_product_translations pr on pr.product_id = pv.product_id and pr.locale = 'fr_FR'
        where pp.product_id = p.id) as parts,
      (select ${list(download, 'd.kind, d.position')} from catalogue_downloads d
        left join catalogue_files df on df.hash = d.file_hash where d.product_id = p.id) as downloads,
      ${customerGroups(json)} as customer_groups`
}

/** The groups as one value. */
export function customerGroups({ list, object }: JsonSql): string {
  return `(select ${list(object({ code: 'code', name: 'name' }), 'id')} from users_groups where ${PRICED})`
}

export function compositionOf(row: FoundComposition): FormComposition {
  const parts = (readJson<FoundPart[] | null>(row.parts) ?? []).map((part) => ({ ...part, name: part.name || '' }))
  const options = readJson<Omit<FormBundleOption, 'parts'>[] | null>(row.bundle) ?? []
  const of = (code: string | null) => parts.filter(({ option }) => option === code).map(toPart)
  return {
    bundle: options.map((option) => ({ ...option, isRequired: Boolean(option.isRequired), parts: of(option.code) })),
    members: of(null),
    downloads: readJson<FormDownload[] | null>(row.downloads) ?? [],
    customerGroups: readJson<FormCustomerGroup[] | null>(row.customer_groups) ?? [],
  }
}

function toPart({ sku, name, quantity, isDefault, isQuantityFree }: FoundPart): FormPart {
  return { sku, name, quantity, isDefault: Boolean(isDefault), isQuantityFree: Boolean(isQuantityFree) }
}
