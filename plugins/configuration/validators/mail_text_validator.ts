import vine from '@vinejs/vine'
import { strictNumber } from '#core/http/strict_number'
import { LOCALES } from '#core/i18n/locales'

/** The text of a mail. The action reads the body and says what is wrong with it. */
const written = {
  subject: vine.string().maxLength(250),
  body: vine.any().optional(),
}

/** Number of the last version that the writer saw; 0: there was none. */
const version = strictNumber().min(0)

export const updateMailText = vine.create({ ...written, version: version.clone() })

export const destroyMailText = vine.create({ version: version.clone() })

/** A text that is not saved yet, for a preview or a test. */
export const storeMailPreview = vine.create({
  name: vine.string().maxLength(100),
  language: vine.enum(LOCALES),
  channel: vine.string().trim().maxLength(40).optional(),
  aboutNumber: vine.string().trim().maxLength(60).optional(),
  ...written,
})
