import { ACTIONS, type AnyResource, type ResourceAction } from '#core/resources/resource'
import { inSentence, type Label } from '#core/i18n/label'
import { actionPermission, menuKey, partsOf, permissionOf } from '#core/resources/names'
import type { Plugin } from '#core/plugin/contract'

const VERBS: Record<ResourceAction, Label> = {
  list: { fr_FR: 'voir la liste', en_GB: 'see the list' },
  view: { fr_FR: 'ouvrir', en_GB: 'open' },
  create: { fr_FR: 'créer', en_GB: 'create' },
  update: { fr_FR: 'modifier', en_GB: 'change' },
  delete: { fr_FR: 'supprimer', en_GB: 'delete' },
  mass_update: { fr_FR: 'modifier en nombre', en_GB: 'change in bulk' },
  mass_delete: { fr_FR: 'supprimer en nombre', en_GB: 'delete in bulk' },
}

const menuWords = (many: Label): Label => ({
  fr_FR: `Menu\u202f: ${inSentence(many.fr_FR)}`,
  en_GB: `Menu: ${inSentence(many.en_GB)}`,
})

const actionWords = (many: Label, label: Label): Label => ({
  fr_FR: `${many.fr_FR}\u202f: ${inSentence(label.fr_FR)}`,
  en_GB: `${many.en_GB}: ${inSentence(label.en_GB)}`,
})

const DESTRUCTIVE: readonly ResourceAction[] = ['delete', 'mass_update', 'mass_delete']

/** The plugin with what its resources declare: permissions, which of them are dangerous, and events. */
export function withResources(plugin: Plugin): Plugin {
  const { resources = [] } = plugin
  if (resources.length === 0) return plugin
  const declared = resources.flatMap(permissionsOf)
  const dangerous = resources.flatMap((resource) => keysOf(resource, DESTRUCTIVE))
  return {
    ...plugin,
    permissions: {
      ...plugin.permissions,
      // A label of the plugin's own wins.
      admin: { ...Object.fromEntries(declared), ...plugin.permissions?.admin },
    },
    dangerous: [...new Set([...(plugin.dangerous ?? []), ...dangerous])],
    events: [...new Set([...(plugin.events ?? []), ...resources.flatMap(eventsOf)])],
  }
}

/** The permissions of a resource that is made while the shop runs. */
export function resourcePermissions(resource: AnyResource): { key: string; label: Label; isDangerous: boolean }[] {
  const dangerous = keysOf(resource, DESTRUCTIVE)
  return permissionsOf(resource).map(([key, label]) => ({ key, label, isDangerous: dangerous.includes(key) }))
}

function permissionsOf(resource: AnyResource): [key: string, label: Label][] {
  const { many } = resource.label
  const own = ACTIONS.flatMap((action): [string, Label][] => {
    const key = permissionOf(resource, action)
    return key === `${resource.id}.${action}` ? [[key, actionWords(many, VERBS[action])]] : []
  })
  const actions = Object.entries(resource.actions ?? {}).flatMap(([action, { label, permission }]) =>
    permission === undefined ? [[actionPermission(resource, action), actionWords(many, label)] as [string, Label]] : []
  )
  const [plugin, name] = partsOf(resource)
  const isOwnMenu = resource.menu && menuKey(resource) === `${plugin}.menu.${name}`
  return [...own, ...actions, ...(isOwnMenu ? [[menuKey(resource), menuWords(many)] as [string, Label]] : [])]
}

function keysOf(resource: AnyResource, actions: readonly ResourceAction[]): string[] {
  return actions
    .map((action) => permissionOf(resource, action))
    .filter((key): key is string => key !== null && key.startsWith(`${resource.id}.`))
}

function eventsOf({ id, events }: AnyResource): string[] {
  return events === true ? [`${id}.created`, `${id}.updated`, `${id}.deleted`] : []
}
