/** The default time zone of a channel. */
export const SHOP_ZONE = 'Europe/Paris'
