import app from '@adonisjs/core/services/app'

/** What stands behind the @ in ids of the shop's mails. */
export function mailHost(): string {
  return new URL(app.config.get<string>('cellier.address')).hostname
}
