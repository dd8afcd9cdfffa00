import { adminHead } from '#web/admin/admin_head'
import { adminLoader } from '#web/admin/admin_loader'
import { loadSettings, settingWords } from './load_settings.server'

export { SettingsScreen as default } from './settings_screen'

export const meta = adminHead

export const loader = adminLoader({ id: 'configuration.admin.catalog', words: settingWords }, (args) =>
  loadSettings(args, 'catalog')
)
