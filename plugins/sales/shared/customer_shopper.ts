import { inject } from '@adonisjs/core'
import { ChannelPort } from '#core/context/shop_context'
import { Store } from '#core/database/store'
import { groupsOf, type CustomerRecord } from '#plugins/users/index'
import type { Shopper } from '#plugins/sales/shared/shopper'

/** A customer as the shopper of a cart, with their group's prices and their language. */
@inject()
export class CustomerShopper {
  constructor(
    private readonly store: Store,
    private readonly channels: ChannelPort
  ) {}

  async of(
    { id: customerId, email, vatNumber, groupId, locale }: CustomerRecord,
    { channel, currency }: { channel: string; currency: string }
  ): Promise<Shopper & { customerId: number }> {
    const group = (await groupsOf(this.store)).get(groupId)
    const own = this.channels.all().find(({ code }) => code === channel)
    return {
      channel,
      currency,
      customerId,
      email,
      vatNumber,
      token: null,
      locale: locale ?? own?.defaultLocale ?? 'fr_FR',
      group: group?.code ?? '',
      showsNet: group?.showsNetPrices ?? false,
    }
  }
}
