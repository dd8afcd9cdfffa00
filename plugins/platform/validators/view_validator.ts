import vine from '@vinejs/vine'
import { version } from '#core/http/record_validators'

const view = {
  name: vine.string().trim().minLength(1).maxLength(60),
  isShared: vine.boolean().optional(),
  isDefault: vine.boolean().optional(),
  isCommonDefault: vine.boolean().optional(),
  query: vine.object({
    q: vine.string().trim().maxLength(200).optional(),
    sort: vine.string().trim().maxLength(200).optional(),
    filter: vine.record(vine.string().maxLength(200)).optional(),
  }),
  columns: vine.array(vine.string().maxLength(80)).maxLength(100).nullable().optional(),
  density: vine
    .enum(['normal', 'compact'] as const)
    .nullable()
    .optional(),
}

/** A view of a list, under a name. */
export const storeView = vine.compile(vine.object({ ...view, list: vine.string().maxLength(120) }))

/** The same, with the version that was looked at. */
export const updateView = vine.compile(vine.object({ ...view, version: version() }))
