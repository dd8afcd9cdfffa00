import type { Label } from '#core/i18n/label'
import type { PermissionDeclarations } from '#core/plugin/contract'

const label = (fr_FR: string, en_GB: string): Label => ({ fr_FR, en_GB })

/** What staff may be allowed to do with discounts. */
export const permissions = {
  admin: {
    'marketing.cart_rules.list': label('Voir les remises', 'See discounts'),
    'marketing.cart_rules.create': label('Ajouter des remises', 'Add discounts'),
    'marketing.cart_rules.update': label('Modifier les remises', 'Change discounts'),
    'marketing.cart_rules.delete': label('Supprimer des remises', 'Delete discounts'),
    'marketing.cart_rules.copy': label('Dupliquer des remises', 'Copy discounts'),
    'marketing.cart_rules.generate_coupons': label('Générer des codes promotionnels', 'Generate coupons'),
    'marketing.cart_rules.coupons.list': label('Voir les codes promotionnels', 'See coupons'),
    'marketing.cart_rules.coupons.mass_delete': label('Supprimer des codes promotionnels', 'Delete coupons'),
    'marketing.reports.list': label(
      'Lire ce que rapportent remises, campagnes et avis',
      'Read what discounts, campaigns and reviews bring'
    ),
    'marketing.menu.reports': label('Menu\u202f: rapports marketing', 'Menu: marketing reports'),
    'marketing.menu.discounts': label('Menu\u202f: remises', 'Menu: discounts'),
  },
  front: { 'marketing.account.newsletter': label('Choisir ses lettres d’information', 'Choose one’s newsletters') },
} satisfies PermissionDeclarations

/** Delete. */
export const dangerous = ['marketing.cart_rules.delete', 'marketing.cart_rules.coupons.mass_delete']

export const presets = { operations: Object.keys(permissions.admin) }

const front = Object.keys(permissions.front)

export const roles = { admin: Object.keys(permissions.admin), customer: front, professional: front }
