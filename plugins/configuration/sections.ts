import { SECTIONS, type Section } from '#plugins/configuration/declare_setting'
import type { SettingDefinition } from '#core/settings/setting'

/** By the permission to change settings, the permission to see them. */
export const VIEW_OF: Readonly<Record<string, string>> = {
  'configuration.general.update': 'configuration.general.view',
  'configuration.catalog.update': 'configuration.catalog.view',
  'configuration.customers.update': 'configuration.customers.view',
  'configuration.sales.update': 'configuration.sales.view',
  'configuration.emails.update': 'configuration.emails.view',
}

/** The screen of a setting: its own, else the general one; null: no screen of the configuration. */
export function sectionOf({ section = 'general' }: SettingDefinition): Section | null {
  return SECTIONS.find((each) => each === section) ?? null
}

/** The permission to change a setting: its own, else that of its section. */
export function keyOf(definition: SettingDefinition | undefined): string {
  if (definition?.permission) return definition.permission
  const section = definition ? sectionOf(definition) : null
  return `configuration.${section ?? 'general'}.update`
}
