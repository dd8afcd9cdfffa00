import { inject } from '@adonisjs/core'
import encryption from '@adonisjs/core/services/encryption'
import { closeSession } from '#core/identity/session'
import { requestOrigin } from '#core/identity/request_origin'
import { UpdateProfile } from '#plugins/users/actions/account/update_profile'
import { DeleteOwnAccount } from '#plugins/users/actions/account/delete_own_account'
import { confirmationOver } from '#plugins/users/errors/account'
import { CONFIRMS_DELETION } from '#plugins/users/services/purposes'
import { ownId } from '#plugins/users/services/own_account'
import { FindStaff } from '#plugins/users/queries/find_staff'
import { destroyProfile, updateProfile } from '#plugins/users/validators/account_validator'
import type { HttpContext } from '@adonisjs/core/http'

/** One's own account of the back office. */
@inject()
export default class AdminProfileController {
  constructor(
    private readonly find: FindStaff,
    private readonly change: UpdateProfile,
    private readonly remove: DeleteOwnAccount
  ) {}

  async show(ctx: HttpContext) {
    return { data: await this.find.execute(ownId(ctx)) }
  }

  async update(ctx: HttpContext) {
    const input = await ctx.request.validateUsing(updateProfile)
    return { data: await this.change.execute({ ...input, id: ownId(ctx) }, requestOrigin(ctx)) }
  }

  /** Needs the token that `users.admin.confirmations.store` returns for the password. */
  async destroy(ctx: HttpContext) {
    const { confirmation } = await ctx.request.validateUsing(destroyProfile)
    const id = ownId(ctx)
    if (encryption.decrypt<number>(confirmation, CONFIRMS_DELETION) !== id) throw confirmationOver({}, 'confirmation')
    await this.remove.execute(id, requestOrigin(ctx))
    await closeSession(ctx, 'staff')
    ctx.response.noContent()
  }
}
