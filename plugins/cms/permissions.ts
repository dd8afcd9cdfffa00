import { BUILT_IN } from '#plugins/cms/content/built_in'
import { resourcePermissions } from '#core/resources/resource_plugin'
import { typePermissions } from '#plugins/cms/content/type_permissions'
import categories from '#plugins/cms/resources/categories'
import contentTypes from '#plugins/cms/resources/content_types'
import customFields from '#plugins/cms/resources/custom_fields'
import menuItems from '#plugins/cms/resources/menu_items'
import menus from '#plugins/cms/resources/menus'
import permalinks from '#plugins/cms/resources/permalinks'
import tags from '#plugins/cms/resources/tags'
import type { AnyResource } from '#core/resources/resource'
import type { PermissionDeclarations } from '#core/plugin/contract'

/** Those of pages and posts, which every site has. Types that staff make declare theirs when they are made. */
const builtIn = BUILT_IN.flatMap(typePermissions)

/** What staff may be allowed to do with the contents that every site has. Resources declare theirs themselves. */
export const permissions = {
  admin: {
    ...Object.fromEntries(builtIn.map(({ key, label }) => [key, label])),
    'cms.broken_links.list': { fr_FR: 'Voir les liens cassés', en_GB: 'See broken links' },
    'cms.broken_links.update': { fr_FR: 'Réparer les liens cassés', en_GB: 'Mend broken links' },
    'cms.broken_links.recheck': { fr_FR: 'Vérifier les liens', en_GB: 'Check links' },
    'cms.menu.broken_links': { fr_FR: 'Menu\u202f: liens cassés', en_GB: 'Menu: broken links' },
    'cms.permalinks.update': { fr_FR: 'Modifier les permaliens', en_GB: 'Change permalinks' },
  },
} satisfies PermissionDeclarations

export const dangerous = builtIn.flatMap(({ key, isDangerous }) => (isDangerous ? [key] : []))

const resources = [
  categories,
  contentTypes,
  customFields,
  menuItems,
  menus,
  permalinks,
  tags,
] as unknown as AnyResource[]

/** Editors write the site. */
const editor = [...Object.keys(permissions.admin), ...resources.flatMap(resourcePermissions).map(({ key }) => key)]

export const presets = { operations: editor }

export const roles = { editor }
