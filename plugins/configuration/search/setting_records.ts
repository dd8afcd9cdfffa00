import app from '@adonisjs/core/services/app'
import { closenessOf } from '#core/lists/closeness'
import { Settings } from '#core/settings/settings'
import { listSettings } from '#plugins/configuration/queries/list_settings'
import type { Section } from '#plugins/configuration/declare_setting'
import type { RecordSource } from '#plugins/platform/index'

/** Settings by their labels, for the palette. Found by whoever may see their screen. */
function recordsOf(section: Section, fr: string, en: string): RecordSource {
  const permission = `configuration.${section}.view`
  return {
    label: { fr_FR: `Réglages\u202f: ${fr}`, en_GB: `Settings: ${en}` },
    permission,
    async find({ q, locale, limit }) {
      const settings = await app.container.make(Settings)
      const holds = (key: string) => Promise.resolve(key === permission)
      const found = await listSettings(settings, { scope: {}, section, q, locale, holds })
      const near = ({ label, key }: (typeof found)[number]) => closenessOf(label, [key], q)
      const nearest = found.sort((one, other) => near(one) - near(other))
      return nearest.slice(0, limit).map(({ label, group }) => ({
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
