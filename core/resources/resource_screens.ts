import { menuKey, permissionOf, screenIds, screenPath } from '#core/resources/names'
import type { AnyResource } from '#core/resources/resource'
import type { Label } from '#core/i18n/label'

/** A screen of the back office that the web app shows for a resource. The same shape as a screen in a manifest. */
export interface ResourceScreen {
  id: string
  area: 'admin'
  path: string
  title: Label
  permission: string
  resource: { id: string; part: 'list' | 'form' | 'change'; words: readonly string[] }
  action?: { label: Label; permissions: string[]; params: Record<string, string>; order: number }
  menu?: { key: string; label: Label; parent: string; order: number }
}

/** The list, the form and the change of many rows of each resource. */
export function resourceScreens(resources: readonly AnyResource[]): ResourceScreen[] {
  return resources.flatMap((resource) =>
    [listScreen(resource), formScreen(resource), changeScreen(resource)].filter((screen) => screen !== null)
  )
}

function listScreen(resource: AnyResource): ResourceScreen | null {
  const permission = permissionOf(resource, 'list')
  if (!permission) return null
  const { id, label, menu, words = [] } = resource
  return {
    id: screenIds(resource).list,
    area: 'admin',
    path: screenPath(resource),
    title: label.many,
    permission,
    resource: { id, part: 'list', words },
    ...(menu
      ? {
          menu: {
            key: menuKey(resource),
            label: menu.label ?? label.many,
            parent: menu.parent,
            order: menu.order ?? 100,
          },
        }
      : {}),
  }
}

function formScreen(resource: AnyResource): ResourceScreen | null {
  const permission = permissionOf(resource, 'view')
  if (!permission) return null
  return {
    id: screenIds(resource).form,
    area: 'admin',
    path: `${screenPath(resource)}/{id}`,
    title: resource.label.one,
    permission,
    resource: { id: resource.id, part: 'form', words: resource.words ?? [] },
    ...actionOf(resource),
  }
}

function changeScreen(resource: AnyResource): ResourceScreen | null {
  const permission = permissionOf(resource, 'mass_update')
  if (!permission) return null
  return {
    id: screenIds(resource).change,
    area: 'admin',
    path: `${screenPath(resource)}/mass-updates/{id}`,
    title: { fr_FR: 'Modification groupée', en_GB: 'Bulk change' },
    permission,
    resource: { id: resource.id, part: 'change', words: [] },
  }
}

/** The creation of a row, whose form is a page. */
function actionOf(resource: AnyResource): Pick<ResourceScreen, 'action'> {
  const create = permissionOf(resource, 'create')
  const { action, label } = resource
  if (!action || !create || !label.create) return {}
  return { action: { label: label.create, permissions: [create], params: { id: 'create' }, ...action } }
}
