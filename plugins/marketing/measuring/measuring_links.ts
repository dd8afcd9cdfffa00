import app from '@adonisjs/core/services/app'
import encryption from '@adonisjs/core/services/encryption'

const CLICK = 'marketing.measuring.click'
const OPENING = 'marketing.measuring.opening'

/** A link of a mail: the address that it leads to, and whose mail it stands in. */
export interface MeasuredLink {
  deliveryId: number
  address: string
}

/** The address that notes a click, then leads on. Nobody but the shop can make one: it leads only where a mail of ours led. */
export const clickAddress = (link: MeasuredLink): string =>
  addressOf('clicks', encryption.encrypt(link, { purpose: CLICK }))

/** Null: the token was never ours. */
export const clickedBy = (token: string) => encryption.decrypt<MeasuredLink>(token, CLICK)

/** The address of the picture that notes that a mail was opened. */
export const pictureAddress = (deliveryId: number): string =>
  addressOf('openings', encryption.encrypt(deliveryId, { purpose: OPENING }))

/** The mail of a picture; null: the token was never ours. */
export const openedBy = (token: string) => encryption.decrypt<number>(token, OPENING)

const addressOf = (what: 'clicks' | 'openings', token: string) =>
  `${app.config.get<string>('cellier.address')}/api/marketing/newsletter/${what}/${token}`
