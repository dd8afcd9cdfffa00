import env from '#config/env'

/** `smtp://user:password@host:587`, or `smtps://…`. Empty: the shop's setting is used, or mails are stored. */
export const smtpUrl = env.get('SMTP_URL')?.release() ?? ''

/** Sender of every mail: `Cellier <bonjour@exemple.fr>`. Empty: the shop's setting is used. */
export const from = env.get('MAIL_FROM', '')

/**
 * Whether staff may read stored mails, which may have links that give access to accounts: in the demo shop and in
 * development. Other shops list stored mails without their content.
 */
export const isKeptReadable = env.get('NODE_ENV') !== 'production' || env.get('DEMO', false)
