import env from '#config/env'

/** Key that signs the addresses to which people answer mails about tickets. */
export const mailKey = env.get('APP_KEY').release()
