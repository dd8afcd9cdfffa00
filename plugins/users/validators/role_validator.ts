import vine from '@vinejs/vine'
import { askedFor } from '#core/http/described_fields'
import { writtenNumber } from '#core/http/written_number'

const name = () => vine.string().trim().maxLength(60).use(askedFor()).optional()

/** A new role. A missing name is refused by the action, with words of its own. */
export const storeRole = vine.compile(vine.object({ name: name(), guard_name: vine.enum(['admin', 'front'] as const) }))

export const updateRole = vine.compile(vine.object({ name: name(), version: writtenNumber().min(1) }))

/** More than there are permissions: what a form could ever send. */
const MOST = 2000

export const updateRolePermissions = vine.compile(
  vine.object({
    permissions: vine.array(vine.string().maxLength(120)).maxLength(MOST),
    version: writtenNumber().min(1),
  })
)
