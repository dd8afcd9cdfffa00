import type { ListDefinition } from '#core/lists/list'

/** Which attributes a kind of product has. */
export default {
  permission: 'catalogue.families.list',
  label: { fr_FR: 'Familles d’attributs', en_GB: 'Attribute families' },
  from: 'catalogue_families f',
  id: 'f.id',
  order: 'name',
  search: ['f.code', "core_fold(f.name ->> 'fr_FR')", "core_fold(coalesce(f.name ->> 'en_GB', ''))"],
  naming: {
    codes: ['f.code'],
    titles: ["core_fold(f.name ->> 'fr_FR')", "core_fold(coalesce(f.name ->> 'en_GB', ''))"],
  },
  columns: {
    name: {
      type: 'text',
      sql: `coalesce(nullif(f.name ->> :locale, ''), f.name ->> 'fr_FR', f.code)`,
      label: { fr_FR: 'Nom', en_GB: 'Name' },
    },
    code: { type: 'text', sql: 'f.code', label: { fr_FR: 'Code', en_GB: 'Code' } },
    attributes: {
      type: 'number',
      sql: `(select count(*) from catalogue_family_groups g
        join catalogue_family_attributes fa on fa.group_id = g.id where g.family_id = f.id)`,
      label: { fr_FR: 'Attributs', en_GB: 'Attributes' },
      filter: false,
    },
    products: {
      type: 'number',
      sql: '(select count(*) from catalogue_products p where p.family_id = f.id)',
      label: { fr_FR: 'Produits', en_GB: 'Products' },
      filter: false,
    },
    updated_at: { type: 'instant', sql: 'f.updated_at', label: { fr_FR: 'Modifiée', en_GB: 'Changed' } },
  },
} satisfies ListDefinition
