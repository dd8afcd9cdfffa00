import { SECTIONS, type Section } from '#plugins/configuration/declare_setting'
import type { SettingDefinition } from '#core/settings/setting'

/** Which permission lets staff see the settings that another one lets them change. */
export const VIEW_OF: Readonly<Record<string, string>> = {
  'configuration.general.update': 'configuration.general.view',
  'configuration.catalog.update': 'configuration.catalog.view',
  'configuration.customers.update': 'configuration.customers.view',
  'configuration.sales.update': 'configuration.sales.view',
  'configuration.emails.update': 'configuration.emails.view',
}

/** The screen a setting stands on: as it says itself, else the general one; null: none of the configuration's. */
export function sectionOf({ section = 'general' }: SettingDefinition): Section | null {
  return SECTIONS.find((each) => each === section) ?? null
}

/** What staff need to change a setting. One without a permission of its own belongs to its section. */
export function keyOf(definition: SettingDefinition | undefined): string {
  if (definition?.permission) return definition.permission
  const section = definition ? sectionOf(definition) : null
  return `configuration.${section ?? 'general'}.update`
}
