import vine from '@vinejs/vine'
import { version } from '#plugins/catalogue/validators/admin/texts'

const fields = {
  name: vine.string().trim().minLength(1).maxLength(120),
  code: vine.string().trim().maxLength(64).nullable().optional(),
}

export const storeMediaCategory = vine.create({ ...fields })

export const updateMediaCategory = vine.create({ ...fields, version: version() })
