import env from '#config/env'

/** Default password of `cli admin:create`. */
export const adminPassword = env.get('ADMIN_PASSWORD')?.release() ?? ''

/** Key that signs links in mails. */
export const linkKey = env.get('APP_KEY').release()
