import type { AdminArgs } from '#web/admin/admin_loader'
import { locales, type Locale } from '#web/lib/locale'
import { callOrFail } from '#web/lib/screen_loader'
import type { Section, SettingsData } from './setting_types'

/** Those of the screen, and of its fields that are links. */
export const settingWords = ['configuration.settings', 'editor.link']

/** The settings of a section as they hold in the scope that the address names; or, of all sections, what words find. */
export async function loadSettings({ context, url }: AdminArgs, section: Section): Promise<SettingsData> {
  const { data: scopes } = await callOrFail(context, 'GET', 'configuration.admin.setting_scopes.index')
  const channel = scopes.channels.find(({ code }) => code === url.searchParams.get('channel'))
  const offered = channel?.locales ?? locales
  const locale = offered.find((each) => each === url.searchParams.get('locale')) as Locale | undefined
  const q = (url.searchParams.get('q') ?? '').trim().slice(0, 120)
  const scope = { ...(channel ? { channel: channel.code } : {}), ...(locale ? { locale } : {}) }
  const where = { ...(channel ? { channel: channel.code } : {}), ...(locale ? { for_locale: locale } : {}) }
  const query = { ...where, ...(q ? { q } : { section }) }
  const { data: settings } = await callOrFail(context, 'GET', 'configuration.admin.settings.index', { query })
  return { section, settings, channels: scopes.channels, scope, q }
}
