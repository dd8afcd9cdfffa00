import type { Router } from '@adonisjs/core/http'
import type { ApplicationService } from '@adonisjs/core/types'
import type { SettingDefinition } from '#core/settings/setting'
import type { HealthCheck } from '#core/health/check'
import type { Report } from '#core/boot/preparation'
import type { DomainListener } from '#core/events/listener'
import type { Contributions, ExtensionPointName, Lazy } from '#core/plugin/extension_points'
import type { ProvidedPorts } from '#core/plugin/ports'

/** A short text in every language of the product. */
export interface Label {
  fr_FR: string
  en_GB: string
}

/** The two interfaces a permission or a role belongs to (`guard_name` on the wire). */
export type Interface = 'admin' | 'front'

/** Permissions a plugin declares: full dotted key → label, per interface. */
export type PermissionDeclarations = { [Name in Interface]?: Record<string, Label> }

/** A named place in this plugin's screens that other plugins may fill. */
export interface SlotDefinition {
  label: Label
  /** Permission a viewer needs; absent on public screens. */
  permission?: string
}

/** What a demo loader works with. */
export interface DemoShop {
  app: ApplicationService
  /** Folder of the demo's own files. */
  folder: string
  /** Folder of the pictures drawn for it. */
  pictures: string
  report: Report
}

/** Fills an empty shop with examples. Running it again changes nothing. */
export interface DemoLoader {
  load(shop: DemoShop): Promise<void>
  /** Makes what happened in the shop before today, by `DemoPast`. Called when every plugin has loaded its examples. */
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
  /** Registers routes; each ends with `.permission(key)`, `.customer(key?)` or `.public()`. */
  routes?: (router: Router) => void
  settings?: Record<string, SettingDefinition>
  /** Extension points this plugin owns. */
  offers?: readonly ExtensionPointName[]
  extends?: Contributions
  /** Domain events this plugin tells, for its own listeners and those of plugins that require it. */
  events?: readonly string[]
  /** Domain event name → listeners, by a name that stays the same for ever. */
  listeners?: Record<string, Record<string, Lazy<DomainListener>>>
  slots?: Record<string, SlotDefinition>
  health?: Record<string, Lazy<HealthCheck>>
  demo?: Lazy<DemoLoader>
  /** Ports of core that this plugin fills. Two plugins that fill the same one stop the boot. */
  provides?: ProvidedPorts
}

/** A definition together with the folder it was loaded from. */
export interface Plugin extends PluginDefinition {
  requires: Record<string, string>
}
