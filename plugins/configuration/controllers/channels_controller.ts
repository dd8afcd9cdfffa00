import { inject } from '@adonisjs/core'
import { ChannelRecords } from '#core/context/channel_records'
import { Lists } from '#core/lists/lists'
import { requestOrigin } from '#core/identity/request_origin'
import { routeId } from '#core/http/route_id'
import { destroyRecord } from '#core/records/record_validators'
import { rowGone } from '#plugins/configuration/errors'
import { CreateChannel } from '#plugins/configuration/actions/create_channel'
import { DeleteChannel } from '#plugins/configuration/actions/delete_channel'
import { UpdateChannel } from '#plugins/configuration/actions/update_channel'
import { ChannelWriter } from '#plugins/configuration/services/channel_writer'
import { channelInput } from '#plugins/configuration/services/channel_input'
import { findChannel, type ChannelRow } from '#plugins/configuration/queries/find_channel'
import { CommittedRows } from '#plugins/configuration/queries/committed_rows'
import { storeChannel, updateChannel } from '#plugins/configuration/validators/channel_validator'
import type { HttpContext } from '@adonisjs/core/http'

/** The channels of the shop. */
@inject()
export default class ChannelsController {
  constructor(
    private readonly lists: Lists,
    private readonly rows: CommittedRows,
    private readonly writer: ChannelWriter,
    private readonly belongings: ChannelRecords,
    private readonly creation: CreateChannel,
    private readonly change: UpdateChannel,
    private readonly removal: DeleteChannel
  ) {}

  async index(ctx: HttpContext) {
    return this.lists.page('configuration.channels', ctx.request.qs())
  }

  /** A channel, with counts of what its deletion would remove. */
  async show(ctx: HttpContext) {
    const channel = await findChannel(this.rows.read, routeId(ctx))
    if (!channel) throw rowGone()
    return { data: this.#shape(channel), meta: { belongings: await this.belongings.of(channel.code) } }
  }

  async store(ctx: HttpContext) {
    const { isClosed = false, code, ...given } = await ctx.request.validateUsing(storeChannel)
    const channel = { code, ...channelInput(given) }
    const data = this.#shape(await this.creation.execute(channel, isClosed, requestOrigin(ctx)))
    ctx.response.status(201)
    return { data }
  }

  async update(ctx: HttpContext) {
    const { isClosed = false, version, ...given } = await ctx.request.validateUsing(updateChannel)
    const change = { id: routeId(ctx), version, isClosed, ...channelInput(given) }
    return { data: this.#shape(await this.change.execute(change, requestOrigin(ctx))) }
  }

  async destroy(ctx: HttpContext) {
    const { version } = await ctx.request.validateUsing(destroyRecord)
    await this.removal.execute({ id: routeId(ctx), version }, requestOrigin(ctx))
    ctx.response.noContent()
  }

  #shape(channel: ChannelRow) {
    return { ...channel, isClosed: this.writer.isClosed(channel.code) }
  }
}
