import type { Router } from '@adonisjs/core/http'
import type { ApplicationService } from '@adonisjs/core/types'
import type { SettingDefinition } from '#core/settings/setting'
import type { Label } from '#core/i18n/label'
import type { HealthCheck } from '#core/health/check'
import type { RateLimit } from '#core/limits/rate_limits'
import type { Report } from '#core/boot/preparation'
import type { PresetName } from '#core/identity/presets'
import type { DomainListener } from '#core/events/listener'
import type { Contributions, ExtensionPointName, Lazy } from '#core/plugin/extension_points'
import type { AnyResource } from '#core/resources/resource'
import type { ProvidedPorts } from '#core/plugin/ports'

/** The two interfaces a permission or a role belongs to (`guard_name` on the wire). */
export type Interface = 'admin' | 'front'

/** Permissions a plugin declares: full dotted key → label, per interface. */
export type PermissionDeclarations = { [Name in Interface]?: Record<string, Label> }

/** A named slot in this plugin's screens that other plugins may fill. */
export interface SlotDefinition {
  label: Label
  /** Permission that viewers need. Absent on public screens. */
  permission?: string
}

export interface DemoShop {
  app: ApplicationService
  /** Folder of the demo's own files. */
  folder: string
  /** Folder of its pictures. */
  pictures: string
  report: Report
}

/** Fills an empty shop with examples. Idempotent. */
export interface DemoLoader {
  load(shop: DemoShop): Promise<void>
  /** Makes what happened in the shop before today, by `DemoHistory`. Called when every plugin has loaded its examples. */
  past?(shop: DemoShop): Promise<void>
}

/**
 * Everything a plugin adds, as plain data and lazy imports: it can be read without booting the
 * application. Folders found by convention: `database/migrations`, `lang`, `web/screens.ts`, `tests`.
 */
export interface PluginDefinition {
  /** snake_case and permanent: prefixes every name below, and the stored names of migrations. */
  id: string
  /** Semver. */
  version: string
  label: Label
  /** Plugin id (or `core`) → semver range. A missing, out-of-range or cyclic one stops the boot. */
  requires?: Record<string, string>
  permissions?: PermissionDeclarations
  /** Seeded role → permission keys it receives from this plugin. */
  roles?: Record<string, readonly string[]>
  /** Preset of a role or token → the permissions of this plugin that it includes. */
  presets?: { [Name in PresetName]?: readonly string[] }
  /** Permissions that destroy data, give money away or grant power. Screens mark them. */
  dangerous?: readonly string[]
  /** Registers routes; each ends with `.permission(key)`, `.customer(key?)` or `.public()`. */
  routes?: (router: Router) => void
  /** Rate limits, which actions take by name (`RateLimits`). An entry of config/limits.ts with the same name wins. */
  limits?: Record<string, RateLimit>
  /** Paths of its screens in the shop, such as `/degustations/:id`, without the language. No permalink takes them. */
  paths?: readonly string[]
  settings?: Record<string, SettingDefinition>
  /** Kinds of rows that staff keep. Those in `resources/*.ts` are added by themselves. */
  resources?: readonly AnyResource[]
  /** Extension points this plugin owns. */
  offers?: readonly ExtensionPointName[]
  extends?: Contributions
  /** Domain events of this plugin, for its own listeners and those of plugins that require it. */
  events?: readonly string[]
  /** Domain event name → listeners, by a permanent name. */
  listeners?: Record<string, Record<string, Lazy<DomainListener>>>
  slots?: Record<string, SlotDefinition>
  health?: Record<string, Lazy<HealthCheck>>
  demo?: Lazy<DemoLoader>
  /** Ports of core that this plugin fills. Two plugins that fill the same one stop the boot. */
  provides?: ProvidedPorts
}

/** A definition with its defaults filled in. */
export interface Plugin extends PluginDefinition {
  requires: Record<string, string>
}
