import vine from '@vinejs/vine'
import { LOCALES } from '#core/i18n/locales'
import { SECTIONS } from '#plugins/configuration/declare_setting'

const scope = {
  channel: vine.string().maxLength(40).optional(),
  locale: vine.enum(LOCALES).optional(),
}

const key = vine.string().maxLength(160)

/** Which settings, and in which scope: those of a screen, or those of all screens that some words find. */
export const indexSettings = vine.compile(
  vine.object({
    channel: scope.channel.clone(),
    // `locale` in an address is the language of the answer's words.
    for_locale: scope.locale.clone(),
    section: vine.enum(SECTIONS).optional(),
    q: vine.string().trim().maxLength(120).optional(),
  })
)

/** New values by key (their types are the settings' own), keys that go back to what holds without them. */
export const updateSettings = vine.compile(
  vine.object({
    ...scope,
    values: vine.record(vine.any().nullable()).optional(),
    unset: vine.array(key).maxLength(500).distinct().optional(),
    /** `changedAt` of what was looked at, by key: a value that changed since is refused. */
    seen: vine.record(vine.string().maxLength(24).nullable()).optional(),
  })
)
