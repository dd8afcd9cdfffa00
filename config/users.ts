import env from '#config/env'

/** Password that `cli admin:create` gives when nobody types one. */
export const adminPassword = env.get('ADMIN_PASSWORD')?.release() ?? ''

/** Signs the links of mails. */
export const linkKey = env.get('APP_KEY').release()
