import type { Locale } from '#web/lib/locale'
import type { ResponseOf } from '#web/lib/registry'

export type Section = 'general' | 'catalog' | 'customers' | 'sales' | 'emails'

/** A setting as it holds in a scope. */
export type Setting = ResponseOf<'configuration.admin.settings.index'>['data'][number]

export interface Scope {
  channel?: string
  locale?: Locale
}

export interface SettingsData {
  section: Section
  settings: Setting[]
  channels: { code: string; name: string; locales: string[] }[]
  scope: Scope
  q: string
}

/** Whether a setting may have a value of its own there; else it is shown as it holds and changed where it is decided. */
export function canDiffer({ scopes }: Pick<Setting, 'scopes'>, { channel, locale }: Scope): boolean {
  return (!channel || scopes.includes('channel')) && (!locale || scopes.includes('locale'))
}

/** Settings under their headings, in the order in which they are declared. */
export function byGroup(settings: readonly Setting[]): [string, Setting[]][] {
  const groups = new Map<string, Setting[]>()
  for (const setting of settings) groups.set(setting.group, [...(groups.get(setting.group) ?? []), setting])
  return [...groups]
}
