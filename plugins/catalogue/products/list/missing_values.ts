import { COLUMN_ATTRIBUTES } from '#plugins/catalogue/vocabulary/system_attributes'

const COLUMNS = [...COLUMN_ATTRIBUTES].map((code) => `'${code}'`).join(', ')

/**
 * Attributes `a` that the family of a product `p` requires and that nothing is said of: what goes after `from`, with its
 * `where`. `requireValues` says the same of a product that is being written.
 */
export const MISSING_VALUES = `catalogue_family_groups g
  join catalogue_family_attributes fa on fa.group_id = g.id
  join catalogue_attributes a on a.id = fa.attribute_id
  where g.family_id = p.family_id and a.is_required = true and a.code not in (${COLUMNS})
    and p.attributes ->> a.code is null
    and not exists (select 1 from catalogue_product_translations mt
      where mt.product_id = p.id and mt.attributes ->> a.code is not null)
    and exists (select 1 from catalogue_variants mv where mv.product_id = p.id and mv.options ->> a.code is null)`

/** In the order of the family. */
export const MISSING_ORDER = 'g.position, g.id, fa.position, a.id'
