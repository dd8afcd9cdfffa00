/** The zone of shops whose channel names no other. */
export const SHOP_ZONE = 'Europe/Paris'
