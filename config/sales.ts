import env from '#config/env'

/** Key that signs the links of guests to their quotes. */
export const linkKey = env.get('APP_KEY').release()
