import vine from '@vinejs/vine'
import { LOCALES } from '#core/i18n/locales'
import { SECTIONS } from '#plugins/configuration/declare_setting'

const scope = {
  channel: vine.string().maxLength(40).optional(),
  locale: vine.enum(LOCALES).optional(),
}

const key = vine.string().maxLength(160)

/** The scope, and the settings of a screen or those that a search finds on all screens. */
export const indexSettings = vine.compile(
  vine.object({
    channel: scope.channel.clone(),
    // `locale` in the query is the language of the response.
    for_locale: scope.locale.clone(),
    section: vine.enum(SECTIONS).optional(),
    q: vine.string().trim().maxLength(120).optional(),
  })
)

/** New values by key (their types are those of the settings), and keys to reset. */
export const updateSettings = vine.compile(
  vine.object({
    ...scope,
    values: vine.record(vine.any().nullable()).optional(),
    unset: vine.array(key).maxLength(500).distinct().optional(),
    /** By key, `changedAt` as the form read it. A value that changed since is refused. */
    seen: vine.record(vine.string().maxLength(24).nullable()).optional(),
  })
)
