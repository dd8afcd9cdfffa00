import type { Label, PermissionDeclarations } from '#core/plugin/contract'

const label = (fr_FR: string, en_GB: string): Label => ({ fr_FR, en_GB })

/** What staff may be allowed to do with people, and customers with their account. */
export const permissions = {
  admin: {
    'users.roles.list': label('Voir les rôles', 'See roles'),
    'users.groups.list': label('Voir les groupes', 'See groups'),
    'users.permissions.list': label('Voir les permissions', 'See permissions'),
  },
  front: {
    'users.account.profile': label('Voir et modifier son profil', 'See and change their profile'),
  },
} satisfies PermissionDeclarations

const account = Object.keys(permissions.front)

/** Which seeded role receives what. */
export const roles = {
  admin: Object.keys(permissions.admin),
  editor: [],
  customer: account,
  professional: account,
}
