import vine from '@vinejs/vine'
import { LOCALES } from '#core/i18n/locales'

const scope = {
  channel: vine.string().maxLength(40).optional(),
  locale: vine.enum(LOCALES).optional(),
}

/** Which settings, and in which scope. */
export const indexSettings = vine.compile(vine.object({ ...scope, section: vine.string().maxLength(120).optional() }))

/** New values by key. Their types are the settings' own. */
export const updateSettings = vine.compile(vine.object({ ...scope, values: vine.record(vine.any()) }))
