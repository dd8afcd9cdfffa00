import { inject } from '@adonisjs/core'
import { Store } from '#core/database/store'
import { alertLinkUnknown } from '#plugins/catalogue/stock_alerts/errors'
import { stockAlerts } from '#plugins/catalogue/stock_alerts/tables'
import { emailOfToken } from '#plugins/catalogue/stock_alerts/stock_alert_link'

/** Ends all alerts of an address, by the link of a mail to it. Done again it changes nothing. */
@inject()
export class EndStockAlerts {
  constructor(private readonly store: Store) {}

  /** Gives the address. @throws alertLinkUnknown */
  async execute(token: string): Promise<string> {
    const email = emailOfToken(token)
    if (email === null) throw alertLinkUnknown()
    await this.store.transaction((trx) => stockAlerts.delete(trx, { email }))
    return email
  }
}
