import env from '#config/env'

/** `smtp://user:password@host:587`, or `smtps://…`. Empty: as the shop's settings say, or mails are kept. */
export const smtpUrl = env.get('SMTP_URL')?.release() ?? ''

/** Sender of every mail: `Cellier <bonjour@exemple.fr>`. Empty: as the shop's settings say. */
export const from = env.get('MAIL_FROM', '')

/**
 * Whether staff may read kept mails, links that open an account included: in the demo shop and on a developer's machine.
 * A real shop without a mail server shows that they exist.
 */
export const isKeptReadable = env.get('NODE_ENV') !== 'production' || env.get('DEMO', false)
