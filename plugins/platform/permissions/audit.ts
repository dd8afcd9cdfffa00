import type { Label } from '#core/i18n/label'

/** Permissions of the audit log. */
export const auditPermissions = {
  'platform.audit.list': { fr_FR: 'Voir le journal des modifications', en_GB: 'See the audit log' },
  'platform.menu.audit': { fr_FR: 'Menu : journal des modifications', en_GB: 'Menu: audit log' },
} satisfies Record<string, Label>
