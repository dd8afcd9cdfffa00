import { inject } from '@adonisjs/core'
import { PluginRegistry, type Permission } from '#core/plugin/registry'
import { ResourceCatalogue } from '#core/resources/resource_catalogue'
import { Store } from '#core/database/store'
import { Translator } from '#core/i18n/translator'
import { ShowRole } from '#plugins/users/queries/roles/show_role'
import { lacking, type Held } from '#plugins/users/services/authority'
import { offeredPresets, type OfferedPreset } from '#plugins/users/services/offered_presets'
import type { Locale } from '#core/i18n/locales'
import type { RoleState } from '#plugins/users/services/role_rows'

/** A permission on the screen of a role. */
export interface OfferedPermission {
  key: string
  label: string
  isGranted: boolean
  /** Whether the reader may grant it. */
  isGivable: boolean
  /** It destroys, gives money away or gives power. */
  isDangerous: boolean
}

export interface PermissionResource {
  /** `users.roles` */
  key: string
  label: string
  permissions: OfferedPermission[]
}

export interface PermissionGroup {
  plugin: string
  label: string
  resources: PermissionResource[]
}

export interface RolePermissions {
  role: RoleState
  groups: PermissionGroup[]
  /** What it may begin from: none on the shop's own side. */
  presets: OfferedPreset[]
}

/** Every permission that a role of its interface may have, by plugin and kind of thing. */
@inject()
export class ListRolePermissions {
  constructor(
    private readonly store: Store,
    private readonly registry: PluginRegistry,
    private readonly role: ShowRole,
    private readonly translator: Translator,
    private readonly catalogue: ResourceCatalogue
  ) {}

  /** @throws roleNotFound */
  async execute(id: number, held: Held, locale: Locale): Promise<RolePermissions> {
    const role = await this.role.execute(id)
    const rows = await this.store.reader.all<{ permission: string }>(
      'select permission from users_role_permissions where role_id = ?',
      [id]
    )
    const granted = new Set(rows.map(({ permission }) => permission))
    const offered = [...this.registry.permissions.values()].filter((one) => one.interface === role.guard_name)
    const withheld = new Set(
      role.guard_name === 'admin'
        ? lacking(
            held,
            offered.map(({ key }) => key)
          )
        : []
    )
    const asOffered = ({ key, label, isDangerous }: Permission): OfferedPermission => ({
      key,
      label: label[locale],
      isGranted: role.grantsAll || granted.has(key),
      isGivable: !withheld.has(key),
      isDangerous,
    })
    const groups = [...Map.groupBy(offered, ({ plugin }) => plugin)].map(([plugin, permissions]) => ({
      plugin,
      label: this.registry.get(plugin)?.label[locale] ?? plugin,
      resources: [...Map.groupBy(permissions, ({ key }) => resourceOf(key))].map(([key, ones]) => ({
        key,
        label: this.#label(key, locale),
        permissions: ones.map(asOffered),
      })),
    }))
    const presets =
      role.guard_name === 'admin'
        ? offeredPresets(this.registry, 'role', locale, (key) => !withheld.has(key) || granted.has(key))
        : []
    return { role, groups, presets }
  }

  #label(resource: string, locale: Locale): string {
    const [plugin = '', ...rest] = resource.split('.')
    if (rest.length === 0) return this.registry.get(plugin)?.label[locale] ?? plugin
    const key = `${plugin}.resources.${rest.join('_')}`
    if (this.translator.has(locale, key)) return this.translator.translate(locale, key)
    if (rest.join('.') === 'menu') return this.translator.translate(locale, 'users.resources.menu')
    return this.catalogue.find(resource)?.resource.label.many[locale] ?? ''
  }
}

function resourceOf(key: string): string {
  return key.replace(/\.[^.]+$/, '')
}
