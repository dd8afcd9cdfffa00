import type { PermissionDeclarations } from '#core/plugin/contract'

/** What staff may be allowed to do beside what resources and content types declare. */
export const permissions = {
  admin: {
    'cms.broken_links.list': { fr_FR: 'Voir les liens cassés', en_GB: 'See broken links' },
    'cms.broken_links.update': { fr_FR: 'Réparer les liens cassés', en_GB: 'Mend broken links' },
    'cms.broken_links.recheck': { fr_FR: 'Vérifier les liens', en_GB: 'Check links' },
    'cms.menu.broken_links': { fr_FR: 'Menu\u202f: liens cassés', en_GB: 'Menu: broken links' },
    'cms.permalinks.update': { fr_FR: 'Modifier les permaliens', en_GB: 'Change permalinks' },
  },
} satisfies PermissionDeclarations

export const presets = {}

export const roles = {}
