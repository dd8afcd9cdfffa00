import { shopChoices } from '#plugins/configuration/queries/list_choices'

/** The choices of the form of a channel. */
export default class ChannelChoicesController {
  async index() {
    return { data: await shopChoices() }
  }
}
