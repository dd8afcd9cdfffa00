import type { Locale } from '#web/lib/locale'

export type Section = 'general' | 'catalog' | 'customers' | 'sales' | 'emails'

/** A setting as it holds in a scope. */
export interface Setting {
  key: string
  section: string
  group: string
  label: string
  help: string
  type: string
  value: unknown
  fallback: unknown
  isOwn: boolean
  isSet: boolean
  decidedAt: string | null
  changedAt: string | null
  isChangeable: boolean
  secret: boolean
  scopes: string[]
  choices: { code: string; label: string }[]
  min: number | null
  max: number | null
  format: string | null
  isLong: boolean
  /** Hundredths of a percent. */
  isRate: boolean
  /** Of an amount in minor units; null: anything else. */
  currency: string | null
}

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
