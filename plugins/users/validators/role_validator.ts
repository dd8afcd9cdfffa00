import vine from '@vinejs/vine'
import { version } from '#core/http/record_validators'

/** More than there are permissions. */
const MOST = 2000

export const updateRolePermissions = vine.compile(
  vine.object({
    permissions: vine.array(vine.string().maxLength(120)).maxLength(MOST),
    version: version(),
  })
)
