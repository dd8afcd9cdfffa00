import vine from '@vinejs/vine'

/** The page that the banner is for alone; absent: it is for every page of its place. */
export const showBanner = vine.create({ about: vine.string().trim().maxLength(200).optional() })
