import env from '#config/env'

/** Signs the links by which guests reach their quotes. */
export const linkKey = env.get('APP_KEY').release()
