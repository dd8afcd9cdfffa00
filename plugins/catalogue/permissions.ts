import type { Label, PermissionDeclarations } from '#core/plugin/contract'

const label = (fr_FR: string, en_GB: string): Label => ({ fr_FR, en_GB })

/** What staff may be allowed to do in the catalogue. */
export const permissions = {
  admin: {
    'catalogue.products.update': label('Modifier un produit', 'Change a product'),
    'catalogue.products.update_inventories': label('Modifier le stock', 'Change stock'),
    'catalogue.permalinks.update': label('Modifier les permaliens', 'Change permalinks'),
  },
} satisfies PermissionDeclarations

/** Which seeded role receives what. */
export const roles = {
  admin: Object.keys(permissions.admin),
  editor: ['catalogue.permalinks.update'],
}
