import { inject } from '@adonisjs/core'
import { attachment } from '#core/files/send_file'
import { TakeOwnData } from '#plugins/users/actions/customers/take_own_data'
import { ownCustomerId } from '#plugins/users/services/own_customer'
import type { HttpContext } from '@adonisjs/core/http'

const NAME: Record<string, string> = { fr_FR: 'mes-donnees.zip', en_GB: 'my-data.zip' }

/** Everything that the shop knows of a customer, as a file for themselves. */
@inject()
export default class OwnDataFilesController {
  constructor(private readonly take: TakeOwnData) {}

  /** Its bytes are the answer; what is returned only tells the description of the API that it is no JSON. */
  async show(ctx: HttpContext): Promise<string> {
    const { locale } = ctx.shop
    const archive = await this.take.execute(ownCustomerId(ctx), locale)
    const name = NAME[locale] ?? 'data.zip'
    ctx.response.header('content-type', 'application/zip').header('content-disposition', attachment(name)).send(archive)
    return name
  }
}
