import app from '@adonisjs/core/services/app'
import { Settings } from '#core/settings/settings'
import { listSettings } from '#plugins/configuration/queries/list_settings'
import type { Section } from '#plugins/configuration/declare_setting'
import type { RecordSource } from '#plugins/platform/index'

/** The settings of a screen by their words, for the palette: who sees the screen finds them. */
function recordsOf(section: Section, fr: string, en: string): RecordSource {
  const permission = `configuration.${section}.view`
  return {
    label: { fr_FR: `Réglages\u202f: ${fr}`, en_GB: `Settings: ${en}` },
    permission,
    async find({ q, locale, limit }) {
      const settings = await app.container.make(Settings)
      const holds = (key: string) => Promise.resolve(key === permission)
      const found = await listSettings(settings, { scope: {}, section, q, locale, holds })
      return found.slice(0, limit).map(({ label, group }) => ({
        name: label,
        caption: group || null,
        screen: `configuration.admin.${section}`,
        params: { q: label },
      }))
    },
  }
}

export const general = recordsOf('general', 'général', 'general')
export const catalog = recordsOf('catalog', 'catalogue', 'catalogue')
export const sales = recordsOf('sales', 'ventes', 'sales')
export const emails = recordsOf('emails', 'emails', 'emails')
